import type { Queryable } from "../../database/client.ts";
import { Prisma } from "../../database/generated/client.ts";
import { needsTable } from "../../database/needs-table.ts";
import { allOf, naturally } from "../../database/sorted-page.ts";
import type { Sort } from "../../lib/sort-direction.ts";
import { maxGuestValues } from "../../limits.ts";
import type { ListReadableEventId } from "../event-rights/event-scope.type.ts";
import type { GuestSearchArgs, GuestSortField } from "./guest.input.ts";

/** A part of a list; what is null or omitted leaves nobody out. */
export type GuestPart = Pick<GuestSearchArgs, "seated" | "attendance">;

/** An order by what is stored. */
export type StoredOrder = Sort<Exclude<GuestSortField, "familyName">> & { column: string };

const { sql } = Prisma;

const textIn = (column: string) => sql`coalesce(guests.additional_info->>${column}, '')`;

const host = sql`(
  SELECT host.name FROM guests AS host WHERE host.id = guests.guest_of_id AND host.event_id = guests.event_id
)`;

const unlessEmpty = (text: Prisma.Sql) => naturally(sql`nullif(${text}, '')`);

const sortTexts: Record<Exclude<StoredOrder["by"], "column">, Prisma.Sql> = {
  position: sql`guests.position`,
  name: naturally(sql`guests.name`),
  table: naturally(sql`guests.table_number`),
  otherNames: unlessEmpty(sql`guests.other_names`),
  household: unlessEmpty(sql`guests.household`),
  attendance: sql`array_position('{yes,unknown,no}'::attendance[], guests.attendance)`,
  access: sql`guests.needs_access`,
  guestOf: unlessEmpty(host),
  updatedAt: sql`guests.updated_at`,
};

/** What guests are sorted by; `column` is the extra column for that. */
export const sortedBy = ({ by, column }: Omit<StoredOrder, "direction">): Prisma.Sql =>
  by === "column" ? unlessEmpty(textIn(column)) : sortTexts[by];

/** The condition for the guests of a part of an event's list. */
export function ofPart(eventId: ListReadableEventId, { seated, attendance }: GuestPart): Prisma.Sql {
  return allOf([
    sql`guests.event_id = ${eventId}`,
    typeof seated === "boolean" ? Prisma.raw(seated ? "guests.table_number <> ''" : needsTable) : undefined,
    attendance ? sql`guests.attendance = ${attendance}::attendance` : undefined,
  ]);
}

/** The households of a list, or the texts in an extra column, sorted; at most 500. */
export async function findGuestValues(
  db: Queryable,
  eventId: ListReadableEventId,
  column: string | undefined,
): Promise<string[]> {
  const text = column === undefined ? sql`guests.household` : textIn(column);
  const rows = await db.$queryRaw<{ value: string }[]>`
    SELECT value FROM (
      SELECT DISTINCT ${text} AS value FROM guests WHERE event_id = ${eventId}
    ) AS texts
    WHERE value <> '' ORDER BY ${naturally(sql`value`)}, value LIMIT ${maxGuestValues}`;
  return rows.map(({ value }) => value);
}

/** The names of those whose plus-ones guests are, by the plus-one's id; guests who are nobody's have no entry. */
export async function findHostNames(db: Queryable, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await db.$queryRaw<{ id: number; name: string }[]>`
    SELECT guests.id, host.name FROM guests
    JOIN guests AS host ON host.id = guests.guest_of_id AND host.event_id = guests.event_id
    WHERE guests.id = ANY (${ids}::int[])`;
  return new Map(rows.map((row) => [row.id, row.name]));
}

/** All names of a list, sorted. */
export function findSortedNames(db: Queryable, eventId: ListReadableEventId): Promise<{ id: number; name: string }[]> {
  return db.$queryRaw`
    SELECT id, name FROM guests WHERE event_id = ${eventId}
    ORDER BY ${naturally(sql`name`)}, position, id`;
}

/** The ids sorted by their keys; equal ones stay in their order. */
export async function sortByKeys(db: Queryable, ids: readonly number[], keys: readonly string[]): Promise<number[]> {
  const rows = await db.$queryRaw<{ id: number }[]>`
    SELECT id FROM unnest(${ids}::int[], ${keys}::text[]) WITH ORDINALITY AS rows (id, key, place)
    ORDER BY ${naturally(sql`key`)}, place`;
  return rows.map(({ id }) => id);
}

export interface GuestFigures {
  seatedGuestCount: number;
  unseatedGuestCount: number;
  declinedGuestCount: number;
  tableCount: number;
  lookedUpGuestCount: number;
}

/** The figures of each event, in one query. */
export async function findGuestFigures(db: Queryable, eventIds: readonly number[]): Promise<Map<number, GuestFigures>> {
  const rows = await db.$queryRaw<(GuestFigures & { id: number })[]>`
    SELECT events.id,
      (SELECT count(*)::int FROM guests WHERE event_id = events.id AND table_number <> '') AS "seatedGuestCount",
      (SELECT count(*)::int FROM guests WHERE event_id = events.id AND ${Prisma.raw(needsTable)}) AS "unseatedGuestCount",
      (SELECT count(*)::int FROM guests WHERE event_id = events.id AND attendance = 'no') AS "declinedGuestCount",
      (SELECT count(*)::int FROM tables WHERE event_id = events.id) AS "tableCount",
      (
        SELECT count(*)::int FROM guests JOIN shown_seats ON guest_id = guests.id WHERE event_id = events.id
      ) AS "lookedUpGuestCount"
    FROM unnest(${eventIds}::int[]) AS events (id)`;
  return new Map(rows.map(({ id, ...figures }) => [id, figures]));
}
