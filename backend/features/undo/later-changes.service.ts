import { type Message, message } from "../../../common/messages/message.ts";
import { refusedTable } from "../../../common/table-messages.ts";
import type { Queryable } from "../../database/client.ts";
import { DomainError } from "../../lib/domain-error.ts";
import { howLongAgo } from "../../lib/how-long-ago.ts";
import type { ListReadableEventId } from "../event-rights/event-scope.type.ts";
import { readLaterChange } from "../history/history-entry.service.ts";
import type { ChangedAgain } from "./undo.data.ts";

/** Refuses to undo what is no longer recorded. */
export const tooOld = () => new DomainError("BAD_INPUT", message("refusals.changeTooOld"));

/** A later change that stands in the way of an undo. */
export interface LaterChange {
  /** Undefined or null if unknown. */
  userName: string | null | undefined;
  what: string | Message;
  at: Date | undefined;
}

/** Refuses an undo, naming the later changes in its way. */
export function changedLater(changes: readonly LaterChange[]): DomainError {
  const named = changes.map(({ userName, what, at }) =>
    message("refusals.laterChangeOf", {
      user: userName ?? message("refusals.someone"),
      what,
      when: at === undefined ? "" : howLongAgo(at),
    }),
  );
  const reasons = [message("refusals.laterChangesInTheWay"), ...named, message("refusals.undoThoseFirst")];
  return new DomainError("CONFLICT", reasons);
}

/** Who changed a row between two versions, its name, and when. @throws DomainError CONFLICT if no longer recorded */
export async function readLaterRowChange(
  tx: Queryable,
  id: ListReadableEventId,
  row: ChangedAgain,
  { since, before }: { since: number; before: number },
): Promise<LaterChange> {
  const later = await readLaterChange(tx, id, { kind: row.kind, ids: [row.id], since, before });
  return { userName: later?.userName, what: nameOf(row), at: later?.at };
}

function nameOf({ kind, name }: ChangedAgain): string | Message {
  if (kind === "tables") return refusedTable(name);
  if (kind === "wishes") return message("wishes.aWish");
  return kind === "guests" ? name : message("refusals.theFloorPlan");
}
