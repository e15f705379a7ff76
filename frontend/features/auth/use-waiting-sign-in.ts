import { useMutation, useQuery } from "@apollo/client/react";
import { errorText } from "../../lib/error-text.ts";
import { toastTexts } from "../../lib/toast-texts.ts";
import { showToast } from "../../ui/show-toast.ts";
import { LogoutDocument } from "./generated/logout.ts";
import { WaitingSignInDocument, type WaitingSignInQuery } from "./generated/waiting-sign-in.ts";

export type WaitingSignIn = NonNullable<WaitingSignInQuery["waitingSignIn"]>;

/** Asked each time the screen opens, because a link may have begun a sign-in. Without an answer, nothing waits. */
export function useWaitingSignIn() {
  const { data, error, refetch } = useQuery(WaitingSignInDocument, { fetchPolicy: "network-only" });
  const [logout] = useMutation(LogoutDocument);

  return {
    waiting: data?.waitingSignIn ?? null,
    loading: data === undefined && error === undefined,
    /** Returns whether a sign-in waits; unless known, it does. */
    async askAgain(): Promise<boolean> {
      const answer = await refetch().catch(() => undefined);
      return answer?.data === undefined || answer.data.waitingSignIn !== null;
    },
    async drop(): Promise<void> {
      try {
        await logout();
        await refetch();
      } catch (error) {
        showToast(toastTexts.logoutFailed(errorText(error)));
      }
    },
  };
}
