import type { MergedGuests } from "../../../common/door/fold-door.ts";
import { maxGuestsPerEvent } from "../../../common/limits.ts";
import type { Queryable } from "../../database/client.ts";
import { Prisma } from "../../database/generated/client.ts";
import type { DoorEventId, DoorKeeperEventId } from "../event-rights/event-scope.type.ts";
import type { ListedGuest } from "./follow-facts.ts";

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

/** A guest, as devices at the door know them; what says nothing is left out. */
export interface DeviceGuest {
  id: number;
}

/** All guests of the list or those with some ids, in its order. As one text, which takes a fraction of the time of rows. */
export async function findDeviceGuests(
  db: Queryable,
  eventId: DoorEventId,
  ids?: readonly number[],
): Promise<DeviceGuest[]> {
  const isMeant = ids ? Prisma.sql`id = ANY (${ids}::int[])` : Prisma.sql`true`;
  const [answer] = await db.$queryRaw<{ guests: string }[]>`
    SELECT coalesce(json_agg(json_strip_nulls(json_build_object(
      'id', id, 'name', name, 'table', nullif(table_number, ''), 'household', nullif(household, ''), 'guestOf', guest_of_id,
      'note', nullif(door_note, ''), 'otherNames', nullif(other_names, ''), 'hasDeclined', nullif(attendance = 'no', false)
    )) ORDER BY position, id), '[]')::text AS guests
    FROM guests WHERE event_id = ${eventId} AND ${isMeant}`;
  return JSON.parse(answer?.guests ?? "[]");
}

/** In the order in which they were added. */
export const findDeviceTables = (db: Queryable, eventId: DoorEventId) =>
  db.table.findMany({
    where: { eventId },
    select: { label: true, capacity: true },
    orderBy: [{ position: "asc" }, { id: "asc" }],
  });

/** Ids of those who came with some guests: their households, hosts and plus-ones, and they themselves. */
export async function findCompany(
  db: Queryable,
  eventId: DoorEventId,
  ids: readonly number[],
  most: number,
): Promise<number[]> {
  const rows = await db.$queryRaw<{ id: number }[]>`
    WITH found AS (
      SELECT id, guest_of_id, lower(household) AS household FROM guests WHERE event_id = ${eventId} AND id = ANY (${ids}::int[])
    )
    SELECT guests.id FROM guests
    WHERE event_id = ${eventId} AND (
      id = ANY (${ids}::int[]) OR id IN (SELECT guest_of_id FROM found) OR guest_of_id IN (SELECT id FROM found)
      OR guest_of_id IN (SELECT guest_of_id FROM found) OR lower(household) IN (SELECT household FROM found WHERE household <> '')
    )
    ORDER BY id = ANY (${ids}::int[]) DESC, position, id LIMIT ${most}`;
  return rows.map(({ id }) => id);
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
