import { useSyncExternalStore } from "react";

const undone = new Set<number>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Notes that an entry's change has been undone here, so that what reports the change disappears. */
export function noteUndone(historyEntryId: number): void {
  undone.add(historyEntryId);
  for (const listener of listeners) listener();
}

/** Whether the change of a history entry has been undone on this screen. */
export function useIsUndone(historyEntryId: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => undone.has(historyEntryId),
    () => false,
  );
}
