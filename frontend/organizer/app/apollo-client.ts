import { ApolloClient, ApolloLink, InMemoryCache } from "@apollo/client";
import UploadHttpLink from "apollo-upload-client/UploadHttpLink.mjs";
import { OperationTypeNode } from "graphql";
import { from, switchMap } from "rxjs";
import { knowStrangers } from "../features/auth/session.ts";
import { languageTag } from "../lib/text.ts";
import { databaseLink } from "./database-away.tsx";
import { askWhoCalls, createSessionLink } from "./session-link.ts";

/** After that a connection is dead. Uploads may take longer. */
const timeoutMs = 20_000;

const fetchWithTimeout: typeof fetch = (input, init) => {
  if (init?.body instanceof FormData) return fetch(input, init);
  const timeout = AbortSignal.timeout(timeoutMs);
  return fetch(input, { ...init, signal: init?.signal ? AbortSignal.any([init.signal, timeout]) : timeout });
};

/**
 * Data stays cached until something changes it: no polling, no refetch on focus, no automatic retries, except of queries
 * once the server's database is back.
 */
export function createApolloClient(): ApolloClient {
  const cache = new InMemoryCache();
  knowStrangers(cache);
  const http = new UploadHttpLink({
    uri: "/graphql",
    credentials: "include",
    // Refusals are shown among the app's own texts, so they must be in the app's language, not the browser's.
    headers: { "Apollo-Require-Preflight": "true", "Accept-Language": languageTag },
    fetch: fetchWithTimeout,
  });
  const client: ApolloClient = new ApolloClient({
    cache,
    link: createSessionLink(cache).split(
      ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
      lateSocketLink(() => void askWhoCalls(client)),
      databaseLink.concat(http),
    ),
    defaultOptions: { watchQuery: { fetchPolicy: "cache-first", pollInterval: 0 } },
  });
  return client;
}

/** Its code comes with the first subscription: before sign-in there is none. */
function lateSocketLink(onSessionEnd: () => void): ApolloLink {
  let link: Promise<ApolloLink> | undefined;
  const bring = async () => (await import("./live-socket.ts")).createSocketLink(onSessionEnd);
  return new ApolloLink((operation, forward) => {
    link ??= bring();
    return from(link).pipe(switchMap((socket) => socket.request(operation, forward)));
  });
}
