import { message } from "../../common/messages/message.ts";
import type { Queryable } from "../database/client.ts";
import { Prisma } from "../database/generated/client.ts";
import type { ListReadableEventId } from "../features/event-rights/event-scope.type.ts";
import { DomainError } from "../lib/domain-error.ts";
import type { Row } from "./rows.ts";
import { eventTables, type RecordedTable, type ToldTable } from "./tables.ts";

// What triggers recorded of an event's rows, statement by statement, under the version of its list.

// Besides its rows, including indexes.
const bytesPerRecord = 200;
const sizeOfRecord = Prisma.sql`pg_column_size(rows) + pg_column_size(ids) + ${bytesPerRecord}`;

/** Deletes an event's oldest records until the rest fit, except those of the given version. */
export async function deleteExcessChanges(
  tx: Queryable,
  eventId: number,
  listVersion: number,
  maxBytes: number,
): Promise<void> {
  await tx.$executeRaw`
    DELETE FROM row_changes
    WHERE event_id = ${eventId} AND list_version < ${listVersion} AND list_version <= (
      SELECT max(list_version) FROM (
        SELECT list_version, sum(${sizeOfRecord}) OVER (ORDER BY id DESC) AS bytes
        FROM row_changes WHERE event_id = ${eventId}
      ) AS sized
      WHERE bytes > ${maxBytes}
    )`;
}

/** Size of the records of helpers' changes in the last so many days. */
export async function sumChangesOfHelpers(tx: Queryable, eventId: number, days: number): Promise<number> {
  const [sum] = await tx.$queryRaw<{ bytes: number }[]>`
    SELECT coalesce(sum(${sizeOfRecord}), 0)::float8 AS bytes
    FROM row_changes AS change
    WHERE event_id = ${eventId} AND created_at > now() - make_interval(days => ${days}) AND EXISTS (
      SELECT FROM history_entries AS entry
      WHERE entry.event_id = change.event_id AND entry.list_version = change.list_version AND helper_id IS NOT NULL)`;
  return sum?.bytes ?? 0;
}

/** The oldest version whose changes are recorded; undefined when none are. */
export async function findOldestRecorded(db: Queryable, eventId: ListReadableEventId): Promise<number | undefined> {
  const [oldest] = await db.$queryRaw<{ version: number }[]>`
    SELECT list_version AS version FROM row_changes WHERE event_id = ${eventId} ORDER BY list_version LIMIT 1`;
  return oldest?.version;
}

/** Whether all changes after a version are recorded. */
export async function isRecordedSince(tx: Queryable, eventId: ListReadableEventId, since: number): Promise<boolean> {
  const oldest = await findOldestRecorded(tx, eventId);
  return oldest !== undefined && oldest <= since + 1;
}

/** Whether nothing but the event itself was changed between two versions, as far as changes are recorded. */
export async function isSameList(
  tx: Queryable,
  eventId: ListReadableEventId,
  seen: number,
  version: number,
): Promise<boolean> {
  if (seen === version) return true;
  if (!(await isRecordedSince(tx, eventId, seen))) return false;
  const changed = await tx.rowChange.findFirst({
    where: { eventId, listVersion: { gt: seen }, kind: { not: "events" } },
    select: { id: true },
  });
  return changed === null;
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

const maxCompared = 1000;

/** Whether a version changed any row by more than its time of change; always true for very many rows. */
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

/** A change of one of certain rows. */
export interface LaterChange {
  userName: string | null;
  at: Date;
  rowId: number;
}

/** Rows, and the versions between which to look. */
interface ChangesBetween {
  kind: RecordedTable;
  ids: readonly number[];
  /** The only one that counts; null for all, apart from those that change by themselves. */
  column?: string | null;
  since: number;
  before: number;
}

const content = (side: "before" | "after", column: string | null) =>
  column === null
    ? Prisma.raw(`nullif((row->'${side}')::text, 'null')::jsonb - 'position' - 'updated_at'`)
    : Prisma.sql`row->${Prisma.raw(`'${side}'`)}->>${column}`;

/**
 * The newest change of these rows between two versions, apart from their order; undefined when there is none.
 * @throws DomainError CONFLICT if not recorded
 */
export async function findLaterChange(
  tx: Queryable,
  eventId: ListReadableEventId,
  { kind, ids, column = null, since, before }: ChangesBetween,
): Promise<LaterChange | undefined> {
  if (since === before - 1) return undefined;
  if (since >= before || !(await isRecordedSince(tx, eventId, since))) {
    throw new DomainError("CONFLICT", message("refusals.listChangedMeanwhile"));
  }
  const [later] = await tx.$queryRaw<LaterChange[]>`
    SELECT coalesce(users.name, entry.author_name) AS "userName", change.created_at AS at, changed.id AS "rowId"
    FROM row_changes AS change
      CROSS JOIN LATERAL (
        SELECT (row->>'id')::int AS id FROM json_array_elements(change.rows) AS row
        WHERE (row->>'id')::int = ANY(${ids}::int[]) AND ${content("before", column)} IS DISTINCT FROM ${content("after", column)}
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

/** A row that a version of an event's list changed. */
export interface RecordedRow {
  listVersion: number;
  kind: ToldTable;
  /** Null where it did not exist. */
  before: Row | null;
  after: Row | null;
  /** Of the guests of a wish, the names of the first ones still there; null for none. */
  guestNames: string | null;
  /** Changed by this version; null for too many to count. */
  count: number | null;
}

/** Of larger changes, the first rows of each statement are compared, and the rest is not counted. */
const maxRowsCompared = 200;
/** Splitting larger records takes too long to show their first rows. */
const maxRowsRead = 10_000;
/** Of the guests of a wish. */
const maxNamed = 4;

/** Names of the tables whose changes the history tells. */
const toldKinds = () =>
  eventTables
    .filter(({ undo, columns }) => undo && columns.some(({ values, change }) => values ?? change))
    .map(({ name }) => name);

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
    WITH told_changes AS (
      SELECT * FROM row_changes
      WHERE event_id = ${eventId} AND list_version = ANY(${[...listVersions]}::int[]) AND kind = ANY(${toldKinds()})
    ), sized AS (
      SELECT list_version, sum(cardinality(ids)) <= ${maxRowsCompared} AS is_small FROM told_changes
      GROUP BY 1 HAVING sum(cardinality(ids)) <= ${maxRowsRead}
    ), changed AS (
      SELECT list_version, is_small, kind, (row->>'id')::int AS id,
        (array_agg(nullif((row->'before')::text, 'null')::jsonb ORDER BY change.id))[1] AS before,
        (array_agg(nullif((row->'after')::text, 'null')::jsonb ORDER BY change.id DESC))[1] AS after,
        (array_agg((row->'before')::text ORDER BY change.id))[1] AS text_before,
        (array_agg((row->'after')::text ORDER BY change.id DESC))[1] AS text_after
      FROM told_changes AS change JOIN sized USING (list_version),
        json_array_elements(rows) WITH ORDINALITY AS element (row, place)
      WHERE is_small OR place <= ${Math.max(most, maxRowsCompared)}
      GROUP BY 1, 2, 3, 4
    ), told AS (
      SELECT changed.*, count(*) OVER (PARTITION BY changed.list_version)::int AS count,
        row_number() OVER (PARTITION BY changed.list_version ORDER BY array_position(${toldKinds()}, kind),
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
      CASE WHEN is_small THEN count END AS count,
      CASE WHEN kind = 'wishes' THEN (
        SELECT string_agg(name, ', ' ORDER BY guests.position) FROM guests WHERE guests.event_id = ${eventId} AND guests.id IN (
          SELECT id::int FROM jsonb_array_elements_text(coalesce(before, after)->'guest_ids') AS id LIMIT ${maxNamed})
      ) || CASE WHEN jsonb_array_length(coalesce(before, after)->'guest_ids') > ${maxNamed} THEN ', …' ELSE '' END END AS "guestNames"
    FROM told WHERE place <= ${most} ORDER BY list_version, place`;
}
