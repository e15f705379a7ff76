/** Undoes the change of a history entry and shows a toast. */
export type UndoChange = (historyEntryId: number) => Promise<void>;

/** What the Undo button of a toast does; undefined for a change that left everything as it was. */
export function undoButton(undoChange: UndoChange, historyEntryId: number | null | undefined) {
  if (typeof historyEntryId !== "number") return undefined;
  return () => void undoChange(historyEntryId);
}
