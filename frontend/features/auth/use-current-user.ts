import { useCallback, useSyncExternalStore } from "react";
import { type BringClient, useBringClient } from "../../lib/bring-client.ts";
import { isStranger } from "../../lib/stranger.ts";
import { t } from "../../lib/text.ts";
import type { CurrentUserState } from "./current-user.ts";

let state: CurrentUserState = { user: null, loading: !isStranger(), failure: undefined };
let isWatched = false;
const listeners = new Set<() => void>();

/** Asks who is signed in before a screen wants to know. Returns when that is known, or cannot be. */
export function askWhoIsSignedIn(bring: BringClient): Promise<void> {
  if (!isWatched) void watch(bring);
  return new Promise((resolve) => {
    const check = () => {
      if (state.loading) return;
      listeners.delete(check);
      resolve();
    };
    listeners.add(check);
    check();
  });
}

/** Who is signed in. Queried once and cached; login and logout update it. */
export function useCurrentUser(): CurrentUserState {
  const bring = useBringClient();
  const subscribe = useCallback(
    (onChange: () => void) => {
      listeners.add(onChange);
      if (!isWatched) void watch(bring);
      return () => listeners.delete(onChange);
    },
    [bring],
  );
  return useSyncExternalStore(subscribe, () => state);
}

async function watch(bring: BringClient): Promise<void> {
  isWatched = true;
  try {
    const [client, { watchCurrentUser }] = await Promise.all([bring(), import("./watch-current-user.ts")]);
    watchCurrentUser(client, change);
  } catch {
    isWatched = false;
    // Whoever is known to be nobody can go on, and the code is asked for again when they sign in.
    if (!state.loading) return;
    change({ user: null, loading: false, failure: { reason: t("ui.noConnection"), onRetry: () => askAgain(bring) } });
  }
}

function askAgain(bring: BringClient): void {
  change({ user: null, loading: true, failure: undefined });
  void watch(bring);
}

function change(next: CurrentUserState): void {
  state = next;
  for (const onChange of listeners) onChange();
}
