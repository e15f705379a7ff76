import { useCallback, useEffect, useState } from "react";
import { isStranger } from "../../lib/stranger.ts";
import { useSignInActs } from "./use-sign-in-acts.ts";

/** Asked each time the screen opens, because a link may have begun a sign-in. Without an answer, nothing waits. */
export function useWaitingSignIn() {
  const act = useSignInActs();
  const [isWaiting, setIsWaiting] = useState<boolean | undefined>(() => (isStranger() ? false : undefined));

  const askAgain = useCallback(async () => {
    try {
      const found = await act((acts, client) => acts.isSignInWaiting(client));
      setIsWaiting(found);
      return found;
    } catch {
      setIsWaiting((known) => known ?? false);
      return true;
    }
  }, [act]);

  useEffect(() => {
    if (!isStranger()) void askAgain();
  }, [askAgain]);

  return {
    isWaiting: isWaiting ?? false,
    loading: isWaiting === undefined,
    /** Returns whether a sign-in waits; unless known, it does. */
    askAgain,
    async drop(): Promise<void> {
      const isGone = await act((acts, client) => acts.dropSignIn(client)).catch(() => false);
      if (isGone) await askAgain();
    },
  };
}
