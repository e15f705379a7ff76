import type { HistoryEntry } from "../history/history-entry.type.ts";

/** What a history entry says about undoing. */
export type PastChange = Pick<HistoryEntry, "id" | "action" | "details">;

/** The entries to undo for Ctrl+Z and Ctrl+Shift+Z; null for none. */
export interface NextUndo<Entry> {
  undo: Entry | null;
  redo: Entry | null;
}

/** An import is undone deliberately from the history, not by a key too many. */
const barrier = "upload_file";

/** What a user would undo and redo next, given their changes, oldest first. */
export function findNextUndo<Entry extends PastChange>(changes: readonly Entry[]): NextUndo<Entry> {
  let undo: Entry[] = [];
  let redo: Entry[] = [];
  for (const entry of changes) {
    const undoneId = entry.action === "undo" ? entry.details.entryId : undefined;
    if (entry.action === barrier) {
      [undo, redo] = [[], []];
    } else if (undoneId !== undefined && undoneId === undo.at(-1)?.id) {
      undo = undo.slice(0, -1);
      redo = [...redo, entry];
    } else if (undoneId !== undefined && undoneId === redo.at(-1)?.id) {
      undo = [...undo, entry];
      redo = redo.slice(0, -1);
    } else {
      // Undoing an older change from the history is a change like any other.
      undo = [...undo.filter((past) => past.id !== undoneId), entry];
      redo = [];
    }
  }
  return { undo: undo.at(-1) ?? null, redo: redo.at(-1) ?? null };
}
