import type { ListedGuest as DeviceGuest } from "../../../common/door/door-news.ts";
import type { MergedGuests } from "../../../common/door/fold-door.ts";
import { maxGuestsPerEvent } from "../../../common/limits.ts";
import type { Queryable } from "../../database/client.ts";
import { Prisma } from "../../database/generated/client.ts";
import type { DoorEventId, DoorKeeperEventId } from "../event-rights/event-scope.type.ts";
import type { ListedGuest } from "./follow-facts.ts";

/** What door and list have come to. */
export interface DoorVersions {
  /** Position of the newest fact. */
  version: number;
  listVersion: number;
  factCount: number;
  eventName: string;
  worksOffline: boolean;
}

/** Undefined when the event is gone. */
export async function findDoorVersions(db: Queryable, eventId: DoorEventId): Promise<DoorVersions | undefined> {
  const [versions] = await db.$queryRaw<DoorVersions[]>`
    SELECT door_version AS version, guest_list_version AS "listVersion", name AS "eventName", works_offline AS "worksOffline",
      (SELECT count(*)::int FROM door_operations WHERE event_id = events.id) AS "factCount"
    FROM events WHERE id = ${eventId}`;
  return versions;
}

/** Tables at which anybody is expected, and guests without one: how many are here, and how many are or did not decline. */
export function countAtTables(db: Queryable, eventId: DoorEventId, here: readonly number[]) {
  return db.$queryRaw<{ label: string; hereCount: number; expectedCount: number }[]>`
    SELECT min(table_number) AS label, count(*) FILTER (WHERE id = ANY (${here}::int[]))::int AS "hereCount",
      count(*)::int AS "expectedCount"
    FROM guests
    WHERE event_id = ${eventId} AND (attendance <> 'no' OR id = ANY (${here}::int[]))
    GROUP BY lower(table_number) ORDER BY min(position)`;
}

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

/** Guests of the list, in its order. As one text, which takes a fraction of the time of rows. */
async function findGuests(db: Queryable, eventId: DoorEventId, which: Prisma.Sql): Promise<DeviceGuest[]> {
  const [answer] = await db.$queryRaw<{ guests: string }[]>`
    SELECT coalesce(json_agg(json_strip_nulls(json_build_object(
      'id', id, 'name', name, 'table', nullif(table_number, ''), 'household', nullif(household, ''), 'guestOf', guest_of_id,
      'note', nullif(door_note, ''), 'otherNames', nullif(other_names, ''), 'hasDeclined', nullif(attendance = 'no', false)
    )) ORDER BY position, id), '[]')::text AS guests
    FROM (SELECT * FROM guests WHERE event_id = ${eventId} AND ${which}) AS guests`;
  return JSON.parse(answer?.guests ?? "[]");
}

/** All guests of the list, or those with some ids. */
export const findDeviceGuests = (db: Queryable, eventId: DoorEventId, ids?: readonly number[]) =>
  findGuests(db, eventId, ids ? Prisma.sql`id = ANY (${ids}::int[])` : Prisma.sql`true`);

/** Guests, and who came with them: their households, hosts and plus-ones. `most`: of all of them, those who were asked for first. */
export const findCompany = (db: Queryable, eventId: DoorEventId, ids: readonly number[], most: number) =>
  findGuests(
    db,
    eventId,
    Prisma.sql`(
      coalesce(guest_of_id, id) IN (SELECT coalesce(guest_of_id, id) FROM guests WHERE id = ANY (${ids}::int[]))
      OR (household <> '' AND lower(household) IN (SELECT lower(household) FROM guests WHERE id = ANY (${ids}::int[])))
    ) ORDER BY id = ANY (${ids}::int[]) DESC, position, id LIMIT ${most}`,
  );

/** In the order in which they were added. */
export const findDeviceTables = (db: Queryable, eventId: DoorEventId) =>
  db.table.findMany({
    where: { eventId },
    select: { label: true, capacity: true },
    orderBy: [{ position: "asc" }, { id: "asc" }],
  });

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
