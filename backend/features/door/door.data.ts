import type { ListedGuest as DeviceGuest } from "../../../common/door/door-news.ts";
import type { DoorOperation } from "../../../common/door/door-operation.ts";
import type { MergedGuests } from "../../../common/door/fold-door.ts";
import { maxGuestsPerEvent } from "../../../common/limits.ts";
import type { Queryable } from "../../database/client.ts";
import { Prisma } from "../../database/generated/client.ts";
import type { DoorEventId, DoorKeeperEventId } from "../event-rights/event-scope.type.ts";
import type { Author } from "../users/viewer.type.ts";
import type { FactMark, ListChanges, ListedGuest, StoredFact } from "./follow-facts.ts";

/** Rows of door_operations, in the order in which they were stored. As one text, which takes a fraction of the time of rows. */
async function readFacts(db: Queryable, rows: Prisma.Sql): Promise<StoredFact[]> {
  const [answer] = await db.$queryRaw<{ facts: string }[]>`
    SELECT coalesce(json_agg(json_strip_nulls(json_build_object(
      'id', fact.id, 'position', position, 'device', device, 'sequence', sequence, 'kind', kind, 'guestId', guest_id,
      'walkInId', walk_in_id, 'name', fact.name, 'tableLabel', table_label, 'cancels', cancels,
      'at', to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'replaces', replaces,
      'expectedTableLabel', expected_table_label, 'previousTableLabel', previous_table_label, 'previousName', previous_name,
      'by', coalesce(users.name, author_name)
    )) ORDER BY position), '[]')::text AS facts
    FROM (${rows}) AS fact LEFT JOIN users ON users.id = user_id`;
  return JSON.parse(answer?.facts ?? "[]");
}

/** Locks the door until the transaction ends. @returns the position of the newest fact; undefined when the event is gone */
export async function lockDoor(tx: Queryable, eventId: DoorKeeperEventId): Promise<number | undefined> {
  const [event] = await tx.$queryRaw<{ version: number }[]>`
    SELECT door_version AS version FROM events WHERE id = ${eventId} FOR NO KEY UPDATE`;
  return event?.version;
}

/**
 * Adds facts that the event does not have, after a position. Of guests of the list, only plus-ones get a name at the door: other
 * names are not kept. @returns ids of the new facts
 */
export async function insertFacts(
  tx: Queryable,
  eventId: DoorKeeperEventId,
  { userId, helperId, name: authorName }: Author,
  facts: readonly DoorOperation[],
  after: number,
): Promise<string[]> {
  const rows = JSON.stringify(facts.map((fact, place) => ({ ...fact, place })));
  const inserted = await tx.$queryRaw<{ id: string }[]>`
    INSERT INTO door_operations (
      event_id, id, position, device, sequence, kind, guest_id, walk_in_id, name, table_label, cancels, at, replaces,
      expected_table_label, user_id, helper_id, author_name
    )
    SELECT ${eventId}, id, ${after} + row_number() OVER (ORDER BY place), device, sequence, kind, "guestId", "walkInId",
      CASE WHEN kind = 'WALK_IN' OR EXISTS (
        SELECT FROM guests WHERE event_id = ${eventId} AND guest_of_id IS NOT NULL
          AND (guests.id = "guestId" OR "guestId" = ANY (merged_ids))
      ) THEN name END,
      "tableLabel", cancels, at, replaces, "expectedTableLabel", ${userId}::int, ${helperId}::int, ${authorName}
    FROM json_to_recordset(${rows}::json) AS given (
      place int, id uuid, device text, sequence int, kind door_operation_kind, "guestId" int, "walkInId" uuid, name text,
      "tableLabel" text, cancels uuid, at timestamptz, replaces jsonb, "expectedTableLabel" text
    )
    WHERE NOT EXISTS (SELECT FROM door_operations AS known WHERE known.event_id = ${eventId} AND known.id = given.id)
    RETURNING id`;
  return inserted.map(({ id }) => id);
}

/** Raises the position of the newest fact, which announces it. */
export async function raiseDoor(tx: Queryable, eventId: DoorKeeperEventId, version: number): Promise<void> {
  // Raw SQL: Prisma would set updated_at, which makes every open form of the event look outdated.
  await tx.$executeRaw`UPDATE events SET door_version = ${version} WHERE id = ${eventId}`;
}

/** All facts about some guests and about whom some stored facts are about, also those that cancel them. */
export async function findFactsAbout(
  tx: Queryable,
  eventId: DoorEventId,
  factIds: readonly string[],
  guestIds: readonly number[] = [],
): Promise<StoredFact[]> {
  return readFacts(
    tx,
    Prisma.sql`
    WITH named AS (
      SELECT guest_id, walk_in_id FROM door_operations WHERE event_id = ${eventId} AND id = ANY (${factIds}::uuid[])
      UNION SELECT unnest(${guestIds}::int[]), NULL
    ), people AS (
      SELECT * FROM named
      UNION SELECT guest_id, walk_in_id FROM door_operations WHERE event_id = ${eventId} AND kind = 'WALK_IN' AND (
        guest_id = ANY (ARRAY(SELECT guest_id FROM named)) OR walk_in_id = ANY (ARRAY(SELECT walk_in_id FROM named))
      )
    ), about AS (
      SELECT * FROM door_operations WHERE event_id = ${eventId} AND (
        guest_id = ANY (ARRAY(SELECT guest_id FROM people)) OR walk_in_id = ANY (ARRAY(SELECT walk_in_id FROM people))
      )
    )
    SELECT * FROM about
    UNION SELECT * FROM door_operations WHERE event_id = ${eventId} AND cancels = ANY (ARRAY(SELECT id FROM about))`,
  );
}

/** Facts after a position, in the order in which they were stored. */
export async function findFactsAfter(
  db: Queryable,
  eventId: DoorEventId,
  position: number,
  most: number,
): Promise<StoredFact[]> {
  return readFacts(
    db,
    Prisma.sql`
    SELECT * FROM door_operations WHERE event_id = ${eventId} AND position > ${position} ORDER BY position LIMIT ${most}`,
  );
}

/** Remembers what facts did to the list, and which guests are walk-ins. What a mark does not say stays. */
export async function markFacts(tx: Queryable, eventId: DoorKeeperEventId, marks: readonly FactMark[]): Promise<void> {
  if (marks.length === 0) return;
  await tx.$executeRaw`
    UPDATE door_operations SET
      guest_id = CASE WHEN mark ? 'guestId' THEN (mark->>'guestId')::int ELSE guest_id END,
      previous_table_label = CASE WHEN mark ? 'previousTableLabel' THEN mark->>'previousTableLabel' ELSE previous_table_label END,
      previous_name = CASE WHEN mark ? 'previousName' THEN mark->>'previousName' ELSE previous_name END
    FROM jsonb_array_elements(${JSON.stringify(marks)}::jsonb) AS mark
    WHERE event_id = ${eventId} AND id = (mark->>'id')::uuid`;
}

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

/** Makes the list as facts say. Tables in the room do not go when the last guest leaves them. */
export async function writeList(
  tx: Queryable,
  eventId: DoorKeeperEventId,
  { changed, removed, left }: ListChanges,
): Promise<void> {
  await tx.$executeRaw`
    UPDATE tables SET is_set_up = true
    WHERE event_id = ${eventId} AND NOT is_set_up AND lower(label) = ANY (SELECT lower(unnest(${left}::text[])))`;
  // A seat belongs to its table.
  await tx.$executeRaw`
    UPDATE guests SET name = given.name, table_number = given."tableLabel", updated_at = now(),
      seat_number = CASE WHEN lower(table_number) = lower(given."tableLabel") THEN seat_number END
    FROM json_to_recordset(${JSON.stringify(changed)}::json) AS given (id int, name text, "tableLabel" text)
    WHERE guests.event_id = ${eventId} AND guests.id = given.id`;
  await tx.guest.deleteMany({ where: { eventId, id: { in: removed } } });
}
