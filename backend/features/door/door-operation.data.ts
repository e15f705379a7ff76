import { z } from "zod";
import type { DoorOperation } from "../../../common/door/door-operation.ts";
import type { Queryable } from "../../database/client.ts";
import { Prisma } from "../../database/generated/client.ts";
import type { DoorEventId, DoorKeeperEventId } from "../event-rights/event-scope.type.ts";
import type { Author } from "../users/viewer.type.ts";
import type { FactMark, SettledFact } from "./follow-facts.ts";

/** A fact as stored. */
export interface StoredFact extends SettledFact {
  /** 1, 2, … in the order in which they were stored. Emptied ones get another one, so that devices read them again. */
  position: number;
  /** The author's name: today's for users, the name at that time for helpers. Null if unknown. */
  authorName: string | null;
}

interface FactRow extends Omit<StoredFact, "replaces"> {
  replaces: unknown;
}

const idsSchema = z.array(z.string()).nullable().catch(null);

const factColumns = Prisma.sql`
  fact.id, fact.position, fact.device, fact.sequence, fact.kind::text AS kind, fact.guest_id AS "guestId",
  fact.walk_in_id AS "walkInId", fact.name, fact.table_label AS "tableLabel", fact.cancels,
  to_char(fact.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS at,
  fact.clock_offset_ms AS "clockOffsetMs", fact.replaces, fact.expected_table_label AS "expectedTableLabel",
  fact.previous_table_label AS "previousTableLabel", fact.previous_name AS "previousName",
  coalesce(users.name, fact.author_name) AS "authorName"`;

/** Facts by a query for {@link factColumns}, in the order in which they were stored. As one text, which takes a fraction of the time of rows. */
async function readFacts(db: Queryable, query: Prisma.Sql): Promise<StoredFact[]> {
  const [answer] = await db.$queryRaw<{ facts: string }[]>`
    SELECT coalesce(json_agg(found ORDER BY found.position), '[]')::text AS facts FROM (${query}) AS found`;
  const rows: FactRow[] = JSON.parse(answer?.facts ?? "[]");
  return rows.map(({ replaces, ...fact }) => ({
    ...fact,
    replaces: replaces === null ? null : idsSchema.parse(replaces),
  }));
}

/** Locks the door until the transaction ends. @returns the position of the newest fact; undefined when the event is gone */
export async function lockDoor(tx: Queryable, eventId: DoorKeeperEventId): Promise<number | undefined> {
  const [event] = await tx.$queryRaw<{ version: number }[]>`
    SELECT door_version AS version FROM events WHERE id = ${eventId} FOR NO KEY UPDATE`;
  return event?.version;
}

/** Adds facts that the event does not have, after a position. @returns ids of the new ones, in the order of the facts */
export async function insertFacts(
  tx: Queryable,
  eventId: DoorKeeperEventId,
  { userId, helperId, name: authorName }: Author,
  facts: readonly DoorOperation[],
  after: number,
): Promise<string[]> {
  const rows = JSON.stringify(facts.map((fact, place) => ({ ...fact, place })));
  const inserted = await tx.$queryRaw<{ id: string; position: number }[]>`
    INSERT INTO door_operations (
      event_id, id, position, device, sequence, kind, guest_id, walk_in_id, name, table_label, cancels, at,
      clock_offset_ms, replaces, expected_table_label, user_id, helper_id, author_name
    )
    SELECT ${eventId}, id, ${after} + row_number() OVER (ORDER BY place), device, sequence, kind, "guestId", "walkInId", name,
      "tableLabel", cancels, at, "clockOffsetMs", replaces, "expectedTableLabel", ${userId}::int, ${helperId}::int,
      ${authorName}
    FROM json_to_recordset(${rows}::json) AS given (
      place int, id uuid, device text, sequence int, kind door_operation_kind, "guestId" int, "walkInId" uuid, name text,
      "tableLabel" text, cancels uuid, at timestamptz, "clockOffsetMs" float8, replaces jsonb, "expectedTableLabel" text
    )
    WHERE NOT EXISTS (SELECT FROM door_operations AS known WHERE known.event_id = ${eventId} AND known.id = given.id)
    RETURNING id, position`;
  return inserted.sort((one, other) => one.position - other.position).map(({ id }) => id);
}

/** Raises the position of the newest fact, which announces it. */
export async function raiseDoor(tx: Queryable, eventId: DoorKeeperEventId, version: number): Promise<void> {
  // Raw SQL: Prisma would set updated_at, which makes every open form of the event look outdated.
  await tx.$executeRaw`UPDATE events SET door_version = ${version} WHERE id = ${eventId}`;
}

/** All facts about the people whom some facts are about, also those that cancel them. */
export async function findFactsAbout(
  tx: Queryable,
  eventId: DoorEventId,
  facts: readonly Pick<DoorOperation, "guestId" | "walkInId" | "cancels">[],
): Promise<StoredFact[]> {
  const guestIds = facts.flatMap(({ guestId }) => guestId ?? []);
  const walkInIds = facts.flatMap(({ walkInId }) => walkInId ?? []);
  const cancelled = facts.flatMap(({ cancels }) => cancels ?? []);
  return readFacts(
    tx,
    Prisma.sql`
    WITH named AS (
      SELECT unnest(${guestIds}::int[]) AS guest_id, NULL::uuid AS walk_in_id
      UNION SELECT NULL, unnest(${walkInIds}::uuid[])
      UNION SELECT guest_id, walk_in_id FROM door_operations
        WHERE event_id = ${eventId} AND id = ANY (${cancelled}::uuid[])
    ), people AS MATERIALIZED (
      SELECT guest_id, walk_in_id FROM named
      UNION SELECT guest_id, walk_in_id FROM door_operations
        WHERE event_id = ${eventId} AND kind = 'WALK_IN' AND (
          guest_id IN (SELECT guest_id FROM named WHERE guest_id IS NOT NULL)
          OR walk_in_id IN (SELECT walk_in_id FROM named WHERE walk_in_id IS NOT NULL)
        )
    ), about AS MATERIALIZED (
      SELECT * FROM door_operations
      WHERE event_id = ${eventId} AND guest_id = ANY (ARRAY(SELECT guest_id FROM people WHERE guest_id IS NOT NULL))
      UNION SELECT * FROM door_operations
      WHERE event_id = ${eventId} AND walk_in_id = ANY (ARRAY(SELECT walk_in_id FROM people WHERE walk_in_id IS NOT NULL))
    ), fact AS (
      SELECT * FROM about
      UNION SELECT * FROM door_operations WHERE event_id = ${eventId} AND cancels = ANY (ARRAY(SELECT id FROM about))
    )
    SELECT ${factColumns} FROM fact LEFT JOIN users ON users.id = fact.user_id`,
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
    SELECT ${factColumns} FROM door_operations AS fact LEFT JOIN users ON users.id = fact.user_id
    WHERE fact.event_id = ${eventId} AND fact.position > ${position} ORDER BY fact.position LIMIT ${most}`,
  );
}

/** Facts of a device that count, but for cancellations: which are not cancelled, and not emptied. */
export async function findStandingFacts(tx: Queryable, eventId: DoorEventId, device: string): Promise<StoredFact[]> {
  return readFacts(
    tx,
    Prisma.sql`
    SELECT ${factColumns} FROM door_operations AS fact LEFT JOIN users ON users.id = fact.user_id
    WHERE fact.event_id = ${eventId} AND fact.device = ${device} AND fact.kind <> 'CANCELLED'
      AND (fact.guest_id IS NOT NULL OR fact.walk_in_id IS NOT NULL)
      AND NOT EXISTS (SELECT FROM door_operations AS other WHERE other.event_id = ${eventId} AND other.cancels = fact.id)`,
  );
}

/** Remembers what facts did to the list. */
export async function markFacts(tx: Queryable, eventId: DoorKeeperEventId, marks: readonly FactMark[]): Promise<void> {
  if (marks.length === 0) return;
  await tx.$executeRaw`
    UPDATE door_operations AS fact
    SET previous_table_label = mark."previousTableLabel", previous_name = mark."previousName"
    FROM json_to_recordset(${JSON.stringify(marks)}::json) AS mark (id uuid, "previousTableLabel" text, "previousName" text)
    WHERE fact.event_id = ${eventId} AND fact.id = mark.id`;
}

/** Says which guests were added for walk-ins. */
export async function nameWalkIns(
  tx: Queryable,
  eventId: DoorKeeperEventId,
  made: readonly { id: string; guestId: number }[],
): Promise<void> {
  if (made.length === 0) return;
  await tx.$executeRaw`
    UPDATE door_operations AS fact SET guest_id = made."guestId"
    FROM json_to_recordset(${JSON.stringify(made)}::json) AS made (id uuid, "guestId" int)
    WHERE fact.event_id = ${eventId} AND fact.id = made.id`;
}

/** Facts about walk-ins whose guests are gone name no guest, and did nothing to the list. */
export async function releaseFacts(tx: Queryable, eventId: DoorKeeperEventId, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.$executeRaw`
    UPDATE door_operations SET guest_id = NULL, previous_table_label = NULL, previous_name = NULL
    WHERE event_id = ${eventId} AND id = ANY (${ids}::uuid[])`;
}
