import { useEffect, useEffectEvent, useRef } from "react";
import { logFailure } from "../../lib/page.ts";

/** Guests may come every second; a glance need not. */
const pauseMs = 2000;

/** Reads again when a state has changed, at most every two seconds. @param state the one that was read at first, then later ones */
export function useFollowing(state: string, read: () => Promise<unknown>): void {
  const last = useRef({ state, at: 0 });
  const readAgain = useEffectEvent(read);
  useEffect(() => {
    if (state === last.current.state) return;
    const timer = setTimeout(
      () => {
        last.current = { state, at: Date.now() };
        readAgain().catch((reason: unknown) => logFailure("Reading what happened at the door", reason));
      },
      Math.max(0, last.current.at + pauseMs - Date.now()),
    );
    return () => clearTimeout(timer);
  }, [state]);
}
