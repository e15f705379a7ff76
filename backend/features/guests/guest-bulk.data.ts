import type { Queryable } from "../../database/client.ts";
import type { WritableEventId } from "../event-rights/event-scope.type.ts";

// One statement each, however many guests there are.

/** Deletes guests of an event. */
export async function deleteGuests(tx: Queryable, eventId: WritableEventId, ids: readonly number[]): Promise<void> {
  await tx.$executeRaw`
    DELETE FROM guests USING unnest(${ids}::int[]) AS chosen (id) WHERE guests.id = chosen.id AND event_id = ${eventId}`;
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
    FROM unnest(${ids}::int[]) AS chosen (id)
    WHERE guests.id = chosen.id AND event_id = ${eventId} AND lower(table_number) <> lower(${label})`;
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
    FROM unnest(${ids}::int[]) AS chosen (id)
    WHERE guests.id = chosen.id AND event_id = ${eventId} AND coalesce(additional_info->>${column}, '') <> ${value}`;
}
