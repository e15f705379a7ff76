/** A history entry of one user. */
export interface PastChange {
  id: number;
  action: string;
  /** Of the entry that this one undid. */
  undoneId: number | undefined;
}

/** The entries to undo for Ctrl+Z and Ctrl+Shift+Z; undefined for none. */
export interface NextUndo {
  undo: number | undefined;
  redo: number | undefined;
}

/** An import is undone deliberately from the history, not by a key too many. */
const barrier = "upload_file";

/** What a user would undo and redo next, given their list changes, oldest first. */
export function findNextUndo(changes: readonly PastChange[]): NextUndo {
  let undo: number[] = [];
  let redo: number[] = [];
  for (const { id, action, undoneId } of changes) {
    if (action === barrier) {
      [undo, redo] = [[], []];
    } else if (undoneId !== undefined && undoneId === undo.at(-1)) {
      undo = undo.slice(0, -1);
      redo = [...redo, id];
    } else if (undoneId !== undefined && undoneId === redo.at(-1)) {
      undo = [...undo, id];
      redo = redo.slice(0, -1);
    } else {
      // Undoing an older change from the history is a change like any other.
      undo = [...undo.filter((past) => past !== undoneId), id];
      redo = [];
    }
  }
  return { undo: undo.at(-1), redo: redo.at(-1) };
}
