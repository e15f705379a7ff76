import { createContext, useContext } from "react";

/** Undoes the change of an event that a history entry is about. */
export const UndoContext = createContext<((historyEntryId: number) => Promise<void>) | null>(null);

/**
 * What a toast's Undo button does about a change that the screen has just made.
 *
 * @returns a function that takes the id of the change's history entry; its result is undefined where there is nothing to undo.
 */
export function useUndo(): (historyEntryId: number | null | undefined) => (() => void) | undefined {
  const undo = useContext(UndoContext);
  return (historyEntryId) => (undo && historyEntryId ? () => void undo(historyEntryId) : undefined);
}
