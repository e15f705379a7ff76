import type { DoorOperation } from "../../../common/door/door-operation.ts";
import type { Queryable } from "../../database/client.ts";
import { Prisma } from "../../database/generated/client.ts";
import type { DoorEventId, DoorKeeperEventId } from "../event-rights/event-scope.type.ts";
import type { Author } from "../users/viewer.type.ts";
import type { FactMark, StoredFact } from "./follow-facts.ts";

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

/** Remembers what facts did to the list, and which guests were added for walk-ins. */
export async function markFacts(tx: Queryable, eventId: DoorKeeperEventId, marks: readonly FactMark[]): Promise<void> {
  if (marks.length === 0) return;
  await tx.$executeRaw`
    UPDATE door_operations AS fact SET guest_id = mark."guestId", previous_table_label = mark."previousTableLabel",
      previous_name = mark."previousName"
    FROM json_to_recordset(${JSON.stringify(marks)}::json) AS mark (
      id uuid, "guestId" int, "previousTableLabel" text, "previousName" text
    )
    WHERE fact.event_id = ${eventId} AND fact.id = mark.id`;
}
