import { useEffect } from "react";
import type { Seating } from "./seating.ts";
import { redo, undo } from "./seating-actions.ts";

/** Undo by Ctrl+Z, redo by Ctrl+Shift+Z and Ctrl+Y, Cmd on a Mac; except in fields and dialogs. */
export function useUndoKeys(seating: Seating): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      const isCommand = event.ctrlKey || event.metaKey;
      if (!isCommand || event.altKey || event.defaultPrevented || hasOwnUndo(event.target)) return;
      const key = event.key.toLowerCase();
      if (key === "z" && !event.shiftKey) undo(seating);
      else if (key === "y" || key === "z") redo(seating);
      else return;
      event.preventDefault();
    }
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [seating]);
}

/** A field undoes typing; a dialog is about something else. */
function hasOwnUndo(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest("input:not([type=radio], [type=checkbox]), textarea, [role=dialog], [role=alertdialog]") !== null
  );
}
