import { useSyncExternalStore } from "react";

/** By an entry, the one that undid it, which a later one may have undone in turn. */
const undoneBy = new Map<number, number>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Notes which entry undid another here, so that what reports the change disappears until a redo. */
export function noteUndone(historyEntryId: number, undoId: number): void {
  undoneBy.set(historyEntryId, undoId);
  for (const listener of listeners) listener();
}

/** Whether the change of a history entry is undone, as far as it is known here. */
export function isUndone(historyEntryId: number): boolean {
  const undoId = undoneBy.get(historyEntryId);
  return undoId !== undefined && !isUndone(undoId);
}

/** Whether the change of a history entry has been undone on this screen. */
export function useIsUndone(historyEntryId: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isUndone(historyEntryId),
    () => false,
  );
}
