import type { MergedGuests } from "../../../common/door/fold-door.ts";
import { maxGuestsPerEvent } from "../../../common/limits.ts";
import type { Queryable } from "../../database/client.ts";
import type { DoorEventId, DoorKeeperEventId } from "../event-rights/event-scope.type.ts";
import type { ListedGuest } from "./settling/settled-fact.ts";

/** Those of the guests who are on the event's list, in its order. */
export async function findListedGuests(
  db: Queryable,
  eventId: DoorEventId,
  ids: readonly number[],
): Promise<ListedGuest[]> {
  return db.$queryRaw<ListedGuest[]>`
    SELECT id, name, table_number AS "tableLabel", guest_of_id AS "guestOfId"
    FROM guests WHERE event_id = ${eventId} AND id = ANY (${ids}::int[]) ORDER BY position, id`;
}

/** Guests who were merged into others, and are not on the list, with these. */
export async function findMergedGuests(db: Queryable, eventId: DoorEventId): Promise<MergedGuests> {
  const rows = await db.$queryRaw<{ mergedId: number; keptId: number }[]>`
    SELECT merged.id AS "mergedId", guests.id AS "keptId" FROM guests, unnest(merged_ids) AS merged (id)
    WHERE event_id = ${eventId} AND cardinality(merged_ids) > 0 AND NOT EXISTS (
      SELECT FROM guests AS listed WHERE listed.id = merged.id AND listed.event_id = ${eventId})
    ORDER BY guests.updated_at`;
  return new Map(rows.map(({ mergedId, keptId }) => [mergedId, keptId]));
}

/** Adds guests without a table at the end of the list, who come, as many as an event can have. @returns their ids, in the given order */
export async function appendWalkIns(
  tx: Queryable,
  eventId: DoorKeeperEventId,
  names: readonly string[],
): Promise<number[]> {
  const rows = await tx.$queryRaw<{ id: number; position: number }[]>`
    INSERT INTO guests (event_id, position, name, attendance)
    SELECT ${eventId}, (SELECT coalesce(max(position), -1) FROM guests WHERE event_id = ${eventId}) + place, name, 'yes'
    FROM unnest(${names}::text[]) WITH ORDINALITY AS walk_in (name, place)
    WHERE place <= ${maxGuestsPerEvent}::int - (SELECT count(*) FROM guests WHERE event_id = ${eventId})
    RETURNING id, position`;
  return rows.sort((one, other) => one.position - other.position).map(({ id }) => id);
}

/** Removes guests whose walk-in was cancelled. */
export async function removeWalkIns(tx: Queryable, eventId: DoorKeeperEventId, ids: readonly number[]): Promise<void> {
  await tx.guest.deleteMany({ where: { eventId, id: { in: [...ids] } } });
}

/** Writes names and tables of guests. A seat belongs to its table. */
export async function writeGuests(
  tx: Queryable,
  eventId: DoorKeeperEventId,
  guests: readonly ListedGuest[],
): Promise<void> {
  await tx.$executeRaw`
    UPDATE guests SET name = given.name, table_number = given."tableLabel", updated_at = now(),
      seat_number = CASE WHEN lower(table_number) = lower(given."tableLabel") THEN seat_number END
    FROM json_to_recordset(${JSON.stringify(guests)}::json) AS given (id int, name text, "tableLabel" text)
    WHERE guests.event_id = ${eventId} AND guests.id = given.id`;
}

/** Tables in the room do not go when the last guest leaves them. */
export async function keepTables(tx: Queryable, eventId: DoorKeeperEventId, labels: readonly string[]): Promise<void> {
  await tx.$executeRaw`
    UPDATE tables SET is_set_up = true
    WHERE event_id = ${eventId} AND NOT is_set_up AND lower(label) = ANY (SELECT lower(unnest(${labels}::text[])))`;
}
