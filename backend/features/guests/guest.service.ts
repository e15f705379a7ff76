import DataLoader from "dataloader";
import { LRUCache } from "lru-cache";
import { guestSchema } from "../../../common/guest-rules.ts";
import { maxExtraColumns, maxGuestsPerEvent } from "../../../common/limits.ts";
import { message } from "../../../common/messages/message.ts";
import type { Database, Queryable } from "../../database/client.ts";
import { DomainError } from "../../lib/domain-error.ts";
import { onceFor } from "../../lib/once-for.ts";
import { lazyListPart, type Page } from "../../lib/page.ts";
import { parseInput, withoutNulls } from "../../lib/parse-input.ts";
import type { SortDirection } from "../../lib/sort-direction.ts";
import { maxGuestsSelected } from "../../limits.ts";
import type { ListReadableEventId, WritableEventId } from "../event-rights/event-scope.type.ts";
import { advanceGuestList, readGuestListVersion } from "../events/event.service.ts";
import { requireOwnEvent } from "../events/event-access.service.ts";
import { searchGuestList } from "../guest-search/list-search.service.ts";
import { changeList } from "../tables/list-change.service.ts";
import { readLabels, settleTables } from "../tables/table.service.ts";
import type { Viewer } from "../users/viewer.type.ts";
import { guestNotFound } from "./changed-guests.service.ts";
import { admitColumns } from "./column-visibility.service.ts";
import { inFamilyOrder } from "./family-order.service.ts";
import {
  appendGuest,
  countGuestsByEvent,
  countSeatedGuests,
  deleteAllGuests,
  deleteGuest as deleteStoredGuest,
  findGuestColumns,
  findGuestIds,
  findGuestPage,
  findGuests,
  findGuestsFound,
  findSeatedGuests,
  hasGuest,
  hasNewColumn,
  insertGuests,
  keepGuestIdsOf,
  type NewGuest,
  updateGuest as updateStoredGuest,
} from "./guest.data.ts";
import type { GuestInput, GuestSearchArgs, GuestSort, UpdateGuestInput } from "./guest.input.ts";
import type { Guest, GuestPage } from "./guest.type.ts";
import { checkDetails } from "./guest-details.service.ts";
import { findGuestValues, findHostNames, type GuestPart, type StoredOrder } from "./guest-filter.data.ts";

/** A page of guests or of those found, best first by default. Reading it throws as {@link searchGuestList}. */
export function getGuests(
  db: Database,
  eventId: ListReadableEventId,
  { args, sort }: { args: GuestSearchArgs; sort: GuestSort | undefined },
  page: Page,
): GuestPage {
  const { search, part } = wantedBy(args);
  const stored = sort && storedOrder(sort);
  const family = stored ? undefined : sort?.direction;
  if (search === "" && !family) return findGuestPage(db.prisma, eventId, { part, sort: stored }, page);
  let found: Promise<number[]> | undefined;
  const find = () => {
    found ??= findIds(db, eventId, { search, part, family });
    return found;
  };
  return lazyListPart(
    async () => findGuestsFound(db.prisma, eventId, { ids: await find(), sort: stored }, page),
    async () => (await find()).length,
  );
}

const storedOrder = ({ by, direction, column }: GuestSort): StoredOrder | undefined =>
  by === "familyName" ? undefined : { by, direction, column };

/** Up to 10,000 ids in the order of {@link getGuests}. @throws DomainError as {@link searchGuestList} */
export async function getGuestIds(
  db: Database,
  eventId: ListReadableEventId,
  args: GuestSearchArgs,
): Promise<number[]> {
  const { search, part } = wantedBy(args);
  if (search === "") return findGuestIds(db.prisma, eventId, part, maxGuestsSelected);
  return (await findIds(db, eventId, { search, part, family: undefined })).slice(0, maxGuestsSelected);
}

interface WantedGuests {
  /** Trimmed. */
  search: string;
  part: GuestPart;
}

const wantedBy = ({ search, seated, attendance }: GuestSearchArgs): WantedGuests => ({
  search: search.trim(),
  part: { seated, attendance },
});

/** In the order of family names if a direction is given, otherwise best first. */
async function findIds(
  db: Database,
  eventId: ListReadableEventId,
  { search, part, family }: WantedGuests & { family: SortDirection | undefined },
): Promise<number[]> {
  const found = search === "" ? undefined : await searchGuestList(db, eventId, search);
  const ids = family ? await inFamilyOrder(db, eventId, family, found) : (found ?? []);
  const isWhole = Object.values(part).every((value) => value === undefined || value === null);
  return isWhole ? ids : keepGuestIdsOf(db.prisma, eventId, part, ids);
}

/** The households of a list, or the texts in an extra column, sorted; at most 500. */
export const getGuestValues = (
  db: Database,
  eventId: ListReadableEventId,
  column: string | undefined,
): Promise<string[]> => findGuestValues(db.prisma, eventId, column);

const hostNames = onceFor(
  ({ db }: { db: Database }) =>
    new DataLoader(async (ids: readonly number[]) => {
      const names = await findHostNames(db.prisma, ids);
      return ids.map((id) => names.get(id) ?? null);
    }),
);

/** Name of the guest whose plus-one somebody is; null if they are nobody's. A request reads all names in one query. */
export async function getHostName(
  request: { db: Database },
  { id, guestOfId }: Pick<Guest, "id" | "guestOfId">,
): Promise<string | null> {
  return guestOfId === null ? null : hostNames(request).load(id);
}

/** Extra columns as a transaction sees them, in the organizer's order. */
export const readGuestColumns = (tx: Queryable, eventId: ListReadableEventId): Promise<string[]> =>
  findGuestColumns(tx, eventId);

const columnsOf = onceFor(
  (_db: Database) => new LRUCache<ListReadableEventId, { version: number; columns: string[] }>({ max: 1000 }),
);

/** Extra columns in the organizer's order, cached until the list's version changes. */
export async function getGuestColumns(db: Database, eventId: ListReadableEventId): Promise<string[]> {
  const version = await readGuestListVersion(db.prisma, eventId);
  const kept = columnsOf(db).get(eventId);
  if (kept?.version === version) return kept.columns;
  const columns = await findGuestColumns(db.prisma, eventId);
  columnsOf(db).set(eventId, { version, columns });
  return columns;
}

const guestCountLoader = onceFor(
  ({ db }: { db: Database }) =>
    new DataLoader(async (eventIds: readonly ListReadableEventId[]) => {
      const counts = await countGuestsByEvent(db.prisma, eventIds);
      return eventIds.map((id) => counts.get(id) ?? 0);
    }),
);

/** One request counts the guests of all its events in one query. */
export function countGuests(request: { db: Database }, eventId: ListReadableEventId): Promise<number> {
  return guestCountLoader(request).load(eventId);
}

/** Like {@link countGuests}, but counts each time, because a subscription is a single request. */
export async function countGuestsNow(db: Database, eventId: ListReadableEventId): Promise<number> {
  return (await countGuestsByEvent(db.prisma, [eventId])).get(eventId) ?? 0;
}

async function changeGuest<Changed>(
  db: Database,
  viewer: Viewer,
  eventId: number,
  change: (tx: Queryable, id: WritableEventId) => Promise<Changed>,
): Promise<{ result: Changed; historyEntryId: number }> {
  return changeList(db, viewer, eventId, async ({ tx, id }) => ({
    result: await change(tx, id),
    happened: { action: "update_guests", details: { count: 1 } },
  }));
}

/** Like {@link changeGuest}, for a change that returns the guest. */
async function writeGuest(
  db: Database,
  viewer: Viewer,
  eventId: number,
  change: (tx: Queryable, id: WritableEventId) => Promise<Guest>,
): Promise<Guest> {
  const { result, historyEntryId } = await changeGuest(db, viewer, eventId, change);
  return { ...result, historyEntryId: historyEntryId || null };
}

/** Writes in a transaction that has locked the list. @throws DomainError BAD_INPUT if new columns exceed the limit */
export async function writeWithColumns<T>(
  tx: Queryable,
  id: WritableEventId,
  columns: readonly string[],
  write: () => Promise<T>,
): Promise<T> {
  const bringsNewColumn = await hasNewColumn(tx, id, columns);
  const written = await write();
  if (columns.length > 0) await admitColumns(tx, id, columns);
  if (!bringsNewColumn) return written;
  const { length: count } = await findGuestColumns(tx, id);
  if (count <= maxExtraColumns) return written;
  throw new DomainError("BAD_INPUT", message("refusals.tooManyColumnsWithGuest", { count, maximum: maxExtraColumns }));
}

const columnsIn = (additionalInfo: NewGuest["additionalInfo"]) => additionalInfo.map(([column]) => column);

/** After guests were added. @throws DomainError BAD_INPUT if the event has more than it can have */
export async function refuseTooManyGuests(tx: Queryable, id: WritableEventId): Promise<void> {
  const counts = await countGuestsByEvent(tx, [id]);
  if ((counts.get(id) ?? 0) <= maxGuestsPerEvent) return;
  throw new DomainError("BAD_INPUT", message("refusals.tooManyGuests", { maximum: maxGuestsPerEvent }));
}

/**
 * Adds a guest at the end. @throws DomainError BAD_INPUT for broken rules, too many guests or columns; as checks of the event
 */
export async function addGuest(
  db: Database,
  viewer: Viewer,
  eventId: number,
  { details, ...input }: GuestInput,
): Promise<Guest> {
  return writeGuest(db, viewer, eventId, async (tx, id) => {
    const { additionalInfo = [], ...guest } = parseInput(guestSchema, withoutNulls(input));
    const checked = await checkDetails(tx, id, [], details ?? {});
    const added = await writeWithColumns(tx, id, columnsIn(additionalInfo), () =>
      appendGuest(tx, id, { ...guest, additionalInfo }, checked),
    );
    await refuseTooManyGuests(tx, id);
    return added;
  });
}

/** The label of the table if the event has it: guests who stay there keep their seat. */
export async function spelledTable(tx: Queryable, id: WritableEventId, name: string): Promise<string> {
  return (await readLabels(tx, id, [name])).get(name) ?? name;
}

/** Changes a guest. @throws DomainError BAD_INPUT for broken rules, NOT_FOUND, CONFLICT if changed since `updatedAt` */
export async function updateGuest(
  db: Database,
  viewer: Viewer,
  eventId: number,
  guestId: number,
  { updatedAt, details, ...input }: UpdateGuestInput,
): Promise<Guest> {
  return writeGuest(db, viewer, eventId, async (tx, id) => {
    const { additionalInfo, ...guest } = parseInput(guestSchema, withoutNulls(input));
    const tableNumber = await spelledTable(tx, id, guest.tableNumber);
    const changes = {
      ...guest,
      tableNumber,
      additionalInfo,
      details: await checkDetails(tx, id, [guestId], details ?? {}),
    };
    return writeWithColumns(tx, id, columnsIn(additionalInfo ?? []), async () => {
      const changed = await updateStoredGuest(tx, id, guestId, changes, updatedAt ?? undefined);
      if (changed) return changed;
      if (!(await hasGuest(tx, id, guestId))) throw guestNotFound();
      throw new DomainError("CONFLICT", message("refusals.guestChangedMeanwhile"));
    });
  });
}

/** @throws DomainError NOT_FOUND; as {@link requireOwnEvent} */
export async function deleteGuest(db: Database, viewer: Viewer, eventId: number, guestId: number): Promise<void> {
  await requireOwnEvent(db, viewer, eventId);
  await changeGuest(db, viewer, eventId, async (tx, id) => {
    if (!(await deleteStoredGuest(tx, id, guestId))) throw guestNotFound();
  });
}

/** Replaces an event's guests with a list, within a transaction. */
export async function replaceGuests(tx: Queryable, id: WritableEventId, guests: readonly NewGuest[]): Promise<void> {
  const listVersion = await advanceGuestList(tx, id);
  await deleteAllGuests(tx, id);
  await insertGuests(tx, id, guests);
  await settleTables(tx, id, listVersion);
}

/** Guests with these ids, in the organizer's order. */
export const readGuests = (db: Queryable, eventId: ListReadableEventId, ids: readonly number[]): Promise<Guest[]> =>
  findGuests(db, eventId, ids);

/** Guests who have a table, in the organizer's order; undefined when there are more than the limit. */
export async function readSeatedGuests(
  db: Queryable,
  eventId: ListReadableEventId,
  most: number,
): Promise<Guest[] | undefined> {
  if ((await countSeatedGuests(db, eventId)) > most) return undefined;
  return findSeatedGuests(db, eventId);
}
