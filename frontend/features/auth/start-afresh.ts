import type { ApolloClient } from "@apollo/client";
import { CurrentUserDocument } from "../../generated/guest.ts";

/** Clears everything that was read, because another user read it, and asks again who is signed in. */
export async function startAfresh(client: ApolloClient): Promise<void> {
  await client.clearStore();
  // Clearing also cut off the cache's watchers: written there, the new user would reach no screen.
  await client.refetchQueries({ include: [CurrentUserDocument] });
}
