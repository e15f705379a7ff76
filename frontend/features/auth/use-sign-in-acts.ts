import type { ApolloClient } from "@apollo/client";
import { useCallback } from "react";
import { useBringClient } from "../../lib/bring-client.ts";
import type { signInActs } from "./sign-in-acts.ts";

/** Runs an act of signing in, whose code comes with the client's. It throws when that does not come. */
export function useSignInActs() {
  const bring = useBringClient();
  return useCallback(
    async <Outcome>(act: (acts: typeof signInActs, client: ApolloClient) => Promise<Outcome>): Promise<Outcome> => {
      const [client, { signInActs: acts }] = await Promise.all([bring(), import("./sign-in-acts.ts")]);
      return act(acts, client);
    },
    [bring],
  );
}
