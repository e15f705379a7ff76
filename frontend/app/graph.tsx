import type { ApolloClient } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import type { ReactNode } from "react";
import { createApolloClient } from "./apollo-client.ts";

let client: ApolloClient | undefined;

/** The page's one client. */
export function graphClient(): ApolloClient {
  client ??= createApolloClient();
  return client;
}

export function WithGraph({ children }: { children: ReactNode }) {
  return <ApolloProvider client={graphClient()}>{children}</ApolloProvider>;
}
