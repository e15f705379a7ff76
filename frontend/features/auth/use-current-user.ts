import { useQuery } from "@apollo/client/react";
import { CurrentUserDocument, type User_CurrentFragment } from "../../generated/guest.ts";
import { type QueryFailure, queryFailure } from "../../lib/query-failure.ts";

/** The signed-in user as every screen knows them. */
export type CurrentUser = User_CurrentFragment;

export interface CurrentUserState {
  /** Null when nobody is signed in, and while that is not known yet. */
  user: CurrentUser | null;
  loading: boolean;
  /** Set when the server could not say who is signed in. */
  failure: QueryFailure | undefined;
}

/** Who is signed in. Asked once and kept; login and logout change it in place. */
export function useCurrentUser(): CurrentUserState {
  const { data, loading, error, refetch } = useQuery(CurrentUserDocument, { notifyOnNetworkStatusChange: true });
  return { user: data?.me ?? null, loading, failure: queryFailure(error, refetch) };
}
