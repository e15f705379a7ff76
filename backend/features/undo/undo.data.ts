import type { Queryable } from "../../database/client.ts";
import { type RecordedTable, recordedColumns, recordedTables, valueWithout } from "../../database/event-tables.ts";
import { Prisma } from "../../database/generated/client.ts";
import type { WritableEventId } from "../event-rights/event-scope.type.ts";

// Undoes as sets: records are staged as rows of their tables, compared with today's rows, and written back by a few
// statements. Each record is parsed once.

const undoneColumns = (kind: RecordedTable): string[] =>
  recordedColumns[kind].flatMap(({ name, isOwn }) => (isOwn ? [] : [name]));

const raw = (text: string) => Prisma.raw(text);

/** The temporary table of the staged rows of a kind: each `before` and `after`, whose id is null for no row. */
const staged = (kind: RecordedTable) => raw(`undone_${kind}`);

const isAdded = raw("(undone.before).id IS NULL");
const isDeleted = raw("(undone.after).id IS NULL");

/** A column of a staged row. */
function columnOf(kind: RecordedTable, side: "before" | "after", column: string): string {
  const value = `(undone.${side}).${column}`;
  const none = valueWithout(kind, column);
  return none === undefined ? value : `coalesce(${value}, ${none})`;
}

/** Whether the undone change altered a column. JSON has no equality. */
const isAltered = (kind: RecordedTable, column: string) =>
  `${columnOf(kind, "before", column)}::text IS DISTINCT FROM ${columnOf(kind, "after", column)}::text`;

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

/** The staged rows of a change. */
export interface Undone {
  kinds: readonly RecordedTable[];
  count: number;
}

/** Stages rows before and after a version. */
export async function stageUndone(tx: Queryable, eventId: WritableEventId, listVersion: number): Promise<Undone> {
  const recorded = await tx.$queryRaw<{ kind: string; records: number }[]>`
    SELECT kind, count(*)::int AS records FROM row_changes
    WHERE event_id = ${eventId} AND list_version = ${listVersion} GROUP BY kind`;
  const recordsOf = new Map(recorded.map(({ kind, records }) => [kind, records]));
  const kinds = recordedTables.filter((kind) => recordsOf.has(kind));
  let count = 0;
  for (const kind of kinds) {
    count += await stageKind(tx, eventId, listVersion, kind);
    if ((recordsOf.get(kind) ?? 0) > 1) count -= await joinRepeated(tx, kind);
    await tx.$executeRaw`ANALYZE ${staged(kind)}`;
  }
  if (count > maxLookedUp) {
    // With estimates for few rows, the planner might nest loops over two long lists, for hours.
    await tx.$executeRaw`SET LOCAL enable_nestloop = off`;
  }
  return { kinds, count };
}

async function stageKind(
  tx: Queryable,
  eventId: WritableEventId,
  listVersion: number,
  kind: RecordedTable,
): Promise<number> {
  const row = raw(kind);
  await tx.$executeRaw`
    CREATE TEMP TABLE ${staged(kind)} (id int, change bigint, before ${row}, after ${row}) ON COMMIT DROP`;
  return tx.$executeRaw`
    INSERT INTO ${staged(kind)}
    SELECT changed.id, change.id, changed.before, changed.after
    FROM row_changes AS change, json_to_recordset(rows) AS changed (id int, before ${row}, after ${row})
    WHERE event_id = ${eventId} AND list_version = ${listVersion} AND kind = ${kind}`;
}

/** Makes one of several records of a row, and none of a row that came and went again. @returns how many fewer */
async function joinRepeated(tx: Queryable, kind: RecordedTable): Promise<number> {
  const joined = await tx.$executeRaw`
    WITH repeated AS MATERIALIZED (
      SELECT id, min(change) AS first, max(change) AS last FROM ${staged(kind)} GROUP BY id HAVING count(*) > 1
    ), lasting AS (
      UPDATE ${staged(kind)} AS undone SET after = last.after
      FROM repeated JOIN ${staged(kind)} AS last ON last.id = repeated.id AND last.change = repeated.last
      WHERE undone.id = repeated.id AND undone.change = repeated.first
    )
    DELETE FROM ${staged(kind)} AS undone USING repeated
    WHERE undone.id = repeated.id AND undone.change > repeated.first`;
  if (joined === 0) return 0;
  return joined + (await tx.$executeRaw`DELETE FROM ${staged(kind)} AS undone WHERE ${isAdded} AND ${isDeleted}`);
}

/** A row that is no longer as the undone change left it. */
export interface ChangedAgain {
  kind: RecordedTable;
  id: number;
  name: string;
}

/** The first rows no longer as the undone change left them, apart from list order. */
export async function findChangedAgain(
  tx: Queryable,
  eventId: WritableEventId,
  { kinds }: Undone,
  most: number,
): Promise<ChangedAgain[]> {
  if (kinds.length === 0) return [];
  const found = kinds.map((kind) => {
    const compared = undoneColumns(kind).filter((column) => column !== "position");
    const differs = compared.map(
      (column) => `((${isAdded.sql} OR ${isAltered(kind, column)})
        AND ${columnOf(kind, "after", column)}::text IS DISTINCT FROM present.${column}::text)`,
    );
    const names = [`present.${nameColumn[kind]}`, ...sidesOf(nameColumn[kind])].map((name) => `${name}::text`);
    return Prisma.sql`
      SELECT ${kind} AS kind, undone.id, coalesce(${raw(names.join(", "))}) AS name
      FROM ${staged(kind)} AS undone
        LEFT JOIN ${raw(kind)} AS present ON present.id = undone.id AND present.event_id = ${eventId}
      WHERE ((${isDeleted}) <> (present.id IS NULL) OR (present.id IS NOT NULL AND (${raw(differs.join(" OR "))})))
        ${kind === "tables" ? Prisma.sql`AND NOT (${followsGuests})` : Prisma.empty}`;
  });
  return tx.$queryRaw<ChangedAgain[]>`
    SELECT * FROM (${Prisma.join(found, " UNION ALL ")}) AS changed ORDER BY kind, id LIMIT ${most}`;
}

const sidesOf = (column: string) => [`(undone.after).${column}`, `(undone.before).${column}`];

/** Tables that came or went with their guests, and do so again. */
const followsGuests = raw(`(${isAdded.sql} OR ${isDeleted.sql}) AND NOT coalesce(${sidesOf("is_set_up").join(", ")})`);

/** A label to restore that another table has by now; undefined for none. */
export async function findTakenLabel(
  tx: Queryable,
  eventId: WritableEventId,
  { kinds }: Undone,
): Promise<string | undefined> {
  if (!kinds.includes("tables")) return undefined;
  const [taken] = await tx.$queryRaw<{ label: string }[]>`
    SELECT tables.label
    FROM undone_tables AS undone JOIN tables ON lower(tables.label) = lower((undone.before).label)
    WHERE NOT (${followsGuests}) AND tables.event_id = ${eventId}
      AND NOT EXISTS (SELECT FROM undone_tables AS own WHERE own.id = tables.id)
    LIMIT 1`;
  return taken?.label;
}

/** Restores the staged rows. Tables that were added become those of typed labels. */
export async function putBackUndone(tx: Queryable, eventId: WritableEventId, { kinds }: Undone): Promise<void> {
  for (const kind of kinds) {
    await (kind === "tables" ? releaseLabels(tx, eventId) : deleteAdded(tx, eventId, kind));
    await putBackChanged(tx, eventId, kind);
    await putBackDeleted(tx, eventId, kind);
  }
}

async function releaseLabels(tx: Queryable, eventId: WritableEventId): Promise<void> {
  // A unique index is checked row by row, so swapped labels need two steps.
  await tx.$executeRaw`
    UPDATE tables SET label = chr(10) || tables.id FROM undone_tables AS undone
    WHERE undone.id = tables.id AND event_id = ${eventId} AND (undone.before).label <> (undone.after).label`;
  await tx.$executeRaw`
    UPDATE tables SET is_set_up = false, is_imported = false FROM undone_tables AS undone
    WHERE undone.id = tables.id AND event_id = ${eventId} AND ${isAdded}`;
}

async function deleteAdded(tx: Queryable, eventId: WritableEventId, kind: RecordedTable): Promise<void> {
  await tx.$executeRaw`
    DELETE FROM ${raw(kind)} AS present USING ${staged(kind)} AS undone
    WHERE undone.id = present.id AND event_id = ${eventId} AND ${isAdded}`;
}

async function putBackChanged(tx: Queryable, eventId: WritableEventId, kind: RecordedTable): Promise<void> {
  const fields = undoneColumns(kind).map(
    (column) => `${column} = CASE WHEN ${isAltered(kind, column)}
      THEN ${columnOf(kind, "before", column)} ELSE present.${column} END`,
  );
  if (kind === "guests") fields.push("updated_at = now()");
  await tx.$executeRaw`
    UPDATE ${raw(kind)} AS present SET ${raw(fields.join(", "))}
    FROM ${staged(kind)} AS undone
    WHERE undone.id = present.id AND present.event_id = ${eventId} AND NOT ${isAdded} AND NOT ${isDeleted}`;
}

async function putBackDeleted(tx: Queryable, eventId: WritableEventId, kind: RecordedTable): Promise<void> {
  const columns = [...undoneColumns(kind), ...(kind === "guests" ? ["created_at"] : [])];
  const values = columns.map((column) => columnOf(kind, "before", column));
  const isFree =
    kind === "tables"
      ? Prisma.sql`AND NOT EXISTS (
          SELECT FROM tables WHERE event_id = ${eventId} AND lower(label) = lower((undone.before).label)
        )`
      : Prisma.empty;
  await tx.$executeRaw`
    INSERT INTO ${raw(kind)} (id, event_id, ${raw(columns.join(", "))})
    SELECT undone.id, ${eventId}, ${raw(values.join(", "))}
    FROM ${staged(kind)} AS undone
    WHERE ${isDeleted} AND NOT EXISTS (SELECT FROM ${raw(kind)} AS present WHERE present.id = undone.id) ${isFree}`;
}

/** Labels where the staged guests sat before the undone change. */
export async function findUndoneLabels(tx: Queryable, { kinds }: Undone): Promise<string[]> {
  if (!kinds.includes("guests")) return [];
  const rows = await tx.$queryRaw<{ label: string }[]>`
    SELECT DISTINCT (undone.before).table_number AS label FROM undone_guests AS undone
    WHERE (undone.before).seat_number IS NOT NULL`;
  return rows.map(({ label }) => label);
}
