import { eventFieldText } from "../../../common/event-field-texts.ts";
import { message } from "../../../common/messages/message.ts";
import type { Database, Queryable } from "../../database/client.ts";
import { inTransaction } from "../../database/transaction.ts";
import type { FieldChange } from "../../lib/field-change.ts";
import type { WritableEventId } from "../event-rights/event-scope.type.ts";
import { putBackEdit } from "../events/event-edit.service.ts";
import { readLaterFieldChange, recordHistory } from "../history/history-entry.service.ts";
import { retireEventPicture, returnEventPicture } from "../pictures/event-picture.service.ts";
import type { ListChange } from "../tables/list-change.type.ts";
import type { Author } from "../users/author.type.ts";
import { changedLater, type LaterChange, tooOld } from "./later-changes.service.ts";

/** An entry about an edit of the event itself. */
interface UndoneEdit {
  id: number;
  action: string;
  changes: readonly FieldChange[];
}

/**
 * Undoes an edit of an event: its details, or its theme. Fields that it did not change stay as they are. That is a change as
 * well, which can be undone. The guest list is not touched, and its version stays.
 *
 * @throws DomainError NOT_FOUND when the event has been deleted; CONFLICT when a field was changed again later, with who did it;
 *   FORBIDDEN for a helper if the edit changed the day; BAD_INPUT when the picture that was there has been deleted.
 */
export function undoEdit(db: Database, id: WritableEventId, author: Author, undone: UndoneEdit): Promise<ListChange> {
  return inTransaction(db, async (tx) => {
    await retireEventPicture(tx, id);
    const { changes, changedAgain, listVersion } = await putBackEdit(tx, id, author, undone.changes);
    if (changedAgain.length > 0) throw await refusal(tx, id, undone.id, changedAgain);
    if (!(await returnEventPicture(tx, id))) throw tooOld();
    const details = { entryId: undone.id, undone: undone.action, count: changes.length };
    const historyEntryId = await recordHistory(tx, id, author, { action: "undo", details, changes });
    return { historyEntryId, listVersion };
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
