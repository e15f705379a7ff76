import type { Queryable } from "../../database/client.ts";
import { Prisma } from "../../database/generated/client.ts";
import type { WritableEventId } from "../event-rights/event-scope.type.ts";

// One statement each, however many guests there are.

/** Most guests who are looked up one by one. With more, the whole list is looked at, once. */
const maxLookedUp = 100;

/** A condition: these guests of an event. */
function chosenGuests(eventId: WritableEventId, ids: readonly number[]): Prisma.Sql {
  const { sql } = Prisma;
  // IS TRUE keeps the planner from a join: it would search the ids once for each guest if it takes the list for a short one.
  const isChosen =
    ids.length <= maxLookedUp
      ? sql`guests.id = ANY (${ids}::int[])`
      : sql`(guests.id IN (SELECT unnest(${ids}::int[]))) IS TRUE`;
  return sql`guests.event_id = ${eventId} AND ${isChosen}`;
}

/** Deletes guests of an event. */
export async function deleteGuests(tx: Queryable, eventId: WritableEventId, ids: readonly number[]): Promise<void> {
  await tx.$executeRaw`DELETE FROM guests WHERE ${chosenGuests(eventId, ids)}`;
}

/**
 * Seats guests at a table, at no particular seat; those who are there keep theirs.
 *
 * @param label empty for no table
 * @returns how many guests that moves
 */
export async function writeTable(
  tx: Queryable,
  eventId: WritableEventId,
  ids: readonly number[],
  label: string,
): Promise<number> {
  return tx.$executeRaw`
    UPDATE guests SET table_number = ${label}, seat_number = NULL, updated_at = now()
    WHERE ${chosenGuests(eventId, ids)} AND lower(table_number) <> lower(${label})`;
}

/**
 * Writes an extra column of guests, after their others if they lack it.
 *
 * @param value empty to take it away
 * @returns how many guests that changes
 */
export async function writeColumn(
  tx: Queryable,
  eventId: WritableEventId,
  ids: readonly number[],
  { column, value }: { column: string; value: string },
): Promise<number> {
  return tx.$executeRaw`
    UPDATE guests SET updated_at = now(), additional_info = coalesce((
      SELECT json_object_agg(key, value ORDER BY place) FROM (
        SELECT key, CASE WHEN key = ${column} THEN ${value} ELSE value END AS value, place
        FROM json_each_text(additional_info) WITH ORDINALITY AS cells (key, value, place)
        UNION ALL
        SELECT ${column}, ${value}, 1000000 WHERE additional_info->${column} IS NULL
      ) AS cells
      WHERE value <> ''
    ), '{}')
    WHERE ${chosenGuests(eventId, ids)} AND coalesce(additional_info->>${column}, '') <> ${value}`;
}

/** Characters of an event's guest list, as imports count them. */
export async function countCharacters(tx: Queryable, eventId: WritableEventId): Promise<number> {
  const [list] = await tx.$queryRaw<{ characters: number }[]>`
    SELECT coalesce(sum(
      length(name) + length(table_number) + length(additional_info::text) + length(household)
    ), 0)::float8 AS characters FROM guests WHERE event_id = ${eventId}`;
  return list?.characters ?? 0;
}
