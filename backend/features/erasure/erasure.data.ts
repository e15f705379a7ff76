import { pairKindNames } from "../../../common/wishes/wish-kinds.ts";
import type { Queryable } from "../../database/client.ts";
import { Prisma } from "../../database/generated/client.ts";
import type { ListReadableEventId, OwnerEventId } from "../event-rights/event-scope.type.ts";
import { isOneOf, isTheGuest, mayMention, type Sought, withoutMention } from "./sought-guest.data.ts";

/** Names that the event's records have for a guest, besides the present one. */
export async function findFormerNames(tx: Queryable, eventId: ListReadableEventId, guestId: number): Promise<string[]> {
  const rows = await tx.$queryRaw<{ name: string | null }[]>`
    WITH recorded AS (
      SELECT row FROM row_changes, json_array_elements(rows) AS row
      WHERE event_id = ${eventId} AND kind = 'guests' AND ids @> ARRAY[${guestId}]::int[]
        AND (row->>'id')::int = ${guestId}
    )
    SELECT row->'before'->>'name' AS name FROM recorded
    UNION SELECT row->'after'->>'name' FROM recorded
    UNION SELECT coalesce(guest->>'name', guest->>1)
    FROM guest_list_changes, json_array_elements(
      CASE json_typeof(guests_before) WHEN 'array' THEN guests_before ELSE guests_before->'guests' END
    ) AS guest
    WHERE event_id = ${eventId} AND coalesce(guest->>'id', guest->>0)::int = ${guestId}
    UNION SELECT guest->>'name' FROM (
      SELECT sheet_before AS sheet FROM guest_list_changes WHERE event_id = ${eventId} AND sheet_before IS NOT NULL
      UNION ALL SELECT guests FROM imported_sheets WHERE event_id = ${eventId}
    ) AS sheets, json_array_elements(sheet->'guests') AS guest
    WHERE (guest->>'id')::int = ${guestId}`;
  return rows.flatMap(({ name }) => (name === null || name === "" ? [] : [name]));
}

/** How many other guests of an event have this name. */
export async function countNamesakes(
  tx: Queryable,
  eventId: ListReadableEventId,
  { id, name }: { id: number; name: string },
): Promise<number> {
  const [counted] = await tx.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM guests
    WHERE event_id = ${eventId} AND id <> ${id} AND lower(name) = lower(${name})`;
  return counted?.count ?? 0;
}

/** Deletes a guest, also from wishes and as a host; triggers record it with names. @returns the wishes about them */
export async function deleteFromList(tx: Queryable, eventId: OwnerEventId, guestId: number): Promise<number> {
  await tx.guest.updateMany({ where: { eventId, guestOfId: guestId }, data: { guestOfId: null } });
  // Nobody is left to be near something, and one guest cannot be together with nobody.
  const deleted = await tx.$executeRaw`
    DELETE FROM wishes WHERE event_id = ${eventId} AND guest_ids @> ARRAY[${guestId}]::int[]
      AND cardinality(guest_ids) <= CASE WHEN kind::text = ANY(${pairKindNames}) THEN 2 ELSE 1 END`;
  const changed = await tx.$executeRaw`
    UPDATE wishes SET guest_ids = array_remove(guest_ids, ${guestId}::int)
    WHERE event_id = ${eventId} AND guest_ids @> ARRAY[${guestId}]::int[]`;
  await tx.guest.deleteMany({ where: { eventId, id: guestId } });
  // A value that nobody else has may be about the guest.
  const unheld = await tx.$executeRaw`
    DELETE FROM wishes WHERE event_id = ${eventId} AND value <> '' AND NOT EXISTS (
      SELECT FROM guests WHERE guests.event_id = ${eventId}
        AND lower(trim(additional_info->>column_name)) = lower(trim(value)))`;
  return deleted + changed + unheld;
}

/** Takes a guest out of the saved plans, and their names out of what these call tables and themselves. */
export function eraseFromSavedPlans(tx: Queryable, sought: Sought): Promise<number> {
  const { eventId, guestId, pattern } = sought;
  return tx.$executeRaw`
    UPDATE saved_plans SET
      name = CASE WHEN ${mayMention(sought, Prisma.sql`name`)}
        THEN redact_json(to_json(name), ${pattern}) #>> '{}' ELSE name END,
      seating = jsonb_build_object(
        'tables', CASE WHEN ${mayMention(sought, Prisma.sql`(seating->'tables')::text`)}
          THEN redact_json((seating->'tables')::json, ${pattern})::jsonb ELSE seating->'tables' END,
        'seats', (
          SELECT coalesce(jsonb_agg(seat ORDER BY place), '[]')
          FROM jsonb_array_elements(seating->'seats') WITH ORDINALITY AS listed (seat, place)
          WHERE (seat->>0)::int <> ${guestId}))
    WHERE event_id = ${eventId} AND ${isOneOf([
      mayMention(sought, Prisma.sql`name`),
      mayMention(sought, Prisma.sql`(seating->'tables')::text`),
      Prisma.sql`EXISTS (SELECT FROM jsonb_array_elements(seating->'seats') AS seat WHERE (seat->>0)::int = ${guestId})`,
    ])}`;
}

/**
 * Empties what was recorded at the door about a guest with these ids. The facts' ids stay, so that devices do not hand in the same again, and so do kinds,
 * devices and times, which are about nobody then. With new positions, devices read them again and forget what they had.
 */
export async function emptyDoorFacts(tx: Queryable, sought: Sought, ids: readonly number[]): Promise<number> {
  const { eventId, pattern } = sought;
  const emptied = await tx.$executeRaw`
    WITH about AS (
      SELECT id, row_number() OVER (ORDER BY position) AS place FROM door_operations
      WHERE event_id = ${eventId} AND (guest_id = ANY (${ids}::int[]) OR walk_in_id IN (
        SELECT walk_in_id FROM door_operations
        WHERE event_id = ${eventId} AND guest_id = ANY (${ids}::int[]) AND walk_in_id IS NOT NULL))
    ), raised AS (
      UPDATE events SET door_version = door_version + (SELECT count(*) FROM about)::int
      WHERE id = ${eventId} AND EXISTS (SELECT FROM about)
      RETURNING door_version - (SELECT count(*) FROM about) AS last
    )
    UPDATE door_operations AS fact SET
      position = raised.last + about.place, guest_id = NULL, walk_in_id = NULL, name = NULL, table_label = NULL,
      expected_table_label = NULL, previous_table_label = NULL, previous_name = NULL, replaces = NULL
    FROM about, raised WHERE fact.event_id = ${eventId} AND fact.id = about.id`;
  const redacted = await tx.$executeRaw`
    UPDATE door_operations SET previous_name = redact_json(to_json(previous_name), ${pattern}) #>> '{}'
    WHERE event_id = ${eventId} AND ${mayMention(sought, Prisma.sql`previous_name`)}`;
  return emptied + redacted;
}

/** Whether devices at the door keep the event's list, also without a connection. */
export async function isKeptAtDoor(tx: Queryable, eventId: OwnerEventId): Promise<boolean> {
  const { worksOffline } = await tx.event.findUniqueOrThrow({ where: { id: eventId }, select: { worksOffline: true } });
  return worksOffline;
}

/** Removes a guest from recorded changes. The version that deleted them keeps the number, for indexes and screens. */
export async function redactRowChanges(tx: Queryable, sought: Sought, listVersion: number): Promise<number> {
  const { eventId, guestId } = sought;
  const gone = Prisma.sql`json_build_object('id', ${guestId}::int, 'before', json_build_object('id', ${guestId}::int), 'after', NULL)`;
  const [row, id, name] = [Prisma.sql`row`, Prisma.sql`row_id`, Prisma.sql`row_name`];
  // OFFSET 0 keeps the planner from reading number and name again for each use: there may be many rows.
  const changed = await tx.$executeRaw`
    UPDATE row_changes AS change SET
      rows = CASE WHEN is_last AND clean.rows IS NULL THEN json_build_array(${gone}) ELSE coalesce(clean.rows, '[]') END,
      ids = CASE WHEN is_last AND clean.ids IS NULL THEN ARRAY[${guestId}]::int[] ELSE coalesce(clean.ids, '{}') END
    FROM (
      SELECT change.id, list_version = ${listVersion} AND kind = 'guests' AND ids @> ARRAY[${guestId}]::int[]
          AND json_typeof(change.rows->0->'after') = 'null' AS is_last,
        json_agg(left_over ORDER BY place) FILTER (WHERE NOT is_guest) AS rows,
        array_agg(row_id ORDER BY place) FILTER (WHERE NOT is_guest) AS ids
      FROM row_changes AS change, LATERAL (
        SELECT place, row_id, ${withoutMention(sought, row, name)} AS left_over,
          change.kind = 'guests' AND ${isTheGuest(sought, { id, name })} AS is_guest
        FROM (
          SELECT row, place, (row->>'id')::int AS row_id, coalesce(row->'before'->>'name', row->'after'->>'name') AS row_name
          FROM json_array_elements(change.rows) WITH ORDINALITY AS element (row, place) OFFSET 0
        ) AS element OFFSET 0
      ) AS element
      WHERE event_id = ${eventId} AND (ids @> ARRAY[${guestId}]::int[] OR ${mayMention(sought, Prisma.sql`change.rows::text`)})
      GROUP BY change.id
    ) AS clean
    WHERE change.id = clean.id`;
  await tx.$executeRaw`
    UPDATE history_entries SET list_version = NULL
    WHERE event_id = ${eventId} AND list_version IN (
      SELECT list_version FROM row_changes WHERE event_id = ${eventId}
      GROUP BY list_version HAVING bool_and(ids = '{}')
    )`;
  await tx.$executeRaw`DELETE FROM row_changes WHERE event_id = ${eventId} AND ids = '{}'`;
  return changed;
}

/** Replaces a guest's names in the history of an event. */
export function redactHistory(tx: Queryable, sought: Sought): Promise<number> {
  const { eventId, pattern } = sought;
  return tx.$executeRaw`
    UPDATE history_entries SET
      details = redact_json(details::json, ${pattern})::jsonb,
      changes = redact_json(changes::json, ${pattern})::jsonb
    WHERE event_id = ${eventId} AND ${isOneOf([
      mayMention(sought, Prisma.sql`details::text`),
      mayMention(sought, Prisma.sql`changes::text`),
    ])}`;
}

/** On commit, has every process forget what it keeps of an event's guests in memory. */
export async function announceErasure(tx: Queryable, eventId: number): Promise<void> {
  await tx.$executeRaw`SELECT pg_notify('guest_erasures', ${String(eventId)})`;
}

/** Has the database's files cleaned some time after the commit. */
export async function requestCleaning(tx: Queryable): Promise<void> {
  await tx.dueCleaning.create({ data: {} });
}
