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
