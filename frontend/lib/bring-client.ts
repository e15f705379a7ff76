import type { ApolloClient } from "@apollo/client";
import { createContext, useContext } from "react";

/** Brings what sends operations. @throws when its code does not come */
export type BringClient = () => Promise<ApolloClient>;

export const BringClientContext = createContext<BringClient>(() =>
  Promise.reject(new Error("Nothing around this component brings the client")),
);

/** For what is shown before the client's code is there. Late screens have the client's own hooks. */
export function useBringClient(): BringClient {
  return useContext(BringClientContext);
}
