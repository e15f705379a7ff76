import { makeVar } from "@apollo/client";
import { useReactiveVar } from "@apollo/client/react";
import { createContext, useCallback, useContext } from "react";

export const UndoContext = createContext<((historyEntryId: number) => Promise<void>) | null>(null);

/** The Undo of a change just made, by the id of its history entry; undefined where there is nothing to undo. */
export function useUndo(): (historyEntryId: number | null | undefined) => (() => void) | undefined {
  const undo = useContext(UndoContext);
  return useCallback(
    (historyEntryId) => (undo && historyEntryId ? () => void undo(historyEntryId) : undefined),
    [undo],
  );
}

/** By an entry, the one that undid it, which a later one may have undone in turn. */
const undoneBy = makeVar<ReadonlyMap<number, number>>(new Map());

/** Notes which entry undid another here, so that what reports the change disappears until a redo. */
export function noteUndone(historyEntryId: number, undoId: number): void {
  undoneBy(new Map(undoneBy()).set(historyEntryId, undoId));
}

/** Whether the change of a history entry is undone, as far as it is known here. */
export function isUndone(historyEntryId: number, known = undoneBy()): boolean {
  const undoId = known.get(historyEntryId);
  return undoId !== undefined && !isUndone(undoId, known);
}

/** Whether the change of a history entry has been undone on this screen. */
export function useIsUndone(historyEntryId: number): boolean {
  return isUndone(historyEntryId, useReactiveVar(undoneBy));
}
