import { useQuery } from "@apollo/client/react";
import { CurrentUserDocument, type User_CurrentFragment } from "../../generated/documents.ts";
import { type QueryFailure, queryFailure } from "../../lib/query-failure.ts";

export type CurrentUser = User_CurrentFragment;

export interface CurrentUserState {
  /** Null when nobody is signed in, and while that is still unknown. */
  user: CurrentUser | null;
  loading: boolean;
  failure: QueryFailure | undefined;
}

/** Who is signed in. Queried once and cached; login and logout update it. */
export function useCurrentUser(): CurrentUserState {
  const { data, loading, error, refetch } = useQuery(CurrentUserDocument, { notifyOnNetworkStatusChange: true });
  return { user: data?.me ?? null, loading, failure: queryFailure(error, refetch) };
}
