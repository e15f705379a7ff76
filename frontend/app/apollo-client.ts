import { ApolloClient, ApolloLink, InMemoryCache } from "@apollo/client";
import { CombinedGraphQLErrors } from "@apollo/client/errors";
import { ErrorLink } from "@apollo/client/link/error";
import UploadHttpLink from "apollo-upload-client/UploadHttpLink.mjs";
import { OperationTypeNode } from "graphql";
import { from, switchMap } from "rxjs";
import { CurrentUserDocument } from "../features/auth/generated/current-user.ts";
import { MyHelpDocument } from "../features/helpers/generated/my-help.ts";
import { noLongerStranger } from "../lib/stranger.ts";
import { languageTag } from "../lib/text.ts";
import { databaseLink } from "./database-link.ts";
import { fetchWithTimeout } from "./fetch-with-timeout.ts";

/**
 * Data stays cached until something changes it: no polling, no refetch on focus, no automatic retries, except of queries
 * once the server's database is back.
 */
export function createApolloClient(): ApolloClient {
  const cache = new InMemoryCache();

  const signedOutElsewhere = new ErrorLink(({ error }) => {
    if (!isUnauthenticated(error)) return;
    cache.writeQuery({ query: CurrentUserDocument, data: { me: null } });
    cache.writeQuery({ query: MyHelpDocument, data: { myHelp: null } });
  });
  // Asked, not concluded: a socket that closed with an old session may be back before a new one's cookie.
  const maybeSignedOut = new ErrorLink(({ error, operation }) => {
    if (isUnauthenticated(error)) askWhoCalls(operation.client);
  });
  const http = new UploadHttpLink({
    uri: "/graphql",
    credentials: "include",
    // Refusals are shown among the app's own texts, so they must be in the app's language, not the browser's.
    headers: { "Apollo-Require-Preflight": "true", "Accept-Language": languageTag },
    fetch: (input, init) => {
      noLongerStranger();
      return fetchWithTimeout(input, init);
    },
  });

  const client: ApolloClient = new ApolloClient({
    cache,
    link: ApolloLink.split(
      ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
      ApolloLink.from([maybeSignedOut, lateSocketLink(() => askWhoCalls(client))]),
      ApolloLink.from([databaseLink, signedOutElsewhere, http]),
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

function askWhoCalls(client: ApolloClient): void {
  const asked = [...client.getObservableQueries()].map(({ queryName }) => queryName);
  void client.refetchQueries({ include: ["CurrentUser", "MyHelp"].filter((name) => asked.includes(name)) });
}

function isUnauthenticated(error: unknown): boolean {
  return (
    CombinedGraphQLErrors.is(error) && error.errors.some(({ extensions }) => extensions?.code === "UNAUTHENTICATED")
  );
}
