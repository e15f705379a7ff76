import { useQuery } from "@apollo/client/react";
import { type QueryFailure, queryFailure } from "../../lib/query-failure.ts";
import { CurrentUserDocument } from "./generated/current-user.ts";
import type { User_CurrentFragment } from "./generated/user-current.ts";

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
