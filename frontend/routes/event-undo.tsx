import type { ReactNode } from "react";
import { useUndoChange } from "../features/history/use-undo-change.ts";
import { UndoContext } from "../lib/undo-context.ts";

/** Lets the toasts of an event's screen undo what they report. */
export function EventUndo({ eventId, children }: { eventId: number; children: ReactNode }) {
  return <UndoContext value={useUndoChange(eventId)}>{children}</UndoContext>;
}
