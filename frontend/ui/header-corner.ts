import { createContext, type ReactNode, useContext } from "react";

/** What screens show at the end of their header's first line; its surroundings decide. */
export const HeaderCornerContext = createContext<ReactNode>(null);

export function useHeaderCorner(): ReactNode {
  return useContext(HeaderCornerContext);
}
