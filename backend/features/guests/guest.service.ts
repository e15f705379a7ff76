import DataLoader from "dataloader";
import { LRUCache } from "lru-cache";
import { guestSchema } from "../../../common/guest-rules.ts";
import { maxExtraColumns } from "../../../common/limits.ts";
import { message } from "../../../common/messages/message.ts";
import type { Database, Queryable } from "../../database/client.ts";
import { inTransaction } from "../../database/transaction.ts";
import { DomainError } from "../../lib/domain-error.ts";
import { onceFor } from "../../lib/once-for.ts";
import type { Page } from "../../lib/page.ts";
import { parseInput, withoutNulls } from "../../lib/parse-input.ts";
import type { OwnedEventId, WritableEventId } from "../event-rights/event-scope.type.ts";
import { advanceGuestList, readGuestListVersion } from "../events/event.service.ts";
import { requireWritableEvent } from "../events/event-access.service.ts";
import { recordHistory } from "../history/history-entry.service.ts";
import { requireUser } from "../users/user.service.ts";
import type { Viewer } from "../users/viewer.type.ts";
import { admitColumns } from "./column-visibility.service.ts";
import {
  appendGuest,
  countGuestsByEvent,
  deleteAllGuests,
  deleteGuest as deleteStoredGuest,
  findGuestColumns,
  findGuestPage,
  type GuestListWishes,
  hasGuest,
  hasNewColumn,
  insertGuests,
  type NewGuest,
  updateGuest as updateStoredGuest,
} from "./guest.data.ts";
import type { GuestInput, UpdateGuestInput } from "./guest.input.ts";
import type { Guest, GuestPage } from "./guest.type.ts";
import { insertGuestEdit } from "./guest-edit.data.ts";

/** An event's guests as they are wished for. */
export function getGuests(db: Database, eventId: OwnedEventId, wishes: GuestListWishes, page: Page): GuestPage {
  return findGuestPage(db.prisma, eventId, { ...wishes, search: wishes.search.trim() }, page);
}

/** Names of an event's extra columns as they are in a transaction, in the organiser's order. */
export const readGuestColumns = (tx: Queryable, eventId: OwnedEventId): Promise<string[]> =>
  findGuestColumns(tx, eventId);

const columnsOf = onceFor(
  (_db: Database) => new LRUCache<OwnedEventId, { version: number; columns: string[] }>({ max: 1000 }),
);

/**
 * Names of an event's extra columns, in the organiser's order. Every guest is looked at for them, so they are kept for as
 * long as the list has the version that they were read from, whichever process changes it.
 */
export async function getGuestColumns(db: Database, eventId: OwnedEventId): Promise<string[]> {
  const version = await readGuestListVersion(db.prisma, eventId);
  const kept = columnsOf(db).get(eventId);
  if (kept?.version === version) return kept.columns;
  const columns = await findGuestColumns(db.prisma, eventId);
  columnsOf(db).set(eventId, { version, columns });
  return columns;
}

const guestCountLoader = onceFor(
  ({ db }: { db: Database }) =>
    new DataLoader(async (eventIds: readonly OwnedEventId[]) => {
      const counts = await countGuestsByEvent(db.prisma, eventIds);
      return eventIds.map((id) => counts.get(id) ?? 0);
    }),
);

/** Guests of an event in all; those of all events that one request asks for in one query. */
export function countGuests(request: { db: Database }, eventId: OwnedEventId): Promise<number> {
  return guestCountLoader(request).load(eventId);
}

/** As {@link countGuests}, but counted each time: a subscription is one request for as long as it lasts. */
export async function countGuestsNow(db: Database, eventId: OwnedEventId): Promise<number> {
  return (await countGuestsByEvent(db.prisma, [eventId])).get(eventId) ?? 0;
}

const guestNotFound = () => new DomainError("NOT_FOUND", message("refusals.guestNotFound"));

/** Changes one guest of an event in a transaction, with the list's version and its history. */
async function changeGuest<Changed extends Pick<Guest, "id">>(
  db: Database,
  viewer: Viewer,
  eventId: number,
  change: (tx: Queryable, id: WritableEventId) => Promise<Changed>,
): Promise<Changed> {
  const user = requireUser(viewer);
  const id = await requireWritableEvent(db, viewer, eventId);
  return inTransaction(db, async (tx) => {
    const listVersion = await advanceGuestList(tx, id);
    const changed = await change(tx, id);
    await insertGuestEdit(tx, id, listVersion, changed.id);
    await recordHistory(tx, id, user.id, { action: "update_guests", details: { count: 1 } });
    return changed;
  });
}

/**
 * Writes a guest's extra columns, in a transaction that has locked the list, and settles whether guests see them. A new
 * column by which the list has more than fit is refused, or its download could not be read back. A list that had more
 * before can be edited otherwise.
 *
 * @throws DomainError BAD_INPUT with the number of columns.
 */
async function writeWithColumns<T>(
  tx: Queryable,
  id: WritableEventId,
  additionalInfo: NewGuest["additionalInfo"],
  write: () => Promise<T>,
): Promise<T> {
  const columns = additionalInfo.map(([column]) => column);
  const bringsNewColumn = await hasNewColumn(tx, id, columns);
  const written = await write();
  if (columns.length > 0) await admitColumns(tx, id, columns);
  if (!bringsNewColumn) return written;
  const { length: count } = await findGuestColumns(tx, id);
  if (count <= maxExtraColumns) return written;
  throw new DomainError("BAD_INPUT", message("refusals.tooManyColumnsWithGuest", { count, maximum: maxExtraColumns }));
}

/**
 * Adds a guest at the end of an event's list.
 *
 * @throws DomainError as the checks of the event; BAD_INPUT with the rule that the input breaks, the list's limit of columns
 *   included.
 */
export async function addGuest(db: Database, viewer: Viewer, eventId: number, input: GuestInput): Promise<Guest> {
  return changeGuest(db, viewer, eventId, (tx, id) => {
    const { additionalInfo = [], ...guest } = parseInput(guestSchema, withoutNulls(input));
    return writeWithColumns(tx, id, additionalInfo, () => appendGuest(tx, id, { ...guest, additionalInfo }));
  });
}

/**
 * Changes a guest of an event.
 *
 * @throws DomainError as the checks of the event; BAD_INPUT with the rule that the input breaks, the list's limit of columns
 *   included; NOT_FOUND when the event has no such guest; CONFLICT when the input has an `updatedAt` and the guest was
 *   changed since.
 */
export async function updateGuest(
  db: Database,
  viewer: Viewer,
  eventId: number,
  guestId: number,
  { updatedAt, ...input }: UpdateGuestInput,
): Promise<Guest> {
  return changeGuest(db, viewer, eventId, async (tx, id) => {
    const { additionalInfo, ...guest } = parseInput(guestSchema, withoutNulls(input));
    return writeWithColumns(tx, id, additionalInfo ?? [], async () => {
      const changed = await updateStoredGuest(tx, id, guestId, { ...guest, additionalInfo }, updatedAt ?? undefined);
      if (changed) return changed;
      if (!(await hasGuest(tx, id, guestId))) throw guestNotFound();
      throw new DomainError("CONFLICT", message("refusals.guestChangedMeanwhile"));
    });
  });
}

/**
 * Removes a guest of an event.
 *
 * @throws DomainError as the checks of the event; NOT_FOUND when the event has no such guest.
 */
export async function deleteGuest(db: Database, viewer: Viewer, eventId: number, guestId: number): Promise<void> {
  await changeGuest(db, viewer, eventId, async (tx, id) => {
    if (!(await deleteStoredGuest(tx, id, guestId))) throw guestNotFound();
    return { id: guestId };
  });
}

/** Puts a list in the place of an event's guests, within a transaction. */
export async function replaceGuests(tx: Queryable, id: WritableEventId, guests: readonly NewGuest[]): Promise<void> {
  await advanceGuestList(tx, id);
  await deleteAllGuests(tx, id);
  await insertGuests(tx, id, guests);
}
