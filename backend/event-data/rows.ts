import type { Queryable } from "../database/client.ts";
import { type EventTable, eventTables, keyOf, type NamedColumn } from "./tables.ts";

// Rows of any table of an event. Names in the statements come from the registry alone.

export type Row = Readonly<Record<string, unknown>>;

/** Whether an event has anything but its history and what passes by itself. It stays so until the transaction ends. */
export async function isEventEmpty(tx: Queryable, eventId: number): Promise<boolean> {
  await tx.$executeRaw`SELECT FROM events WHERE id = ${eventId} FOR UPDATE`;
  const contents = eventTables.filter(({ name, isTrace = false }) => name !== "events" && !isTrace);
  const anyRow = contents.map(({ name }) => `EXISTS (SELECT FROM ${name} WHERE event_id = $1)`).join(" OR ");
  const [found] = await tx.$queryRawUnsafe<{ holds: boolean }[]>(`SELECT ${anyRow} AS holds`, eventId);
  return found?.holds !== true;
}

const rowsAtOnce = 1000;

const moved = ({ columns }: EventTable): NamedColumn[] => columns.filter(({ rule }) => rule !== undefined);

/** Extra columns as pairs, in their order. */
const pairsOf = (column: string) =>
  `(SELECT coalesce(json_agg(json_build_array(key, value)), '[]') FROM json_each_text(${column})) AS`;

/** The rows of an event that an archive has, as lines of JSON, by ascending id. */
export async function* movedLines(tx: Queryable, eventId: number, table: EventTable): AsyncGenerator<string> {
  const columns = moved(table).map(({ name, isOrdered }) =>
    isOrdered ? `${pairsOf(`t.${name}`)} ${name}` : `t.${name}`,
  );
  const where = table.moves?.where ?? "true";
  let last = 0;
  for (;;) {
    const [portion] = await tx.$queryRawUnsafe<{ lines: string | null; last: number | null }[]>(
      `SELECT string_agg(line, '' ORDER BY id) AS lines, max(id)::int AS last FROM (
         SELECT t.id, row_to_json(moved)::text || chr(10) AS line
         FROM ${table.name} AS t CROSS JOIN LATERAL (SELECT ${columns.join(", ")}) AS moved
         WHERE t.${keyOf(table)} = $1 AND t.id > $2 AND ${where} ORDER BY t.id LIMIT ${rowsAtOnce}
       ) AS portion`,
      eventId,
      last,
    );
    if (!portion || portion.lines === null || portion.last === null) return;
    yield portion.lines;
    last = portion.last;
  }
}

/** As PostgreSQL reads it. */
function jsonOf(table: EventTable, row: Row): string {
  const ordered = new Set(table.columns.flatMap(({ name, isOrdered }) => (isOrdered ? [name] : [])));
  const parts = Object.entries(row).map(([name, value]) => {
    const json = ordered.has(name) && Array.isArray(value) ? objectOf(value) : JSON.stringify(value);
    return `${JSON.stringify(name)}:${json}`;
  });
  return `{${parts.join(",")}}`;
}

const objectOf = (pairs: readonly unknown[]): string =>
  `{${pairs.map((pair) => (Array.isArray(pair) ? pair.map((part) => JSON.stringify(part)).join(":") : "")).join(",")}}`;

const listOf = (columns: readonly string[]) => columns.map((column) => `"${column}"`).join(", ");

/** Adds rows with the same columns to an event. Their columns must be those of the table. */
export async function insertRows(
  tx: Queryable,
  eventId: number,
  table: EventTable,
  rows: readonly Row[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = listOf(Object.keys(first));
  await tx.$executeRawUnsafe(
    `INSERT INTO ${table.name} (event_id, ${columns})
     SELECT $1, ${columns} FROM json_populate_recordset(NULL::${table.name}, $2::json)`,
    eventId,
    `[${rows.map((row) => jsonOf(table, row)).join(",")}]`,
  );
}

/** Sets columns of the event itself. */
export async function updateEventRow(tx: Queryable, eventId: number, table: EventTable, row: Row): Promise<void> {
  const columns = listOf(Object.keys(row));
  await tx.$executeRawUnsafe(
    `UPDATE events SET (${columns}) = (SELECT ${columns} FROM json_populate_record(NULL::events, $2::json)) WHERE id = $1`,
    eventId,
    jsonOf(table, row),
  );
}

/** New ids in ascending order. */
export async function takeIds(tx: Queryable, table: EventTable, count: number): Promise<number[]> {
  if (count === 0) return [];
  const taken = await tx.$queryRaw<{ ids: number[] }[]>`
    SELECT array_agg(id ORDER BY id) AS ids FROM (
      SELECT nextval(pg_get_serial_sequence(${table.name}, 'id'))::int AS id FROM generate_series(1, ${count}::int)
    ) AS taken`;
  return taken[0]?.ids ?? [];
}

/** No changes are recorded until the transaction ends. */
export async function recordNoChanges(tx: Queryable): Promise<void> {
  await tx.$executeRaw`SELECT set_config('find_your_table.records_changes', 'off', true)`;
}
