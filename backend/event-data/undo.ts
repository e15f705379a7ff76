import type { Queryable } from "../database/client.ts";
import { Prisma } from "../database/generated/client.ts";
import type { WritableEventId } from "../features/event-rights/event-scope.type.ts";
import { type EventTable, eventTables, keyOf, type NamedColumn, type RecordedTable } from "./tables.ts";

// Undoes as sets: records are staged as rows of their tables, compared with today's rows, and written back by a few
// statements. Each record is parsed once.

const raw = (text: string) => Prisma.raw(text);

/** The temporary table of a table's staged rows: each `before` and `after`, whose id is null for no row. */
const staged = ({ name }: EventTable) => raw(`undone_${name}`);

const isAdded = raw("(undone.before).id IS NULL");
const isDeleted = raw("(undone.after).id IS NULL");

/** A column as undo compares it and puts it back, in SQL. */
interface UndoneColumn {
  name: string;
  /** Whether the undone change altered it. */
  isAltered: string;
  /** Whether it is no longer as the change left it. */
  isChangedAgain: string;
  putBack: string;
}

const undoneColumns = ({ columns }: EventTable): UndoneColumn[] =>
  columns
    .filter(({ name, isOwn }) => !isOwn && name !== "id" && name !== "event_id")
    .map((column) => (column.isSet ? undoneSet(column) : undoneValue(column)));

/** JSON has no equality. */
const undoneValue = ({ name }: NamedColumn): UndoneColumn => ({
  name,
  isAltered: `(undone.before).${name}::text IS DISTINCT FROM (undone.after).${name}::text`,
  isChangedAgain: `(undone.after).${name}::text IS DISTINCT FROM present.${name}::text`,
  putBack: `(undone.before).${name}`,
});

function undoneSet({ name }: NamedColumn): UndoneColumn {
  const [was, became] = [`(SELECT unnest((undone.before).${name}))`, `(SELECT unnest((undone.after).${name}))`];
  const [added, removed] = [`ARRAY(${became} EXCEPT ${was})`, `ARRAY(${was} EXCEPT ${became})`];
  return {
    name,
    isAltered: `${added} || ${removed} <> '{}'`,
    isChangedAgain: `(NOT present.${name} @> ${added} OR present.${name} && ${removed})`,
    putBack: `ARRAY(SELECT unnest(present.${name}) EXCEPT SELECT unnest(${added}) UNION SELECT unnest(${removed}))`,
  };
}

/** Most rows that are looked up one by one. */
const maxLookedUp = 1000;

/** The staged rows of a change. */
export interface Undone {
  tables: readonly EventTable[];
  count: number;
}

/** Stages rows before and after a version. */
export async function stageUndone(tx: Queryable, eventId: WritableEventId, listVersion: number): Promise<Undone> {
  const recorded = await tx.$queryRaw<{ kind: string; records: number }[]>`
    SELECT kind, count(*)::int AS records FROM row_changes
    WHERE event_id = ${eventId} AND list_version = ${listVersion} GROUP BY kind`;
  const recordsOf = new Map(recorded.map(({ kind, records }) => [kind, records]));
  const tables = eventTables.filter(({ name, undo }) => undo && recordsOf.has(name));
  let count = 0;
  for (const table of tables) {
    let rows = await stageRows(tx, eventId, listVersion, table);
    if ((recordsOf.get(table.name) ?? 0) > 1) rows -= await joinRepeated(tx, table);
    // Of erased guests, records have nothing but the id.
    rows -= await tx.$executeRaw`DELETE FROM ${staged(table)} AS undone WHERE ${isAdded} AND ${isDeleted}`;
    if (table.undo === "yields") rows -= await giveWay(tx, eventId, table);
    await tx.$executeRaw`ANALYZE ${staged(table)}`;
    count += rows;
  }
  if (count > maxLookedUp) {
    // With estimates for few rows, the planner might nest loops over two long lists, for hours.
    await tx.$executeRaw`SET LOCAL enable_nestloop = off`;
  }
  return { tables, count };
}

async function stageRows(
  tx: Queryable,
  eventId: WritableEventId,
  listVersion: number,
  table: EventTable,
): Promise<number> {
  const row = raw(table.name);
  await tx.$executeRaw`
    CREATE TEMP TABLE ${staged(table)} (id int, change bigint, before ${row}, after ${row}) ON COMMIT DROP`;
  return tx.$executeRaw`
    INSERT INTO ${staged(table)}
    SELECT changed.id, change.id, changed.before, changed.after
    FROM row_changes AS change, json_to_recordset(rows) AS changed (id int, before ${row}, after ${row})
    WHERE event_id = ${eventId} AND list_version = ${listVersion} AND kind = ${table.name}`;
}

/** Makes one of several records of a row. @returns how many fewer */
function joinRepeated(tx: Queryable, table: EventTable): Promise<number> {
  return tx.$executeRaw`
    WITH repeated AS MATERIALIZED (
      SELECT id, min(change) AS first, max(change) AS last FROM ${staged(table)} GROUP BY id HAVING count(*) > 1
    ), lasting AS (
      UPDATE ${staged(table)} AS undone SET after = last.after
      FROM repeated JOIN ${staged(table)} AS last ON last.id = repeated.id AND last.change = repeated.last
      WHERE undone.id = repeated.id AND undone.change = repeated.first
    )
    DELETE FROM ${staged(table)} AS undone USING repeated
    WHERE undone.id = repeated.id AND undone.change > repeated.first`;
}

/** Leaves out what has changed since, in a table with one row for each event. @returns how many fewer */
function giveWay(tx: Queryable, eventId: WritableEventId, table: EventTable): Promise<number> {
  return tx.$executeRaw`
    DELETE FROM ${staged(table)} WHERE id IN (SELECT undone.id ${changedRows(eventId, table)})
      OR EXISTS (SELECT FROM ${raw(table.name)} AS other WHERE event_id = ${eventId} AND other.id <> undone_${raw(table.name)}.id)`;
}

/** A row that is no longer as the undone change left it. */
export interface ChangedAgain {
  kind: RecordedTable;
  id: number;
  name: string;
  /** The first that changed again; null if the row came or went. */
  column: string | null;
}

/** Conditions under which a column of a staged row is no longer as the undone change left it, apart from list order. */
const changesAgain = (table: EventTable) =>
  undoneColumns(table)
    .filter(({ name }) => name !== "position")
    .map(({ name, isAltered, isChangedAgain }) => ({
      name,
      isTrue: `(${isAdded.sql} OR ${isAltered}) AND ${isChangedAgain}`,
    }));

/** The staged rows that are no longer as the undone change left them. */
function changedRows(eventId: WritableEventId, table: EventTable): Prisma.Sql {
  const differs = changesAgain(table).map(({ isTrue }) => `(${isTrue})`);
  return Prisma.sql`
    FROM ${staged(table)} AS undone
      LEFT JOIN ${raw(table.name)} AS present ON present.id = undone.id AND present.${raw(keyOf(table))} = ${eventId}
    WHERE ((${isDeleted}) <> (present.id IS NULL) OR (present.id IS NOT NULL AND (${raw(differs.join(" OR "))})))
      ${table.name === "tables" ? Prisma.sql`AND NOT (${followsGuests})` : Prisma.empty}`;
}

/** The first rows no longer as the undone change left them, apart from list order. */
export async function findChangedAgain(
  tx: Queryable,
  eventId: WritableEventId,
  { tables }: Undone,
  most: number,
): Promise<ChangedAgain[]> {
  const found = tables
    .filter(({ undo }) => undo !== "yields")
    .map((table) => {
      const { name, label = "id" } = table;
      const names = [`present.${label}`, ...sidesOf(label)].map((text) => `${text}::text`);
      const columns = changesAgain(table).map((column) => `WHEN ${column.isTrue} THEN '${column.name}'`);
      return Prisma.sql`
        SELECT ${name} AS kind, undone.id, coalesce(${raw(names.join(", "))}) AS name,
          CASE WHEN present.id IS NOT NULL AND NOT ${isDeleted} THEN CASE ${raw(columns.join(" "))} END END AS "column"
        ${changedRows(eventId, table)}`;
    });
  if (found.length === 0) return [];
  return tx.$queryRaw<ChangedAgain[]>`
    SELECT * FROM (${Prisma.join(found, " UNION ALL ")}) AS changed ORDER BY kind, id LIMIT ${most}`;
}

const sidesOf = (column: string) => [`(undone.after).${column}`, `(undone.before).${column}`];

/** Tables that came or went with their guests, and do so again. */
const followsGuests = raw(`(${isAdded.sql} OR ${isDeleted.sql}) AND NOT coalesce(${sidesOf("is_set_up").join(", ")})`);

const has = ({ tables }: Undone, wanted: RecordedTable) => tables.some(({ name }) => name === wanted);

/** A label to restore that another table has by now; undefined for none. */
export async function findTakenLabel(
  tx: Queryable,
  eventId: WritableEventId,
  undone: Undone,
): Promise<string | undefined> {
  if (!has(undone, "tables")) return undefined;
  const [taken] = await tx.$queryRaw<{ label: string }[]>`
    SELECT tables.label
    FROM undone_tables AS undone JOIN tables ON lower(tables.label) = lower((undone.before).label)
    WHERE NOT (${followsGuests}) AND tables.event_id = ${eventId}
      AND NOT EXISTS (SELECT FROM undone_tables AS own WHERE own.id = tables.id)
    LIMIT 1`;
  return taken?.label;
}

/** Restores the staged rows. Tables that were added become those of typed labels. */
export async function putBackUndone(tx: Queryable, eventId: WritableEventId, { tables }: Undone): Promise<void> {
  for (const table of tables) {
    if (table.name === "tables") await releaseLabels(tx, eventId);
    else if (table.name !== "events") await deleteAdded(tx, eventId, table);
    await putBackChanged(tx, eventId, table);
    if (table.name !== "events") await putBackDeleted(tx, eventId, table);
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

async function deleteAdded(tx: Queryable, eventId: WritableEventId, table: EventTable): Promise<void> {
  await tx.$executeRaw`
    DELETE FROM ${raw(table.name)} AS present USING ${staged(table)} AS undone
    WHERE undone.id = present.id AND event_id = ${eventId} AND ${isAdded}`;
}

async function putBackChanged(tx: Queryable, eventId: WritableEventId, table: EventTable): Promise<void> {
  const fields = undoneColumns(table).map(
    ({ name, isAltered, putBack }) => `${name} = CASE WHEN ${isAltered} THEN ${putBack} ELSE present.${name} END`,
  );
  if (table.columns.some(({ name }) => name === "updated_at")) fields.push("updated_at = now()");
  await tx.$executeRaw`
    UPDATE ${raw(table.name)} AS present SET ${raw(fields.join(", "))}
    FROM ${staged(table)} AS undone
    WHERE undone.id = present.id AND present.${raw(keyOf(table))} = ${eventId} AND NOT ${isAdded} AND NOT ${isDeleted}`;
}

async function putBackDeleted(tx: Queryable, eventId: WritableEventId, table: EventTable): Promise<void> {
  const isDated = table.columns.some(({ name }) => name === "created_at");
  const columns = [...undoneColumns(table).map(({ name }) => name), ...(isDated ? ["created_at"] : [])];
  const values = columns.map((column) => `(undone.before).${column}`);
  const isFree =
    table.name === "tables"
      ? Prisma.sql`AND NOT EXISTS (
          SELECT FROM tables WHERE event_id = ${eventId} AND lower(label) = lower((undone.before).label)
        )`
      : Prisma.empty;
  await tx.$executeRaw`
    INSERT INTO ${raw(table.name)} (id, event_id, ${raw(columns.join(", "))})
    SELECT undone.id, ${eventId}, ${raw(values.join(", "))}
    FROM ${staged(table)} AS undone
    WHERE ${isDeleted} AND NOT EXISTS (SELECT FROM ${raw(table.name)} AS present WHERE present.id = undone.id) ${isFree}`;
}

/** Labels where the staged guests sat before the undone change. */
export async function findUndoneLabels(tx: Queryable, undone: Undone): Promise<string[]> {
  if (!has(undone, "guests")) return [];
  const rows = await tx.$queryRaw<{ label: string }[]>`
    SELECT DISTINCT (undone.before).table_number AS label FROM undone_guests AS undone
    WHERE (undone.before).seat_number IS NOT NULL`;
  return rows.map(({ label }) => label);
}
