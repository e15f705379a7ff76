import type { GuestDetails } from "../../../common/guest-rules.ts";
import { otherNamesIn } from "../../../common/other-names.ts";
import type { Queryable } from "../../database/client.ts";
import { Prisma } from "../../database/generated/client.ts";
import { allOf, countRows, findSortedIds, inOrderOf } from "../../database/sorted-page.ts";
import { otherWork } from "../../lib/other-work.ts";
import { lazyListPart, type Page } from "../../lib/page.ts";
import { portionsOf } from "../../lib/portions-of.ts";
import { toTextMap } from "../../lib/text-map.ts";
import type { ListReadableEventId, WritableEventId } from "../event-rights/event-scope.type.ts";
import { type GuestField, guestFieldNames, type WrittenGuest } from "./export/guest-table.ts";
import type { Guest, GuestPage } from "./guest.type.ts";
import { type GuestPart, ofPart, type StoredOrder, sortedBy } from "./guest-list.data.ts";

/** A guest not in the database yet, with the extra columns in the organizer's order. */
export interface NewGuest {
  name: string;
  tableNumber: string;
  additionalInfo: readonly (readonly [column: string, value: string])[];
}

const inner = { eventId: true, createdAt: true } as const;
const unlisted = { ...inner, position: true } as const;

type GuestRecord = Omit<Guest, "additionalInfo" | "otherNames"> & { additionalInfo: unknown; otherNames: string };

function toGuest(record: GuestRecord): Guest {
  const { additionalInfo, otherNames } = record;
  return { ...record, additionalInfo: toTextMap(additionalInfo), otherNames: otherNamesIn(otherNames) };
}

const ownOrder: StoredOrder = { by: "position", direction: "asc", column: "" };

function findPart(db: Queryable, where: Prisma.Sql, sort: StoredOrder, page: Page): GuestPage {
  const { sql } = Prisma;
  const list = { id: sql`guests.id`, from: sql`FROM guests WHERE ${where}` };
  const order = { by: sortedBy(sort), isNullLast: true, direction: sort.direction };
  const tieBreak = sql`guests.position, guests.id`;
  const find = async () => readInOrder(db, await findSortedIds(db, { ...list, ...order, tieBreak }, page));
  return lazyListPart(find, () => countRows(db, list.from));
}

async function readInOrder(db: Queryable, ids: readonly number[]): Promise<Guest[]> {
  const records = await db.guest.findMany({ where: { id: { in: [...ids] } }, omit: unlisted });
  return inOrderOf(ids, records).map(toGuest);
}

/** In the organizer's order by default. */
export function findGuestPage(
  db: Queryable,
  eventId: ListReadableEventId,
  { part, sort = ownOrder }: { part: GuestPart; sort: StoredOrder | undefined },
  page: Page,
): GuestPage {
  return findPart(db, ofPart(eventId, part), sort, page);
}

/** Guests by their ids, in the order of these by default. */
export async function findGuestsFound(
  db: Queryable,
  eventId: ListReadableEventId,
  { ids, sort }: { ids: readonly number[]; sort: StoredOrder | undefined },
  page: Page,
): Promise<Guest[]> {
  if (!sort) return readInOrder(db, ids.slice(page.offset, page.offset + page.limit));
  return findPart(db, allOf([Prisma.sql`guests.event_id = ${eventId}`, oneOf(ids)]), sort, page).nodes;
}

// IS TRUE keeps the planner from a join that would search the ids once for each guest.
const oneOf = (ids: readonly number[]) => Prisma.sql`(guests.id IN (SELECT unnest(${ids}::int[]))) IS TRUE`;

/** Those of the ids whose guests are in a part of the list, in the same order. */
export async function keepGuestIdsOf(
  db: Queryable,
  eventId: ListReadableEventId,
  part: GuestPart,
  ids: readonly number[],
): Promise<number[]> {
  const rows = await db.$queryRaw<{ id: number }[]>`
    SELECT guests.id FROM guests WHERE ${allOf([ofPart(eventId, part), oneOf(ids)])}`;
  const passing = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => passing.has(id));
}

/** Ids of the first guests, in the organizer's order. */
export function findGuestIds(
  db: Queryable,
  eventId: ListReadableEventId,
  part: GuestPart,
  most: number,
): Promise<number[]> {
  const list = {
    id: Prisma.sql`guests.id`,
    from: Prisma.sql`FROM guests WHERE ${ofPart(eventId, part)}`,
    ...{ by: Prisma.sql`guests.position`, tieBreak: Prisma.sql`guests.id`, direction: "asc" as const },
  };
  return findSortedIds(db, list, { offset: 0, limit: most });
}

/** Events without guests are not in the map. */
export async function countGuestsByEvent(db: Queryable, eventIds: readonly number[]): Promise<Map<number, number>> {
  const groups = await db.guest.groupBy({
    by: ["eventId"],
    where: { eventId: { in: [...eventIds] } },
    _count: { _all: true },
  });
  return new Map(groups.map((group) => [group.eventId, group._count._all]));
}

/** Extra columns that any guest has, in the organizer's order. */
export async function findGuestColumns(db: Queryable, eventId: ListReadableEventId): Promise<string[]> {
  // Empty cells are not stored, so a column's position is the rightmost that it has for any guest.
  const rows = await db.$queryRaw<{ column: string }[]>`
    SELECT key AS "column"
    FROM guests, json_object_keys(additional_info) WITH ORDINALITY AS keys (key, place)
    WHERE event_id = ${eventId}
    GROUP BY key
    ORDER BY max(place), min(position), key`;
  return rows.map(({ column }) => column);
}

/** What some guest has besides name, table and extra columns. */
export async function findGuestFields(db: Queryable, eventId: ListReadableEventId): Promise<GuestField[]> {
  const [has] = await db.$queryRaw<Record<GuestField, boolean | null>[]>`
    SELECT bool_or(other_names <> '') AS "otherNames", bool_or(household <> '') AS household, bool_or(attendance <> 'unknown') AS attendance,
      bool_or(seat_number IS NOT NULL) AS seat, bool_or(guest_of_id IS NOT NULL) AS "guestOf"
    FROM guests WHERE event_id = ${eventId}`;
  return guestFieldNames.filter((field) => has?.[field] === true);
}

/** Whether any guest of the event has a note for the door. */
export async function hasDoorNotes(db: Queryable, eventId: ListReadableEventId): Promise<boolean> {
  return (await db.guest.findFirst({ where: { eventId, doorNote: { not: "" } }, select: { id: true } })) !== null;
}

/** Whether no guest of the event has one of these columns. */
export async function hasNewColumn(
  db: Queryable,
  eventId: ListReadableEventId,
  columns: readonly string[],
): Promise<boolean> {
  // Any thousand guests have most columns; the whole list is read only for the rest, and once for all of them.
  const rows = await db.$queryRaw<{ column: string }[]>`
    WITH uncommon AS (
      SELECT key FROM unnest(${columns}::text[]) AS key
      WHERE NOT EXISTS (
        SELECT FROM (SELECT additional_info FROM guests WHERE event_id = ${eventId} LIMIT 1000) AS any_guests
        WHERE additional_info->key IS NOT NULL
      )
    )
    SELECT key AS "column" FROM uncommon
    EXCEPT
    SELECT key FROM guests, json_object_keys(additional_info) AS key
    WHERE event_id = ${eventId} AND EXISTS (SELECT FROM uncommon)`;
  return rows.length > 0;
}

export interface ListedGuest extends WrittenGuest {
  id: number;
  doorNote: string;
  position: number;
  additionalInfo: [column: string, value: string][];
}

const guestsPerPortion = 200;

/** Up to 200 guests after the last one, or from the beginning, in the organizer's order. */
export async function findGuestsAfter(
  db: Queryable,
  eventId: ListReadableEventId,
  last: Pick<ListedGuest, "id" | "position"> | undefined,
): Promise<ListedGuest[]> {
  const { position, id } = last ?? { position: -1, id: 0 };
  // Raw SQL, because Prisma drops a column called `__proto__`.
  const rows = await db.$queryRaw<(Omit<ListedGuest, "additionalInfo"> & { info: string })[]>`
    SELECT guests.id, guests.position, guests.name, guests.table_number AS "tableNumber",
      guests.additional_info::text AS info, guests.other_names AS "otherNames", guests.household, guests.attendance::text,
      guests.seat_number AS "seatNumber", guests.door_note AS "doorNote", coalesce(host.name, '') AS "guestOf"
    FROM guests LEFT JOIN guests AS host ON host.id = guests.guest_of_id AND host.event_id = guests.event_id
    WHERE guests.event_id = ${eventId} AND (guests.position, guests.id) > (${position}, ${id})
    ORDER BY guests.position, guests.id LIMIT ${guestsPerPortion}`;
  await otherWork();
  return rows.map(({ info, ...guest }) => ({ ...guest, additionalInfo: Object.entries(toTextMap(JSON.parse(info))) }));
}

export async function deleteAllGuests(tx: Queryable, eventId: WritableEventId): Promise<void> {
  await tx.$executeRaw`DELETE FROM guests WHERE event_id = ${eventId}`;
}

/** Adds guests in the given order, all in one statement. */
export async function insertGuests(
  tx: Queryable,
  eventId: WritableEventId,
  guests: readonly NewGuest[],
): Promise<void> {
  const names = guests.map((guest) => guest.name);
  const tables = guests.map((guest) => guest.tableNumber);
  const infos = guests.map((guest) => JSON.stringify(Object.fromEntries(guest.additionalInfo)));
  await tx.$executeRaw`
    INSERT INTO guests (event_id, position, name, table_number, additional_info)
    SELECT ${eventId}, place - 1, name, table_number, info::json
    FROM unnest(${names}::text[], ${tables}::text[], ${infos}::text[])
      WITH ORDINALITY AS rows (name, table_number, info, place)`;
}

async function writeAdditionalInfo(tx: Queryable, id: number, info: NewGuest["additionalInfo"]): Promise<Guest> {
  const json = JSON.stringify(Object.fromEntries(info));
  await tx.$executeRaw`UPDATE guests SET additional_info = ${json}::json WHERE id = ${id}`;
  return toGuest(await tx.guest.findUniqueOrThrow({ where: { id }, omit: unlisted }));
}

/** Adds one guest at the end of the list. */
export async function appendGuest(
  tx: Queryable,
  eventId: WritableEventId,
  guest: NewGuest,
  details: GuestDetails,
): Promise<Guest> {
  const { _max: last } = await tx.guest.aggregate({ where: { eventId }, _max: { position: true } });
  const { name, tableNumber, additionalInfo } = guest;
  const position = (last.position ?? -1) + 1;
  const data = { eventId, position, name, tableNumber, ...detailFields(details) };
  const { id } = await tx.guest.create({ data, select: { id: true } });
  return writeAdditionalInfo(tx, id, additionalInfo);
}

/** Undefined leaves an extra column unchanged. */
export interface GuestChanges {
  name: string;
  tableNumber: string;
  additionalInfo: NewGuest["additionalInfo"] | undefined;
  details: GuestDetails;
}

/** Undefined when there is no such guest or it changed after `seen` (its updatedAt); the caller then rolls back. */
export async function updateGuest(
  tx: Queryable,
  eventId: WritableEventId,
  id: number,
  { additionalInfo, details, ...fields }: GuestChanges,
  seen: Date | undefined,
): Promise<Guest | undefined> {
  // A seat number belongs to a table.
  await tx.$executeRaw`
    UPDATE guests SET seat_number = NULL
    WHERE id = ${id} AND event_id = ${eventId} AND seat_number IS NOT NULL
      AND lower(table_number) <> lower(${fields.tableNumber})`;
  const where = { id, eventId, ...(seen ? { updatedAt: seen } : {}) };
  const [record] = await tx.guest.updateManyAndReturn({
    where,
    data: { ...fields, ...detailFields(details) },
    omit: unlisted,
  });
  if (!record) return undefined;
  await cancelPlusOnes(tx, eventId, [id], details);
  return additionalInfo ? writeAdditionalInfo(tx, record.id, additionalInfo) : toGuest(record);
}

/** Reading so many full guests at once takes a few milliseconds. */
const recordsPerPortion = 300;

/** Guests with these ids, in the organizer's order. */
export async function findGuests(
  db: Queryable,
  eventId: ListReadableEventId,
  ids: readonly number[],
): Promise<Guest[]> {
  const found: (Guest & { position: number })[] = [];
  for (const portion of portionsOf([...new Set(ids)], recordsPerPortion)) {
    const where = { eventId, id: { in: portion } };
    const records = await db.guest.findMany({ where, omit: inner });
    // Few guests need not wait for their turn among long tasks.
    if (portion.length === recordsPerPortion) await otherWork();
    for (const { position, ...record } of records) found.push({ ...toGuest(record), position });
  }
  found.sort((one, other) => one.position - other.position || one.id - other.id);
  return found.map(({ position: _, ...guest }) => guest);
}

/** The guests of whom organizers know that others of the same name are different people. */
export async function findNamesakeIds(db: Queryable, eventId: ListReadableEventId): Promise<ReadonlySet<number>> {
  const found = await db.guest.findMany({ where: { eventId, isNamesake: true }, select: { id: true } });
  return new Set(found.map(({ id }) => id));
}

export async function hasGuest(db: Queryable, eventId: ListReadableEventId, id: number): Promise<boolean> {
  return (await db.guest.count({ where: { id, eventId } })) > 0;
}

/** Ids of the guest whose plus-one a guest is, and of their own plus-ones. */
export async function findCompanyIds(
  db: Queryable,
  eventId: ListReadableEventId,
  guestId: number,
  most: number,
): Promise<{ guestOfId: number | null; plusOneIds: number[] }> {
  const guest = await db.guest.findFirst({ where: { eventId, id: guestId }, select: { guestOfId: true } });
  const plusOnes = await db.guest.findMany({
    where: { eventId, guestOfId: guestId },
    select: { id: true },
    orderBy: [{ position: "asc" }, { id: "asc" }],
    take: most,
  });
  return { guestOfId: guest?.guestOfId ?? null, plusOneIds: plusOnes.map(({ id }) => id) };
}

/** A guest without a seat is locked to none. */
const withoutSeat = { tableNumber: "", seatNumber: null, isLocked: false };

/** What details write of a guest. */
function detailFields({ freesSeat, cancelsPlusOnes: _, ...details }: GuestDetails) {
  return { ...details, ...(freesSeat ? withoutSeat : {}) };
}

/** Changes details of guests. */
export async function writeDetails(
  tx: Queryable,
  eventId: WritableEventId,
  ids: readonly number[],
  details: GuestDetails,
): Promise<void> {
  await tx.guest.updateMany({ where: { eventId, id: { in: [...ids] } }, data: detailFields(details) });
  await cancelPlusOnes(tx, eventId, ids, details);
}

/** Cancels those who come only because of these guests, if the details ask for it. */
async function cancelPlusOnes(
  tx: Queryable,
  eventId: WritableEventId,
  ids: readonly number[],
  { cancelsPlusOnes }: GuestDetails,
): Promise<void> {
  if (!cancelsPlusOnes) return;
  await tx.guest.updateMany({
    where: { eventId, guestOfId: { in: [...ids] }, attendance: { not: "no" } },
    data: { attendance: "no", ...withoutSeat },
  });
}
