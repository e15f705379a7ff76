import type { QueryFailure } from "../../lib/query-failure.ts";
import type { User_CurrentFragment } from "./generated/user-current.ts";

export type CurrentUser = User_CurrentFragment;

export interface CurrentUserState {
  /** Null when nobody is signed in, and while that is still unknown. */
  user: CurrentUser | null;
  loading: boolean;
  failure: QueryFailure | undefined;
}
