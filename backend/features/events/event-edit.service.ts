import { eventDay } from "../../../common/event-day.ts";
import { message } from "../../../common/messages/message.ts";
import type { Queryable } from "../../database/client.ts";
import { hasChangedRow } from "../../event-data/changes.ts";
import { DomainError } from "../../lib/domain-error.ts";
import type { WritableEventId } from "../event-rights/event-scope.type.ts";
import { recordHistory } from "../history/history-entry.service.ts";
import type { Author } from "../users/viewer.type.ts";
import {
  advanceGuestListVersion,
  type EventChanges,
  findEventById,
  type StoredEvent,
  updateEvent,
  withdrawNotice,
} from "./event.data.ts";
import { eventNotFound } from "./event-access.service.ts";
import { endPastHelp } from "./past-help.service.ts";

/** An edit; without a day, a changed date determines it. */
export type EventEdit = Omit<EventChanges, "day"> & DayEdit;

async function readEvent(tx: Queryable, id: WritableEventId): Promise<StoredEvent> {
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
  const listVersion = await advanceGuestListVersion(tx, id);
  const before = await readEvent(tx, id);
  const day = dayToStore(author.helperId === null ? edit : { day: edit.day }, before);
  const event = await updateEvent(tx, id, { ...edit, day }, seen);
  if (!event) throw new DomainError("CONFLICT", message("refusals.eventChangedMeanwhile"));
  await settleDay(tx, id, author, before.day);
  if (listVersion === undefined || !(await hasChangedRow(tx, id, listVersion))) return null;
  return recordHistory(tx, id, author, { action: "update", details: { name: event.name } }, listVersion);
}

/** The day of an event. @throws DomainError NOT_FOUND */
export const readDay = async (tx: Queryable, id: WritableEventId): Promise<string | null> =>
  (await readEvent(tx, id)).day;

/** After a change: access of helpers and the removal of guests depend on the day. @throws DomainError FORBIDDEN for helpers */
export async function settleDay(
  tx: Queryable,
  id: WritableEventId,
  author: Author,
  before: string | null,
): Promise<void> {
  if ((await readDay(tx, id)) === before) return;
  if (author.helperId !== null) throw new DomainError("FORBIDDEN", message("refusals.onlyTheOwnerMovesDay"));
  await endPastHelp(tx, id, before);
  await withdrawNotice(tx, id);
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
