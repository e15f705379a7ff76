import { useMutation, useQuery } from "@apollo/client/react";
import { LogoutDocument, WaitingSignInDocument, type WaitingSignInQuery } from "../../generated/documents.ts";
import { errorText } from "../../lib/error-text.ts";
import { toastTexts } from "../../lib/toast-texts.ts";
import { showToast } from "../../ui/show-toast.ts";

/** A sign-in that waits for its second step, and how that can be taken. */
export type WaitingSignIn = NonNullable<WaitingSignInQuery["waitingSignIn"]>;

/**
 * Whether this browser has begun to sign in, and has to confirm who it is. Asked each time the screen opens: a link may
 * have begun it. Without an answer, nothing waits.
 */
export function useWaitingSignIn() {
  const { data, error, refetch } = useQuery(WaitingSignInDocument, { fetchPolicy: "network-only" });
  const [logout] = useMutation(LogoutDocument);

  return {
    waiting: data?.waitingSignIn ?? null,
    loading: data === undefined && error === undefined,
    /** Asks again, after a step. Returns whether a sign-in waits; unless known, it does. */
    async askAgain(): Promise<boolean> {
      const answer = await refetch().catch(() => undefined);
      return answer?.data === undefined || answer.data.waitingSignIn !== null;
    },
    /** Ends it, so that somebody else can sign in. */
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
