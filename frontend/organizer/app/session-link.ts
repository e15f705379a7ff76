import type { ApolloCache, ApolloClient, ApolloLink } from "@apollo/client";
import { CombinedGraphQLErrors } from "@apollo/client/errors";
import { ErrorLink } from "@apollo/client/link/error";
import { OperationTypeNode } from "graphql";
import { from, switchMap } from "rxjs";
import { checkSession, noteSessionEnd, untilSignedIn } from "../features/auth/session.ts";
import { MyHelpDocument } from "../features/helpers/generated/my-help.ts";

/** So that a server that goes on refusing is not asked without a pause. */
const pauseMs = 1_000;

/** Notices that a session has ended. What is followed live is followed again once there is another one. */
export function createSessionLink(cache: ApolloCache): ApolloLink {
  return new ErrorLink(({ error, operation, forward }) => {
    if (!isUnauthenticated(error)) return undefined;
    if (operation.operationType === OperationTypeNode.SUBSCRIPTION)
      return from(untilWorthFollowing(operation.client)).pipe(switchMap(() => forward(operation)));
    noteSessionEnd(cache);
    cache.writeQuery({ query: MyHelpDocument, data: { myHelp: null } });
    return undefined;
  });
}

/** Asked, not concluded: a socket that closed with an old session may be back before a new one's cookie. */
export async function askWhoCalls(client: ApolloClient): Promise<void> {
  const isHelping = client.readQuery({ query: MyHelpDocument })?.myHelp != null;
  await Promise.all([
    checkSession(client),
    isHelping && client.query({ query: MyHelpDocument, fetchPolicy: "network-only" }).catch(() => undefined),
  ]);
}

async function untilWorthFollowing(client: ApolloClient): Promise<void> {
  await askWhoCalls(client);
  await untilSignedIn();
  await new Promise((resolve) => setTimeout(resolve, pauseMs));
}

function isUnauthenticated(error: unknown): boolean {
  return (
    CombinedGraphQLErrors.is(error) && error.errors.some(({ extensions }) => extensions?.code === "UNAUTHENTICATED")
  );
}
