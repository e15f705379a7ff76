import type { Queryable } from "../../database/client.ts";
import type { OwnedEventId, WritableEventId } from "../event-rights/event-scope.type.ts";
import type { PackedGuests } from "./list/reading-messages.ts";

// A whole guest list is compared and written as sets: the new list is staged in a temporary table, its guests are paired
// with the event's guests, and a few statements do the rest, however many guests there are.

/** Creates the temporary tables of a transaction. */
async function createStage(tx: Queryable): Promise<void> {
  await tx.$executeRaw`
    CREATE TEMP TABLE staged_guests (place int, id int, name text, table_number text, additional_info json)
    ON COMMIT DROP`;
  await tx.$executeRaw`CREATE TEMP TABLE paired_guests (place int, id int) ON COMMIT DROP`;
  // The planner has no statistics on new tables, and a nested loop over two long lists would take hours.
  await tx.$executeRaw`SET LOCAL enable_nestloop = off`;
}

/**
 * Stages a list, in a transaction that has not staged one yet. Each portion is one statement, so the server can do other
 * work in between.
 */
export async function stageGuests(tx: Queryable, { portions }: PackedGuests): Promise<void> {
  await createStage(tx);
  let start = 0;
  for (const { count, json } of portions) {
    await tx.$executeRaw`
      INSERT INTO staged_guests (place, name, table_number, additional_info)
      SELECT ${start} + place - 1, guest->>'name', guest->>'tableNumber', guest->'additionalInfo'
      FROM json_array_elements(${Buffer.from(json).toString()}::json) WITH ORDINALITY AS guests (guest, place)`;
    start += count;
  }
}

/**
 * Stages the list stored before a change, with its guests' ids. Lists stored as version 1 are arrays of
 * [id, name, tableNumber, additionalInfo]; {@link insertListChange} writes version 3.
 */
export async function stageKeptGuests(tx: Queryable, eventId: WritableEventId, historyEntryId: number): Promise<void> {
  await createStage(tx);
  await tx.$executeRaw`
    INSERT INTO staged_guests (place, id, name, table_number, additional_info)
    SELECT place - 1, coalesce(guest->>'id', guest->>0)::int, coalesce(guest->>'name', guest->>1),
      coalesce(guest->>'tableNumber', guest->>2), coalesce(guest->'additionalInfo', guest->3)
    FROM guest_list_changes,
      json_array_elements(
        CASE json_typeof(guests_before) WHEN 'array' THEN guests_before ELSE guests_before->'guests' END
      ) WITH ORDINALITY AS guests (guest, place)
    WHERE event_id = ${eventId} AND history_entry_id = ${historyEntryId}`;
  await tx.$executeRaw`
    INSERT INTO paired_guests (place, id)
    SELECT place, id FROM staged_guests JOIN guests USING (id) WHERE event_id = ${eventId}`;
}

/**
 * Pairs the staged guests with the event's guests who are the same people: first by name and table; then a guest who is
 * the only one left with their name on both sides has moved. Ignores case.
 */
export async function pairStagedGuests(tx: Queryable, eventId: OwnedEventId): Promise<void> {
  await tx.$executeRaw`
    WITH present AS MATERIALIZED (
      SELECT id, lower(name) AS name_key, table_number,
        row_number() OVER (PARTITION BY lower(name), table_number ORDER BY position, id) AS nth
      FROM guests WHERE event_id = ${eventId}
    ), staged AS MATERIALIZED (
      SELECT place, lower(name) AS name_key, table_number,
        row_number() OVER (PARTITION BY lower(name), table_number ORDER BY place) AS nth
      FROM staged_guests
    ), seated AS MATERIALIZED (
      SELECT place, id FROM staged JOIN present USING (name_key, table_number, nth)
    ), moved AS (
      SELECT place, id
      FROM (
        SELECT name_key, min(place) AS place FROM staged
        WHERE NOT EXISTS (SELECT FROM seated WHERE seated.place = staged.place)
        GROUP BY name_key HAVING count(*) = 1
      ) AS lone_staged
      JOIN (
        SELECT name_key, min(id) AS id FROM present
        WHERE NOT EXISTS (SELECT FROM seated WHERE seated.id = present.id)
        GROUP BY name_key HAVING count(*) = 1
      ) AS lone_present USING (name_key)
    )
    INSERT INTO paired_guests (place, id) SELECT place, id FROM seated UNION ALL SELECT place, id FROM moved`;
}

/** Fills in missing values of the staged guests from their pairs: a table, extra columns. */
export async function completeStagedGuests(tx: Queryable): Promise<void> {
  await tx.$executeRaw`
    UPDATE staged_guests AS staged
    SET table_number = coalesce(nullif(staged.table_number, ''), guests.table_number),
      additional_info = (
        SELECT coalesce('{' || string_agg(
          to_json(key)::text || ':' || to_json(coalesce(staged.additional_info->>key, value))::text, ',' ORDER BY place
        ) || '}', '{}')::json
        FROM (
          SELECT key, value, place FROM json_each_text(guests.additional_info) WITH ORDINALITY AS own (key, value, place)
          UNION ALL
          SELECT key, value, place + 1000
          FROM json_each_text(staged.additional_info) WITH ORDINALITY AS new (key, value, place)
          WHERE guests.additional_info->key IS NULL
        ) AS columns
      )
    FROM paired_guests JOIN guests USING (id)
    WHERE paired_guests.place = staged.place AND (
      (staged.table_number = '' AND guests.table_number <> '')
      OR (guests.additional_info::text <> '{}' AND guests.additional_info::text <> staged.additional_info::text)
    )`;
}

/** How many guests a staged list would add, seat elsewhere, change otherwise, and how many existing guests have no pair. */
export interface DifferenceCounts {
  added: number;
  moved: number;
  changed: number;
  unpaired: number;
}

export async function countDifference(tx: Queryable, eventId: OwnedEventId): Promise<DifferenceCounts> {
  const [counts] = await tx.$queryRaw<DifferenceCounts[]>`
    SELECT count(*) FILTER (WHERE guests.id IS NULL)::int AS added,
      count(*) FILTER (WHERE staged.table_number <> guests.table_number)::int AS moved,
      count(*) FILTER (WHERE staged.table_number = guests.table_number AND (staged.name <> guests.name
        OR staged.additional_info::jsonb <> guests.additional_info::jsonb))::int AS changed,
      (SELECT count(*) FROM guests WHERE event_id = ${eventId})::int - count(guests.id)::int AS unpaired
    FROM staged_guests AS staged LEFT JOIN paired_guests USING (place) LEFT JOIN guests ON guests.id = paired_guests.id`;
  return counts ?? { added: 0, moved: 0, changed: 0, unpaired: 0 };
}

/** The size of an event's list with the staged list merged into it. */
export interface MergedSize {
  guests: number;
  /** Extra columns with a value for at least one guest. */
  columns: number;
  characters: number;
}

export async function measureMerged(tx: Queryable, eventId: OwnedEventId): Promise<MergedSize> {
  const [size] = await tx.$queryRaw<MergedSize[]>`
    WITH merged AS (
      SELECT name, table_number, additional_info FROM staged_guests
      UNION ALL
      SELECT name, table_number, additional_info FROM guests
      WHERE event_id = ${eventId} AND NOT EXISTS (SELECT FROM paired_guests WHERE paired_guests.id = guests.id)
    )
    SELECT count(*)::int AS guests,
      (SELECT count(DISTINCT key)::int FROM merged, json_object_keys(additional_info) AS key) AS columns,
      coalesce(sum(length(name) + length(table_number) + length(additional_info::text)), 0)::float8 AS characters
    FROM merged`;
  return size ?? { guests: 0, columns: 0, characters: 0 };
}

/** A guest of a difference, before (if they existed) and after (if they will exist). */
export interface ListedDifference {
  kind: "added" | "moved" | "changed" | "unpaired";
  name: string;
  tableNumber: string;
  previousName: string | null;
  previousTableNumber: string | null;
}

/** The first guests of each kind of difference, in list order. */
export function listDifference(tx: Queryable, eventId: OwnedEventId, perKind: number): Promise<ListedDifference[]> {
  return tx.$queryRaw<ListedDifference[]>`
    WITH difference AS (
      SELECT CASE WHEN guests.id IS NULL THEN 'added' WHEN staged.table_number <> guests.table_number THEN 'moved'
          ELSE 'changed' END AS kind,
        staged.name, staged.table_number AS "tableNumber",
        guests.name AS "previousName", guests.table_number AS "previousTableNumber", place
      FROM staged_guests AS staged LEFT JOIN paired_guests USING (place) LEFT JOIN guests ON guests.id = paired_guests.id
      WHERE guests.id IS NULL OR staged.table_number <> guests.table_number OR staged.name <> guests.name
        OR staged.additional_info::jsonb <> guests.additional_info::jsonb
      UNION ALL
      SELECT 'unpaired', name, table_number, name, table_number, position
      FROM guests
      WHERE event_id = ${eventId} AND NOT EXISTS (SELECT FROM paired_guests WHERE paired_guests.id = guests.id)
    ), numbered AS (SELECT *, row_number() OVER (PARTITION BY kind ORDER BY place) AS nth FROM difference)
    SELECT kind, name, "tableNumber", "previousName", "previousTableNumber" FROM numbered
    WHERE nth <= ${perKind} ORDER BY kind, nth`;
}

/** Replaces the event's list with the staged one: paired guests keep their ids, the others are deleted. */
export async function replaceByStaged(tx: Queryable, eventId: WritableEventId): Promise<void> {
  await tx.$executeRaw`
    DELETE FROM guests
    WHERE event_id = ${eventId} AND NOT EXISTS (SELECT FROM paired_guests WHERE paired_guests.id = guests.id)`;
  await tx.$executeRaw`
    UPDATE guests SET position = place FROM paired_guests
    WHERE paired_guests.id = guests.id AND position <> place`;
  await updatePaired(tx);
  await insertUnpaired(tx, eventId, 0);
}

/** Merges the staged list into the event's: paired guests are updated in place, the others are added at the end. */
export async function mergeStaged(tx: Queryable, eventId: WritableEventId): Promise<void> {
  await updatePaired(tx);
  const [last] = await tx.$queryRaw<{ end: number }[]>`
    SELECT coalesce(max(position) + 1, 0)::int AS end FROM guests WHERE event_id = ${eventId}`;
  await insertUnpaired(tx, eventId, last?.end ?? 0);
}

async function updatePaired(tx: Queryable): Promise<void> {
  await tx.$executeRaw`
    UPDATE guests
    SET name = staged.name, table_number = staged.table_number, additional_info = staged.additional_info,
      updated_at = now()
    FROM staged_guests AS staged JOIN paired_guests USING (place)
    WHERE paired_guests.id = guests.id AND (staged.name <> guests.name OR staged.table_number <> guests.table_number
      OR staged.additional_info::text <> guests.additional_info::text)`;
}

async function insertUnpaired(tx: Queryable, eventId: WritableEventId, firstPosition: number): Promise<void> {
  // A restored guest gets their old id. Nobody else has it, because ids are never reused.
  await tx.$executeRaw`
    INSERT INTO guests (id, event_id, position, name, table_number, additional_info)
    SELECT id, ${eventId}, ${firstPosition} + place, name, table_number, additional_info
    FROM staged_guests AS staged
    WHERE id IS NOT NULL AND NOT EXISTS (SELECT FROM paired_guests WHERE paired_guests.place = staged.place)
    ORDER BY place`;
  await tx.$executeRaw`
    INSERT INTO guests (event_id, position, name, table_number, additional_info)
    SELECT ${eventId}, ${firstPosition} + place, name, table_number, additional_info
    FROM staged_guests AS staged
    WHERE id IS NULL AND NOT EXISTS (SELECT FROM paired_guests WHERE paired_guests.place = staged.place)
    ORDER BY place`;
}
