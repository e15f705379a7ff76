import { message } from "../../../common/messages/message.ts";
import type { Queryable } from "../../database/client.ts";
import { DomainError } from "../../lib/domain-error.ts";
import type { FieldChange } from "../../lib/field-change.ts";
import type { WritableEventId } from "../event-rights/event-scope.type.ts";
import { recordHistory } from "../history/history-entry.service.ts";
import type { Author } from "../users/author.type.ts";
import { changedFields, fieldsPutBack } from "./edits/event-fields.ts";
import {
  type EventChanges,
  findEventById,
  lockGuestListVersion,
  type StoredEvent,
  updateEvent,
  writeEventFields,
} from "./event.data.ts";
import { eventNotFound } from "./event-access.service.ts";
import { type DayEdit, dayToStore } from "./event-day.service.ts";

/** An edit of an event. Without a day, a changed date decides about it. */
export type EventEdit = Omit<EventChanges, "day"> & DayEdit;

const fieldsOf = ({ theme, picture, ...event }: StoredEvent) => ({ ...event, ...theme, picture });

async function lockEvent(tx: Queryable, id: WritableEventId): Promise<StoredEvent> {
  await lockGuestListVersion(tx, id);
  const event = await findEventById(tx, id);
  if (!event) throw eventNotFound();
  return event;
}

/**
 * Changes an event in a transaction, with a history entry that says what changed.
 *
 * @param seen the event's updatedAt that the change is based on; undefined skips the check
 * @returns the entry's id; null if nothing changed, which has no entry.
 * @throws DomainError NOT_FOUND when the event has been deleted; CONFLICT when it has changed since.
 */
export async function writeEdit(
  tx: Queryable,
  id: WritableEventId,
  author: Author,
  edit: EventEdit,
  seen: Date | undefined,
): Promise<number | null> {
  const before = await lockEvent(tx, id);
  const event = await updateEvent(tx, id, { ...edit, day: dayToStore(edit, before) }, seen);
  if (!event) throw new DomainError("CONFLICT", message("refusals.eventChangedMeanwhile"));
  const changes = changedFields(fieldsOf(before), fieldsOf(event));
  if (changes.length === 0) return null;
  return recordHistory(tx, id, author, { action: "update", details: { name: event.name }, changes });
}

/** What undoing an edit of an event changed. */
export interface EditPutBack {
  changes: FieldChange[];
  /** Fields that changed again since. If there are any, nothing was set back. */
  changedAgain: string[];
  /** Version of the guest list, which does not change. */
  listVersion: number;
}

/**
 * Sets back the fields of an event that an edit changed, in a transaction. Others stay as they are.
 *
 * @throws DomainError NOT_FOUND when the event has been deleted.
 */
export async function putBackEdit(
  tx: Queryable,
  id: WritableEventId,
  changes: readonly FieldChange[],
): Promise<EditPutBack> {
  const before = await lockEvent(tx, id);
  const { values, changedAgain } = fieldsPutBack(changes, fieldsOf(before));
  const { guestListVersion: listVersion } = before;
  if (changedAgain.length > 0) return { changes: [], changedAgain, listVersion };
  const after = await writeEventFields(tx, id, values);
  return { changes: changedFields(fieldsOf(before), fieldsOf(after)), changedAgain, listVersion };
}
