import { eventDay } from "../../../common/event-day.ts";
import { message } from "../../../common/messages/message.ts";
import type { Queryable } from "../../database/client.ts";
import { DomainError } from "../../lib/domain-error.ts";
import type { FieldChange } from "../../lib/field-change.ts";
import type { WritableEventId } from "../event-rights/event-scope.type.ts";
import { recordHistory } from "../history/history-entry.service.ts";
import type { Author } from "../users/viewer.type.ts";
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
import { endPastHelp } from "./past-help.service.ts";

/** An edit; without a day, a changed date determines it. */
export type EventEdit = Omit<EventChanges, "day"> & DayEdit;

const fieldsOf = ({ theme, picture, ...event }: StoredEvent) => ({ ...event, ...theme, picture });

/** Access of helpers and the removal of guests depend on the day. @throws DomainError FORBIDDEN for helpers */
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

/** Edits an event. @returns the entry's id; null if unchanged. @throws DomainError NOT_FOUND; CONFLICT; FORBIDDEN */
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
  /** Fields that changed again since; if there are any, nothing was restored. */
  changedAgain: string[];
  listVersion: number;
}

/** Restores the fields of an edit. @throws DomainError NOT_FOUND if the event is gone; FORBIDDEN for a helper's day */
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

/** When an event takes place, in an edit. */
export interface DayEdit {
  date?: string | undefined;
  /** As 2027-06-12; empty for none; undefined takes it from a changed date. */
  day?: string | undefined;
}

/** Null if unknown. */
export function dayOfNew({ date = "", day = eventDay(date) ?? "" }: DayEdit): string | null {
  return day === "" ? null : day;
}

/** Undefined if an edit leaves the day as it was. */
function dayToStore(edit: DayEdit, before: Pick<StoredEvent, "date" | "day">): string | null | undefined {
  const isSaid = edit.day !== undefined || (edit.date !== undefined && edit.date !== before.date);
  const day = dayOfNew(edit);
  return isSaid && day !== before.day ? day : undefined;
}

/** Free text of the day on which a customer's event is created, until they enter its date. */
export function dateOfFirstEvent(today: Date): string {
  return new Intl.DateTimeFormat("en-US", { dateStyle: "long" }).format(today);
}
