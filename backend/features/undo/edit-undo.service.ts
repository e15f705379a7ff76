import { eventFieldText } from "../../../common/event-field-texts.ts";
import { message } from "../../../common/messages/message.ts";
import type { Database, Queryable } from "../../database/client.ts";
import { inTransaction } from "../../database/transaction.ts";
import type { FieldChange } from "../../lib/field-change.ts";
import type { WritableEventId } from "../event-rights/event-scope.type.ts";
import { putBackEdit } from "../events/event-edit.service.ts";
import { readLaterFieldChange, recordHistory } from "../history/history-entry.service.ts";
import { hasEventPicture } from "../pictures/event-picture.service.ts";
import type { ListChange } from "../tables/list-change.type.ts";
import type { Author } from "../users/viewer.type.ts";
import { changedLater, type LaterChange, tooOld } from "./undo-refusals.ts";

interface UndoneEdit {
  id: number;
  action: string;
  changes: readonly FieldChange[];
}

/** Restores an edit's fields. @throws DomainError NOT_FOUND; CONFLICT if changed later; FORBIDDEN (day); BAD_INPUT */
export function undoEdit(db: Database, id: WritableEventId, author: Author, undone: UndoneEdit): Promise<ListChange> {
  return inTransaction(db, async (tx) => {
    const { changes, changedAgain, listVersion } = await putBackEdit(tx, id, author, undone.changes);
    if (changedAgain.length > 0) throw await refusal(tx, id, undone.id, changedAgain);
    if (!(await hasEventPicture(tx, id))) throw tooOld();
    const details = { entryId: undone.id, undone: undone.action, count: changes.length };
    const historyEntryId = await recordHistory(tx, id, author, { action: "undo", details, changes });
    return { eventId: id, historyEntryId, listVersion };
  });
}

async function refusal(tx: Queryable, id: WritableEventId, entryId: number, fields: readonly string[]) {
  const changes: LaterChange[] = [];
  for (const field of fields) {
    const later = await readLaterFieldChange(tx, id, entryId, field);
    changes.push({ userName: later?.userName, what: message(eventFieldText(field)), at: later?.at });
  }
  return changedLater(changes);
}
