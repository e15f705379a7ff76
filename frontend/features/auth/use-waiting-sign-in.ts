import { useCallback, useEffect, useState } from "react";
import { isStranger } from "../../lib/stranger.ts";
import type { WaitingSignIn } from "./sign-in-acts.ts";
import { useSignInActs } from "./use-sign-in-acts.ts";

/** Asked each time the screen opens, because a link may have begun a sign-in. Without an answer, nothing waits. */
export function useWaitingSignIn() {
  const act = useSignInActs();
  const [waiting, setWaiting] = useState<WaitingSignIn | null | undefined>(() => (isStranger() ? null : undefined));

  const askAgain = useCallback(async () => {
    try {
      const found = await act((acts, client) => acts.findWaitingSignIn(client));
      setWaiting(found);
      return found !== null;
    } catch {
      setWaiting((known) => known ?? null);
      return true;
    }
  }, [act]);

  useEffect(() => {
    if (!isStranger()) void askAgain();
  }, [askAgain]);

  return {
    waiting: waiting ?? null,
    loading: waiting === undefined,
    /** Returns whether a sign-in waits; unless known, it does. */
    askAgain,
    async drop(): Promise<void> {
      const isGone = await act((acts, client) => acts.dropSignIn(client)).catch(() => false);
      if (isGone) await askAgain();
    },
  };
}
