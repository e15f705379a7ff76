import type { ApolloClient } from "@apollo/client";
import { queryFailure } from "../../lib/query-failure.ts";
import { isStranger } from "../../lib/stranger.ts";
import type { CurrentUserState } from "./current-user.ts";
import { CurrentUserDocument } from "./generated/current-user.ts";

/** Reports who is signed in, now and after each change. */
export function watchCurrentUser(client: ApolloClient, report: (state: CurrentUserState) => void): void {
  if (isStranger()) client.writeQuery({ query: CurrentUserDocument, data: { me: null } });
  const query = client.watchQuery({ query: CurrentUserDocument, notifyOnNetworkStatusChange: true });
  query.subscribe(({ data, dataState, loading, error }) => {
    const user = dataState === "complete" ? data.me : null;
    report({ user, loading, failure: queryFailure(error, () => query.refetch()) });
  });
}
