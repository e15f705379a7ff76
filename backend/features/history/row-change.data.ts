import { daysToUndo } from "../../../common/limits.ts";
import type { Queryable } from "../../database/client.ts";
import type { RecordedTable } from "../../database/event-tables.ts";
import { Prisma } from "../../database/generated/client.ts";
import type { ListReadableEventId } from "../event-rights/event-scope.type.ts";
import { findOldestRecorded } from "./recorded-change.data.ts";

/** Old records looked for per change, more than a change adds. */
const maxOldRecords = 100;

/** Deletes what can no longer be undone. */
export async function deleteOldRowChanges(tx: Queryable, eventId: number): Promise<void> {
  await tx.$executeRaw`
    DELETE FROM row_changes
    WHERE event_id = ${eventId} AND list_version <= (
      SELECT max(list_version) FROM (
        SELECT list_version, created_at FROM row_changes
        WHERE event_id = ${eventId} ORDER BY list_version LIMIT ${maxOldRecords}
      ) AS oldest
      WHERE created_at < now() - make_interval(days => ${daysToUndo})
    )`;
}

// Besides its rows, including indexes.
const bytesPerRecord = 200;

/** Deletes an event's oldest records until the rest fit, except those of the given version. */
export async function deleteExcessRowChanges(
  tx: Queryable,
  eventId: number,
  listVersion: number,
  maxBytes: number,
): Promise<void> {
  await tx.$executeRaw`
    DELETE FROM row_changes
    WHERE event_id = ${eventId} AND list_version < ${listVersion} AND list_version <= (
      SELECT max(list_version) FROM (
        SELECT list_version, sum(pg_column_size(rows) + pg_column_size(ids) + ${bytesPerRecord}) OVER (ORDER BY id DESC) AS bytes
        FROM row_changes WHERE event_id = ${eventId}
      ) AS sized
      WHERE bytes > ${maxBytes}
    )`;
}

/** Size of the records of helpers' changes in the last 30 days. */
export async function sumRecordsOfHelpers(tx: Queryable, eventId: number): Promise<number> {
  const [sum] = await tx.$queryRaw<{ bytes: number }[]>`
    SELECT coalesce(sum(pg_column_size(rows) + pg_column_size(ids) + ${bytesPerRecord}), 0)::float8 AS bytes
    FROM row_changes AS change
    WHERE event_id = ${eventId} AND created_at > now() - make_interval(days => ${daysToUndo}) AND EXISTS (
      SELECT FROM history_entries AS entry
      WHERE entry.event_id = change.event_id AND entry.list_version = change.list_version AND helper_id IS NOT NULL)`;
  return sum?.bytes ?? 0;
}

/** The ids of rows that were changed after a version of an event's list. */
export interface ChangedRows {
  guests: number[];
  tables: number[];
  hasFloorPlan: boolean;
  /** Whether wishes changed, or their subjects came or went. */
  hasWishes: boolean;
}

/** Rows changed after a version; undefined for too many, or if some are no longer recorded. */
export async function findChangedRows(
  db: Queryable,
  eventId: ListReadableEventId,
  since: number,
  most: number,
): Promise<ChangedRows | undefined> {
  if (!(await isRecordedSince(db, eventId, since))) return undefined;
  const rows = await db.$queryRaw<{ kind: RecordedTable; id: number }[]>`
    SELECT DISTINCT kind, unnest(ids) AS id FROM row_changes
    WHERE event_id = ${eventId} AND list_version > ${since} LIMIT ${most + 1}`;
  if (rows.length > most) return undefined;
  const idsOf = (wanted: RecordedTable) => rows.flatMap(({ kind, id }) => (kind === wanted ? [id] : []));
  return {
    guests: idsOf("guests"),
    tables: idsOf("tables"),
    hasFloorPlan: rows.some(({ kind }) => kind === "fixtures" || kind === "floor_plans"),
    hasWishes: rows.some(({ kind }) => kind === "wishes") || (await hasComeOrGone(db, eventId, since)),
  };
}

/** Whether guests or fixtures came or went after a version; the rows of a record have that in common. */
async function hasComeOrGone(db: Queryable, eventId: ListReadableEventId, since: number): Promise<boolean> {
  const [found] = await db.$queryRaw<unknown[]>`
    SELECT 1 FROM row_changes
    WHERE event_id = ${eventId} AND list_version > ${since} AND kind IN ('guests', 'fixtures')
      AND (json_typeof(rows->0->'before') = 'null' OR json_typeof(rows->0->'after') = 'null')
    LIMIT 1`;
  return found !== undefined;
}

/** A change of one of certain rows. */
export interface LaterChange {
  userName: string | null;
  at: Date;
  rowId: number;
}

/** Rows, and the versions between which to look. */
export interface ChangesBetween {
  kind: RecordedTable;
  ids: readonly number[];
  since: number;
  before: number;
}

/** Whether all changes after a version are recorded. */
export async function isRecordedSince(tx: Queryable, eventId: ListReadableEventId, since: number): Promise<boolean> {
  const oldest = await findOldestRecorded(tx, eventId);
  return oldest !== undefined && oldest <= since + 1;
}

const maxCompared = 1000;

/** Whether a version changed any row by more than its time of change. */
export async function hasChangedRow(
  tx: Queryable,
  eventId: ListReadableEventId,
  listVersion: number,
): Promise<boolean> {
  const [found] = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM row_changes AS change
    WHERE event_id = ${eventId} AND list_version = ${listVersion} AND (
      cardinality(ids) > ${maxCompared} OR EXISTS (
        SELECT FROM json_array_elements(change.rows) AS row
        WHERE nullif((row->'before')::text, 'null')::jsonb - 'updated_at'
          IS DISTINCT FROM nullif((row->'after')::text, 'null')::jsonb - 'updated_at'))
    LIMIT 1`;
  return found !== undefined;
}

/** A row without the fields that change by themselves. */
const content = (side: "before" | "after") =>
  Prisma.raw(`nullif((row->'${side}')::text, 'null')::jsonb - 'position' - 'updated_at'`);

/** The newest change of these rows after a version, apart from their order; undefined when there is none. */
export async function findLaterChange(
  tx: Queryable,
  eventId: ListReadableEventId,
  { kind, ids, since, before }: ChangesBetween,
): Promise<LaterChange | undefined> {
  const [later] = await tx.$queryRaw<LaterChange[]>`
    SELECT coalesce(users.name, entry.author_name) AS "userName", change.created_at AS at, changed.id AS "rowId"
    FROM row_changes AS change
      CROSS JOIN LATERAL (
        SELECT (row->>'id')::int AS id FROM json_array_elements(change.rows) AS row
        WHERE (row->>'id')::int = ANY(${ids}::int[]) AND ${content("before")} IS DISTINCT FROM ${content("after")}
        LIMIT 1
      ) AS changed
      LEFT JOIN history_entries AS entry
        ON entry.event_id = change.event_id AND entry.list_version = change.list_version
      LEFT JOIN users ON users.id = entry.user_id
    WHERE change.event_id = ${eventId} AND change.list_version > ${since} AND change.list_version < ${before}
      AND change.kind = ${kind}
      -- Not &&, which would compare thousands of moves with each guest of an import.
      AND EXISTS (SELECT FROM unnest(change.ids) AS id WHERE id = ANY(${ids}::int[]))
    ORDER BY change.list_version DESC LIMIT 1`;
  return later;
}
