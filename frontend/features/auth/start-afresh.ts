import type { ApolloClient } from "@apollo/client";
import { CurrentUserDocument } from "./generated/current-user.ts";

/** Clears all cached data, because another user loaded it, and queries again who is signed in. */
export async function startAfresh(client: ApolloClient): Promise<void> {
  await client.clearStore();
  // Clearing also removed the cache's watchers: writing the new user to the cache would reach no screen.
  await client.refetchQueries({ include: [CurrentUserDocument] });
}
