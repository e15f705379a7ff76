import type { Queryable } from "../../database/client.ts";
import { type RecordedTable, recordedColumns, recordedTables, sqlOfNotes } from "../../database/event-tables.ts";
import { Prisma } from "../../database/generated/client.ts";
import type { WritableEventId } from "../event-rights/event-scope.type.ts";

// Undoes as sets: records are staged, compared with today's rows, and written back by a few statements.

const undoneColumns = (kind: RecordedTable): string[] =>
  recordedColumns[kind].flatMap(({ name, isOwn }) => (isOwn ? [] : [name]));

const raw = (text: string) => Prisma.raw(text);

// A record of a guest may be older than a note about guests.
const notesAtFirst = sqlOfNotes(({ name, none }) => `'${name}', ${none}`);

/** A record of a row as a row, in SQL. */
const recorded = (kind: RecordedTable) =>
  raw(
    kind === "guests"
      ? `json_populate_record(json_populate_record(NULL::guests, json_build_object(${notesAtFirst})), before)`
      : `json_populate_record(NULL::${kind}, before)`,
  );

/** What names a row to a person. */
const nameColumn: Record<RecordedTable, string> = {
  guests: "name",
  tables: "label",
  fixtures: "label",
  floor_plans: "id",
  wishes: "id",
};

/** Most rows that are looked up one by one. */
const maxLookedUp = 1000;

/** Stages rows before and after a version. @returns how many */
export async function stageUndone(tx: Queryable, eventId: WritableEventId, listVersion: number): Promise<number> {
  await tx.$executeRaw`
    CREATE TEMP TABLE undone (kind text, id int, before json, after json) ON COMMIT DROP`;
  const count = await tx.$executeRaw`
    INSERT INTO undone
    SELECT kind, id, before::json, after::json
    FROM (
      SELECT kind, (row->>'id')::int AS id,
        (array_agg(nullif((row->'before')::text, 'null') ORDER BY change.id))[1] AS before,
        (array_agg(nullif((row->'after')::text, 'null') ORDER BY change.id DESC))[1] AS after
      FROM row_changes AS change, json_array_elements(rows) AS row
      WHERE event_id = ${eventId} AND list_version = ${listVersion}
      GROUP BY 1, 2
    ) AS changed
    WHERE before IS NOT NULL OR after IS NOT NULL`;
  await tx.$executeRaw`ANALYZE undone`;
  if (count > maxLookedUp) {
    // Without statistics yet, the planner might nest loops over two long lists, for hours.
    await tx.$executeRaw`SET LOCAL enable_nestloop = off`;
  }
  return count;
}

/** A row that is no longer as the undone change left it. */
export interface ChangedAgain {
  kind: RecordedTable;
  id: number;
  name: string;
}

/** The first rows no longer as the undone change left them, apart from list order. */
export async function findChangedAgain(tx: Queryable, eventId: WritableEventId, most: number): Promise<ChangedAgain[]> {
  const found = recordedTables.map((kind) => {
    const compared = undoneColumns(kind).filter((column) => column !== "position");
    const differs = compared.map((column) => {
      const field = `'${column}'`;
      return `((before IS NULL OR before->>${field} IS DISTINCT FROM after->>${field})
        AND after->>${field} IS DISTINCT FROM now->>${field})`;
    });
    return Prisma.sql`
      SELECT undone.kind, undone.id, coalesce(now, after, before)->>${nameColumn[kind]} AS name
      FROM undone LEFT JOIN LATERAL (
        SELECT row_to_json(present) AS now FROM ${raw(kind)} AS present
        WHERE present.id = undone.id AND present.event_id = ${eventId}
      ) AS present ON true
      WHERE undone.kind = ${kind} AND NOT (${followsGuests})
        AND ((after IS NULL) <> (now IS NULL) OR (now IS NOT NULL AND (${raw(differs.join(" OR "))})))`;
  });
  return tx.$queryRaw<ChangedAgain[]>`
    SELECT * FROM (${Prisma.join(found, " UNION ALL ")}) AS changed ORDER BY kind, id LIMIT ${most}`;
}

/** Tables that came or went with their guests, and do so again. */
const followsGuests = raw(`undone.kind = 'tables' AND (before IS NULL OR after IS NULL)
  AND coalesce(after, before)->>'is_set_up' = 'false'`);

/** A label to restore that another table has by now; undefined for none. */
export async function findTakenLabel(tx: Queryable, eventId: WritableEventId): Promise<string | undefined> {
  const [taken] = await tx.$queryRaw<{ label: string }[]>`
    SELECT tables.label
    FROM undone JOIN tables ON lower(tables.label) = lower(before->>'label')
    WHERE kind = 'tables' AND NOT (${followsGuests}) AND tables.event_id = ${eventId}
      AND NOT EXISTS (SELECT FROM undone AS own WHERE own.kind = 'tables' AND own.id = tables.id)
    LIMIT 1`;
  return taken?.label;
}

/** Restores the staged rows. Tables that were added become tables that nobody set up. */
export async function putBackUndone(tx: Queryable, eventId: WritableEventId): Promise<void> {
  // A unique index is checked row by row, so swapped labels need two steps.
  await tx.$executeRaw`
    UPDATE tables SET label = chr(10) || tables.id FROM undone
    WHERE kind = 'tables' AND undone.id = tables.id AND event_id = ${eventId} AND before->>'label' <> after->>'label'`;
  await tx.$executeRaw`
    UPDATE tables SET is_set_up = false FROM undone
    WHERE kind = 'tables' AND undone.id = tables.id AND event_id = ${eventId} AND before IS NULL`;
  for (const kind of recordedTables) {
    if (kind !== "tables") await deleteAdded(tx, eventId, kind);
    await putBackChanged(tx, eventId, kind);
    await putBackDeleted(tx, eventId, kind);
  }
}

async function deleteAdded(tx: Queryable, eventId: WritableEventId, kind: RecordedTable): Promise<void> {
  await tx.$executeRaw`
    DELETE FROM ${raw(kind)} AS present USING undone
    WHERE undone.kind = ${kind} AND undone.id = present.id AND event_id = ${eventId} AND before IS NULL`;
}

async function putBackChanged(tx: Queryable, eventId: WritableEventId, kind: RecordedTable): Promise<void> {
  const fields = undoneColumns(kind).map(
    (column) => `${column} = CASE WHEN before->>'${column}' IS DISTINCT FROM after->>'${column}'
      THEN was.${column} ELSE present.${column} END`,
  );
  if (kind === "guests") fields.push("updated_at = now()");
  await tx.$executeRaw`
    UPDATE ${raw(kind)} AS present SET ${raw(fields.join(", "))}
    FROM undone, ${recorded(kind)} AS was
    WHERE undone.kind = ${kind} AND undone.id = present.id AND present.event_id = ${eventId}
      AND before IS NOT NULL AND after IS NOT NULL`;
}

async function putBackDeleted(tx: Queryable, eventId: WritableEventId, kind: RecordedTable): Promise<void> {
  const columns = [...undoneColumns(kind), ...(kind === "guests" ? ["created_at"] : [])];
  const isFree =
    kind === "tables"
      ? Prisma.sql`AND NOT EXISTS (SELECT FROM tables WHERE event_id = ${eventId} AND lower(label) = lower(was.label))`
      : Prisma.empty;
  await tx.$executeRaw`
    INSERT INTO ${raw(kind)} (id, event_id, ${raw(columns.join(", "))})
    SELECT undone.id, ${eventId}, ${raw(columns.map((column) => `was.${column}`).join(", "))}
    FROM undone, ${recorded(kind)} AS was
    WHERE undone.kind = ${kind} AND after IS NULL
      AND NOT EXISTS (SELECT FROM ${raw(kind)} AS present WHERE present.id = undone.id) ${isFree}`;
}

/** Labels where the staged guests sat before the undone change. */
export async function findUndoneLabels(tx: Queryable): Promise<string[]> {
  const rows = await tx.$queryRaw<{ label: string }[]>`
    SELECT DISTINCT before->>'table_number' AS label FROM undone
    WHERE kind = 'guests' AND before->>'seat_number' IS NOT NULL`;
  return rows.map(({ label }) => label);
}
