import { type ApolloCache, type ApolloClient, makeVar } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { withoutSession } from "../../../../common/page-marks.ts";
import { queryFailure } from "../../lib/errors.ts";
import { CurrentUserDocument, type User_CurrentFragment, WaitingSignInDocument } from "./generated/auth.ts";

export type CurrentUser = User_CurrentFragment;

/**
 * Who is signed in, or was until the session {@link isSessionOver ended}; null when nobody is, and while that is unknown. Queried
 * once and cached.
 */
export function useCurrentUser() {
  const { data, loading, error, refetch } = useQuery(CurrentUserDocument, { notifyOnNetworkStatusChange: true });
  return { user: data?.me ?? null, loading: loading && !data, failure: queryFailure(error, refetch) };
}

/**
 * Whether the session of the current user has ended without their doing. Their data stay in the cache, and what they typed on
 * the screen, until they sign in again.
 */
export const isSessionOver = makeVar(false);

/** Nobody is signed in if the page came without a session: no need to ask. */
export function knowStrangers(cache: ApolloCache): void {
  if (!document.documentElement.hasAttribute(withoutSession)) return;
  cache.writeQuery({ query: CurrentUserDocument, data: { me: null } });
  cache.writeQuery({ query: WaitingSignInDocument, data: { waitingSignIn: null } });
}

/** To be called when the server has refused somebody for want of a session. */
export function noteSessionEnd(cache: ApolloCache): void {
  if (!cache.readQuery({ query: CurrentUserDocument })?.me) return;
  cache.writeQuery({ query: WaitingSignInDocument, data: { waitingSignIn: null } });
  isSessionOver(true);
}

/** Asks whether the current user still has a session. Without an answer, they do. */
export async function checkSession(client: ApolloClient): Promise<void> {
  if (!client.readQuery({ query: CurrentUserDocument })?.me) return;
  const asked = client.query({ query: CurrentUserDocument, fetchPolicy: "no-cache" });
  const { data } = await asked.catch(() => ({ data: undefined }));
  // Read again: they may have signed out meanwhile.
  if (data && data.me?.id !== client.readQuery({ query: CurrentUserDocument })?.me?.id) noteSessionEnd(client.cache);
}

/** Resolves when nobody has to sign in again. */
export async function untilSignedIn(): Promise<void> {
  while (isSessionOver()) await new Promise<void>((resolve) => isSessionOver.onNextChange(() => resolve()));
}

/** Clears all cached data, because another user loaded it, and queries again who is signed in. */
export async function startAfresh(client: ApolloClient): Promise<void> {
  await client.clearStore();
  // Clearing also removed the cache's watchers: writing the new user to the cache would reach no screen.
  await client.refetchQueries({ include: [CurrentUserDocument] });
  isSessionOver(false);
}

/** Goes on with the screen of somebody whose session had ended, or starts afresh with another person. */
export async function goOnAs(client: ApolloClient, id: number): Promise<void> {
  const known = client.readQuery({ query: CurrentUserDocument })?.me;
  if (!isSessionOver() || known?.id !== id) return startAfresh(client);
  isSessionOver(false);
  // What was refused meanwhile; it shows its own failures.
  void client.refetchQueries({ include: "active" }).catch(() => undefined);
}
