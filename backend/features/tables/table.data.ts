import { tableKey } from "../../../common/table-key.ts";
import type { Queryable } from "../../database/client.ts";
import { Prisma } from "../../database/generated/client.ts";
import { portionsOf } from "../../lib/portions-of.ts";
import type { DoorEventId, ListReadableEventId, WritableEventId } from "../event-rights/event-scope.type.ts";
import type { Table } from "./table.type.ts";
import type { NewTable, TableChange } from "./table-rules.ts";

const { sql } = Prisma;

/** In the order of adding, with their guests counted: a board reads thousands at once. */
function findTablesWhere(db: Queryable, eventId: ListReadableEventId, condition: Prisma.Sql): Promise<Table[]> {
  return db.$queryRaw`
    SELECT id, event_id AS "eventId", label, capacity, shape, note, is_locked AS "isLocked",
      is_accessible AS "isAccessible", x, y, rotation, width, depth,
      (
        SELECT count(*)::int FROM guests WHERE guests.event_id = tables.event_id AND table_number = label
      ) AS "seatedCount"
    FROM tables WHERE event_id = ${eventId} AND ${condition} ORDER BY position, id`;
}

/** In the order of adding: those with the given ids. */
export const findTables = (db: Queryable, eventId: ListReadableEventId, ids: readonly number[]): Promise<Table[]> =>
  findTablesWhere(db, eventId, sql`id = ANY (${ids}::int[])`);

/** In the order of adding. */
export const findAllTables = (db: Queryable, eventId: ListReadableEventId): Promise<Table[]> =>
  findTablesWhere(db, eventId, sql`true`);

/** The labels of the event's tables by any of their names, such as "Table 2" for "2"; see {@link tableKey}. */
export async function findLabels(
  db: Queryable,
  eventId: ListReadableEventId | DoorEventId,
  names: readonly string[],
): Promise<Map<string, string>> {
  const rows = await db.$queryRaw<{ name: string; label: string }[]>`
    SELECT DISTINCT name, label FROM unnest(${names}::text[]) AS name JOIN tables ON lower(label) = lower(name)
    WHERE event_id = ${eventId}`;
  const found = new Map(rows.map(({ name, label }) => [name, label]));
  const others = names.filter((name) => name !== "" && !found.has(name));
  if (others.length === 0) return found;
  const [all] = await db.$queryRaw<{ labels: string[] | null }[]>`
    SELECT array_agg(label ORDER BY position DESC, id DESC) AS labels FROM tables WHERE event_id = ${eventId}`;
  const byKey = new Map((all?.labels ?? []).map((label) => [tableKey(label), label]));
  for (const name of others) {
    const label = byKey.get(tableKey(name));
    if (label !== undefined) found.set(name, label);
  }
  return found;
}

/** By each given name, and by their labels; see {@link findLabels}. */
export async function findTablesByLabel(
  db: Queryable,
  eventId: ListReadableEventId,
  names: readonly string[],
): Promise<Map<string, Table>> {
  const labels = await findLabels(db, eventId, names);
  const found = await findTablesWhere(db, eventId, sql`label = ANY (${[...new Set(labels.values())]}::text[])`);
  const tables = new Map(found.map((table) => [table.label, table]));
  for (const [name, label] of labels) {
    const table = tables.get(label);
    if (table) tables.set(name, table);
  }
  return tables;
}

/** A label that is there twice or that a table other than `except` has, in its spelling; undefined if all are free. */
export async function findTakenLabel(
  db: Queryable,
  eventId: ListReadableEventId,
  labels: readonly string[],
  except: readonly number[],
): Promise<string | undefined> {
  const rows = await db.$queryRaw<{ label: string; folded: string; isWanted: boolean }[]>`
    SELECT label, lower(label) AS folded, place > 0 AS "isWanted" FROM (
      SELECT label, 0 AS place FROM tables WHERE event_id = ${eventId} AND id <> ALL (${except}::int[])
      UNION ALL SELECT label, place FROM unnest(${labels}::text[]) WITH ORDINALITY AS wanted (label, place)
    ) AS labels ORDER BY place`;
  const known = new Map<string, string>();
  for (const { label, folded, isWanted } of rows) {
    const key = tableKey(folded);
    const taken = known.get(key);
    if (isWanted && taken !== undefined) return taken;
    if (taken === undefined) known.set(key, label);
  }
  return undefined;
}

async function endOfTables(tx: Queryable, eventId: WritableEventId): Promise<number> {
  const { _max: last } = await tx.table.aggregate({ where: { eventId }, _max: { position: true } });
  return (last.position ?? -1) + 1;
}

type Fields = Omit<TableChange, "id">;

/** Prisma takes a quarter of a millisecond for each before the database sees any. */
const tablesPerPortion = 50;

/** Adds tables that the organizer set up, after the others. A taken label violates a unique index. */
export async function insertTables(
  tx: Queryable,
  eventId: WritableEventId,
  tables: readonly NewTable[],
): Promise<Table[]> {
  const start = await endOfTables(tx, eventId);
  const data = tables.map((table, place) => ({
    ...table,
    eventId,
    position: start + place,
    isSetUp: true,
  }));
  const ids: number[] = [];
  for (const portion of portionsOf(data, tablesPerPortion)) {
    const made = await tx.table.createManyAndReturn({ data: portion, select: { id: true } });
    ids.push(...made.map(({ id }) => id));
  }
  return findTables(tx, eventId, ids);
}

/** Changes tables and marks them as set up; guests follow new labels. */
export async function updateTables(
  tx: Queryable,
  eventId: WritableEventId,
  changes: readonly TableChange[],
): Promise<void> {
  const renamed = changes.filter(({ label }) => label !== undefined);
  if (renamed.length > 0) await renameTables(tx, eventId, renamed);
  for (const group of groupAlike(changes)) {
    await tx.table.updateMany({ where: { eventId, id: { in: group.ids } }, data: { ...group.fields, isSetUp: true } });
  }
}

function groupAlike(changes: readonly TableChange[]): { ids: number[]; fields: Fields }[] {
  const groups = new Map<string, { ids: number[]; fields: Fields }>();
  for (const { id, label: _, ...fields } of changes) {
    const key = JSON.stringify(fields);
    const ids = groups.get(key)?.ids ?? [];
    groups.set(key, { ids: [...ids, id], fields });
  }
  return [...groups.values()];
}

/** Tables may swap labels; every table whose label is freed must be among them. */
async function renameTables(
  tx: Queryable,
  eventId: WritableEventId,
  renamed: readonly Pick<TableChange, "id" | "label">[],
): Promise<void> {
  const ids = renamed.map(({ id }) => id);
  const labels = renamed.map(({ label }) => label ?? "");
  await tx.$executeRaw`
    UPDATE guests SET table_number = new.label, updated_at = now()
    FROM unnest(${ids}::int[], ${labels}::text[]) AS new (id, label) JOIN tables USING (id)
    WHERE guests.event_id = ${eventId} AND tables.event_id = ${eventId} AND guests.table_number = tables.label
      AND new.label <> tables.label`;
  // A unique index is checked row by row, so swaps need two steps. No typed label has a line break.
  await tx.$executeRaw`
    UPDATE tables SET label = chr(10) || id WHERE event_id = ${eventId} AND id = ANY(${ids}::int[])`;
  await tx.$executeRaw`
    UPDATE tables SET label = new.label
    FROM unnest(${ids}::int[], ${labels}::text[]) AS new (id, label)
    WHERE tables.id = new.id AND event_id = ${eventId}`;
}

/** Marks tables as set up, so that they stay without guests. */
export async function setTablesUp(tx: Queryable, eventId: WritableEventId, ids: readonly number[]): Promise<void> {
  await tx.table.updateMany({ where: { eventId, id: { in: [...ids] }, isSetUp: false }, data: { isSetUp: true } });
}

/** Deletes tables and unseats their guests. @returns how many */
export async function deleteTables(tx: Queryable, eventId: WritableEventId, ids: readonly number[]): Promise<number> {
  const unseated = await tx.$executeRaw`
    UPDATE guests SET table_number = '', seat_number = NULL, is_locked = false, updated_at = now()
    FROM tables
    WHERE guests.event_id = ${eventId} AND tables.event_id = ${eventId} AND tables.id = ANY(${ids}::int[])
      AND guests.table_number = tables.label`;
  await tx.table.deleteMany({ where: { eventId, id: { in: [...ids] } } });
  return unseated;
}

/** The size of a table, by its label in any case. */
export interface SizedTable {
  label: string;
  capacity: number;
}

/** Sets sizes and sets tables up; sizes neither unknown nor in `before` were set by hand and stay, unless undefined. */
export async function sizeTables(
  tx: Queryable,
  eventId: WritableEventId,
  sizes: readonly SizedTable[],
  before: readonly SizedTable[] | undefined,
): Promise<void> {
  const [labels, capacities] = [sizes.map(({ label }) => label), sizes.map(({ capacity }) => capacity)];
  const [oldLabels, oldCapacities] = [before?.map(({ label }) => label), before?.map(({ capacity }) => capacity)];
  await tx.$executeRaw`
    UPDATE tables SET capacity = sized.capacity, is_set_up = true
    FROM unnest(${labels}::text[], ${capacities}::int[]) AS sized (label, capacity)
      LEFT JOIN unnest(${oldLabels ?? []}::text[], ${oldCapacities ?? []}::int[]) AS old (label, capacity)
        ON lower(old.label) = lower(sized.label)
    WHERE event_id = ${eventId} AND lower(tables.label) = lower(sized.label)
      AND (tables.capacity IS DISTINCT FROM sized.capacity OR NOT is_set_up)
      AND (${before === undefined} OR tables.capacity IS NULL OR tables.capacity = old.capacity)`;
  await tx.$executeRaw`
    INSERT INTO tables (event_id, position, label, capacity, is_set_up)
    SELECT ${eventId}, ${await endOfTables(tx, eventId)} + row_number() OVER (ORDER BY place) - 1, label, capacity, true
    FROM unnest(${labels}::text[], ${capacities}::int[]) WITH ORDINALITY AS sized (label, capacity, place)
    WHERE NOT EXISTS (SELECT FROM tables WHERE event_id = ${eventId} AND lower(tables.label) = lower(sized.label))
      AND (${before === undefined} OR NOT EXISTS (
        SELECT FROM unnest(${oldLabels ?? []}::text[]) AS old (label) WHERE lower(old.label) = lower(sized.label)
      ))`;
}

/** With more changed guests, the whole list is read once instead of looking each up. */
const maxLookedUp = 100;

const recordsOf = (eventId: WritableEventId, listVersion: number, kind: "guests" | "tables") => Prisma.sql`
  FROM row_changes WHERE event_id = ${eventId} AND list_version = ${listVersion} AND kind = ${kind}`;

/** The number of an event's tables. */
export const countTables = (tx: Queryable, eventId: WritableEventId): Promise<number> =>
  tx.table.count({ where: { eventId } });

/** Who wrote the labels: somebody who typed them, an import, or one that replaced the list, whose tables are all there are. */
export type LabelSource = "typed" | "imported" | "replaced";

/**
 * Creates tables for a version's new labels, unifies spelling, and removes empty tables that nobody set up or imported.
 * @returns how many it created
 */
export async function fitTables(
  tx: Queryable,
  eventId: WritableEventId,
  listVersion: number,
  source: LabelSource,
): Promise<number> {
  const guests = recordsOf(eventId, listVersion, "guests");
  const [changed] = await tx.$queryRaw<{ count: number }[]>`
    SELECT coalesce(sum(cardinality(ids)), 0)::int AS count ${guests}`;
  const isSmall = (changed?.count ?? 0) <= maxLookedUp;
  // An array, because the planner overestimates unnest; a long array would be searched linearly for each guest.
  const named = Prisma.sql`
    SELECT table_number, min(position) AS position, min(id) AS id FROM guests
    WHERE event_id = ${eventId} AND table_number <> ''
      ${isSmall ? Prisma.sql`AND id = ANY (ARRAY(SELECT unnest(ids) ${guests}))` : Prisma.empty}
    GROUP BY table_number`;
  await respellTables(tx, eventId, named);
  const created = await tx.$executeRaw`
    INSERT INTO tables (event_id, position, label, is_imported)
    SELECT ${eventId}, ${await endOfTables(tx, eventId)} + row_number() OVER (ORDER BY position, id) - 1, table_number,
      ${source !== "typed"}
    FROM (
      SELECT DISTINCT ON (lower(table_number)) id, table_number, position FROM (${named}) AS named
      ORDER BY lower(table_number), position, id
    ) AS wanted
    WHERE NOT EXISTS (SELECT FROM tables WHERE event_id = ${eventId} AND lower(label) = lower(wanted.table_number))`;
  const left =
    isSmall && source !== "replaced"
      ? Prisma.sql`AND (
        label = ANY (ARRAY(SELECT row->'before'->>'table_number' FROM (SELECT json_array_elements(rows) AS row ${guests}) AS rows))
        OR id = ANY (ARRAY(SELECT unnest(ids) ${recordsOf(eventId, listVersion, "tables")}))
      )`
      : Prisma.empty;
  await tx.$executeRaw`
    DELETE FROM tables
    WHERE event_id = ${eventId} AND NOT is_set_up AND (${source === "replaced"} OR NOT is_imported) ${left}
      AND NOT EXISTS (SELECT FROM guests WHERE guests.event_id = ${eventId} AND guests.table_number = tables.label)`;
  return created;
}

/** Gives guests the label of the table that they name in another way, or of the first of them for a table that is new. */
async function respellTables(tx: Queryable, eventId: WritableEventId, named: Prisma.Sql): Promise<void> {
  const [unknown] = await tx.$queryRaw<{ names: string[] | null }[]>`
    SELECT array_agg(table_number ORDER BY position, id) AS names FROM (${named}) AS named
    WHERE NOT EXISTS (SELECT FROM tables WHERE event_id = ${eventId} AND label = table_number)`;
  const names = unknown?.names ?? [];
  if (names.length === 0) return;
  const known = await findLabels(tx, eventId, names);
  const firsts = new Map<string, string>();
  const labels = names.map((name) => {
    const key = tableKey(name);
    if (!firsts.has(key)) firsts.set(key, known.get(name) ?? name);
    return firsts.get(key) ?? name;
  });
  await tx.$executeRaw`
    UPDATE guests SET table_number = label FROM unnest(${names}::text[], ${labels}::text[]) AS respelled (written, label)
    WHERE event_id = ${eventId} AND table_number = written AND written <> label`;
}
