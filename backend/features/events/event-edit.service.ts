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
import { endPastHelp } from "./past-help.service.ts";

/** An edit of an event. Without a day, a changed date decides about it. */
export type EventEdit = Omit<EventChanges, "day"> & DayEdit;

const fieldsOf = ({ theme, picture, ...event }: StoredEvent) => ({ ...event, ...theme, picture });

/**
 * Says before a day is written that it may be. Only organizers decide about the day: access of helpers and the guests' removal
 * follow from it.
 *
 * @throws DomainError FORBIDDEN for helpers.
 */
async function admitDay(
  tx: Queryable,
  id: WritableEventId,
  author: Author,
  before: StoredEvent,
  day: string | null | undefined,
): Promise<void> {
  if (day === undefined || day === before.day) return;
  if (author.helperId !== null) throw new DomainError("FORBIDDEN", message("refusals.onlyTheOwnerMovesDay"));
  await endPastHelp(tx, id, before.day);
}

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
 * @throws DomainError NOT_FOUND when the event has been deleted; CONFLICT when it has changed since; FORBIDDEN for a helper who
 *   changes the day. It does not follow their changes of the date.
 */
export async function writeEdit(
  tx: Queryable,
  id: WritableEventId,
  author: Author,
  edit: EventEdit,
  seen: Date | undefined,
): Promise<number | null> {
  const before = await lockEvent(tx, id);
  const day = dayToStore(author.helperId === null ? edit : { day: edit.day }, before);
  await admitDay(tx, id, author, before, day);
  const event = await updateEvent(tx, id, { ...edit, day }, seen);
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
 * @throws DomainError NOT_FOUND when the event has been deleted; FORBIDDEN for a helper if the edit changed the day.
 */
export async function putBackEdit(
  tx: Queryable,
  id: WritableEventId,
  author: Author,
  changes: readonly FieldChange[],
): Promise<EditPutBack> {
  const before = await lockEvent(tx, id);
  const { values, changedAgain } = fieldsPutBack(changes, fieldsOf(before));
  const { guestListVersion: listVersion } = before;
  if (changedAgain.length > 0) return { changes: [], changedAgain, listVersion };
  await admitDay(tx, id, author, before, values.day);
  const after = await writeEventFields(tx, id, values);
  return { changes: changedFields(fieldsOf(before), fieldsOf(after)), changedAgain, listVersion };
}
