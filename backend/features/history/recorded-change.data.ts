import type { Queryable } from "../../database/client.ts";
import type { ListReadableEventId } from "../event-rights/event-scope.type.ts";
import type { ChangedRow } from "./changes/row-differences.ts";

/** Of larger changes, the first rows of each statement are compared, and the rest is not counted. */
const maxRowsCompared = 200;
/** Splitting larger records takes too long to show their first rows. */
const maxRowsRead = 10_000;

/** A row that a version of an event's list changed. */
export interface RecordedRow extends ChangedRow {
  listVersion: number;
  /** Changed by this version; null for too many to count. */
  count: number | null;
}

/**
 * First `most` recorded rows of each version; none for over 10,000. Leaves out rows that only moved in the list, tables
 * that came or went with guests, and guests whose table was relabeled.
 */
export function findRecordedRows(
  db: Queryable,
  eventId: ListReadableEventId,
  listVersions: readonly number[],
  most: number,
): Promise<RecordedRow[]> {
  return db.$queryRaw<RecordedRow[]>`
    WITH sized AS (
      SELECT list_version, sum(cardinality(ids)) <= ${maxRowsCompared} AS is_small FROM row_changes
      WHERE event_id = ${eventId} AND list_version = ANY(${[...listVersions]}::int[])
      GROUP BY 1 HAVING sum(cardinality(ids)) <= ${maxRowsRead}
    ), changed AS (
      SELECT list_version, is_small, kind, (row->>'id')::int AS id,
        (array_agg(nullif((row->'before')::text, 'null')::jsonb ORDER BY change.id))[1] AS before,
        (array_agg(nullif((row->'after')::text, 'null')::jsonb ORDER BY change.id DESC))[1] AS after,
        (array_agg((row->'before')::text ORDER BY change.id))[1] AS text_before,
        (array_agg((row->'after')::text ORDER BY change.id DESC))[1] AS text_after
      FROM row_changes AS change JOIN sized USING (list_version),
        json_array_elements(rows) WITH ORDINALITY AS element (row, place)
      WHERE event_id = ${eventId} AND (is_small OR place <= ${Math.max(most, maxRowsCompared)})
      GROUP BY 1, 2, 3, 4
    ), told AS (
      SELECT changed.*, count(*) OVER (PARTITION BY changed.list_version)::int AS count,
        row_number() OVER (PARTITION BY changed.list_version ORDER BY
          CASE kind WHEN 'tables' THEN 1 WHEN 'guests' THEN 2 WHEN 'fixtures' THEN 3 ELSE 4 END,
          (coalesce(after, before)->>'position')::int, id) AS place
      FROM changed
      WHERE before - 'position' - 'updated_at' IS DISTINCT FROM after - 'position' - 'updated_at'
        AND NOT (kind = 'tables' AND (before IS NULL OR after IS NULL) AND coalesce(after, before)->>'is_set_up' = 'false')
        AND NOT (kind = 'guests' AND before IS NOT NULL AND after IS NOT NULL
          AND before - 'position' - 'updated_at' - 'table_number' = after - 'position' - 'updated_at' - 'table_number'
          AND (changed.list_version, before->>'table_number', after->>'table_number') IN (
            SELECT list_version, before->>'label', after->>'label' FROM changed
            WHERE kind = 'tables' AND before IS NOT NULL AND after IS NOT NULL
          ))
    )
    SELECT list_version AS "listVersion", kind, text_before::json AS before, text_after::json AS after,
      CASE WHEN is_small THEN count END AS count
    FROM told WHERE place <= ${most} ORDER BY list_version, place`;
}

/** Names of guests by id. */
export async function findNames(
  db: Queryable,
  eventId: ListReadableEventId,
  ids: readonly number[],
): Promise<Map<number, string>> {
  const records = await db.guest.findMany({
    where: { eventId, id: { in: [...ids] } },
    select: { id: true, name: true },
  });
  return new Map(records.map(({ id, name }) => [id, name]));
}

/** The oldest version whose changes are recorded; undefined when none are. */
export async function findOldestRecorded(db: Queryable, eventId: ListReadableEventId): Promise<number | undefined> {
  const [oldest] = await db.$queryRaw<{ version: number }[]>`
    SELECT list_version AS version FROM row_changes WHERE event_id = ${eventId} ORDER BY list_version LIMIT 1`;
  return oldest?.version;
}

/** An entry that undid another one. */
export interface Undoing {
  id: number;
  undoneId: number;
}

/** Undoings after an entry, oldest first. */
export function findUndoings(db: Queryable, eventId: ListReadableEventId, after: number): Promise<Undoing[]> {
  return db.$queryRaw<Undoing[]>`
    SELECT id, (details->>'entryId')::int AS "undoneId" FROM history_entries
    WHERE event_id = ${eventId} AND id > ${after} AND action = 'undo' ORDER BY id`;
}
