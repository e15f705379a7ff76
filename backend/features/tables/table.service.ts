import { maxPlacedSeats, maxPlacedTables } from "../../../common/floor-plan/plan-limits.ts";
import { message } from "../../../common/messages/message.ts";
import { refusedTable, tableTitleMessage } from "../../../common/table-name.ts";
import type { Queryable } from "../../database/client.ts";
import { findLaterChange } from "../../event-data/changes.ts";
import { DomainError } from "../../lib/domain-error.ts";
import { howLongAgo } from "../../lib/how-long-ago.ts";
import { parseInput, withoutNulls } from "../../lib/parse-input.ts";
import { maxTablesAtOnce, maxTablesPerEvent } from "../../limits.ts";
import type {
  DoorEventId,
  ListReadableEventId,
  SearchableEventId,
  WritableEventId,
} from "../event-rights/event-scope.type.ts";
import { countPlaced, findPlacedTables, type PlacedTable } from "./placed-table.data.ts";
import {
  countTables,
  deleteTables,
  findAllTables,
  findLabels,
  findTables,
  findTablesByLabel,
  findTakenLabel,
  fitTables,
  insertTables,
  type LabelSource,
  type SizedTable,
  setTablesUp,
  sizeTables,
  updateTables,
} from "./table.data.ts";
import type { TableChangeInput, TableInput } from "./table.input.ts";
import type { Table } from "./table.type.ts";
import { type NewTable, type TableChange, tableChangeSchema, tableSchema } from "./table-rules.ts";

/** Refuses to move guests to or from a locked table, or to delete it. */
export const tableLocked = ({ label }: Pick<Table, "label">) =>
  new DomainError("BAD_INPUT", message("refusals.tableLocked", { table: tableTitleMessage(label) }));

/**
 * Makes tables fit guests in the transaction that changed them; see {@link fitTables}.
 * @throws DomainError BAD_INPUT when the event would have too many
 */
export async function settleTables(
  tx: Queryable,
  id: WritableEventId,
  listVersion: number,
  source: LabelSource = "typed",
): Promise<void> {
  if ((await fitTables(tx, id, listVersion, source)) > 0) await refuseManyTables(tx, id);
}

async function refuseManyTables(tx: Queryable, id: WritableEventId): Promise<void> {
  if ((await countTables(tx, id)) <= maxTablesPerEvent) return;
  throw new DomainError("BAD_INPUT", message("refusals.tooManyTables", { maximum: maxTablesPerEvent }));
}

/** Sets sizes after {@link settleTables} as {@link sizeTables}. @throws DomainError as {@link refuseLargePlan} */
export async function setTableSizes(
  tx: Queryable,
  id: WritableEventId,
  sizes: readonly SizedTable[],
  before: readonly SizedTable[] | undefined,
): Promise<void> {
  if (sizes.length === 0) return;
  await sizeTables(tx, id, sizes, before);
  await refuseManyTables(tx, id);
  await refuseLargePlan(tx, id);
}

/** In the order in which they were added. */
export function readTables(db: Queryable, id: ListReadableEventId, ids: readonly number[]): Promise<Table[]> {
  return findTables(db, id, ids);
}

/** In the order in which they were added. */
export function readAllTables(db: Queryable, id: ListReadableEventId): Promise<Table[]> {
  return findAllTables(db, id);
}

/** See {@link findLabels}. */
export function readLabels(
  db: Queryable,
  id: ListReadableEventId | DoorEventId,
  names: readonly string[],
): Promise<Map<string, string>> {
  return findLabels(db, id, names);
}

/** See {@link findTablesByLabel}. */
export function readTablesByLabel(
  db: Queryable,
  id: ListReadableEventId,
  labels: readonly string[],
): Promise<Map<string, Table>> {
  return findTablesByLabel(db, id, labels);
}

/** @throws DomainError BAD_INPUT with the limit for too many entries, or none */
export function refuseTooMany(entries: readonly unknown[], maximum: number): void {
  if (entries.length === 0 || entries.length > maximum) {
    throw new DomainError("BAD_INPUT", message("refusals.tooManyAtOnce", { maximum }));
  }
}

/** In the order of the ids. @throws DomainError NOT_FOUND when the event lacks one of them */
export async function requireTables(tx: Queryable, id: ListReadableEventId, ids: readonly number[]): Promise<Table[]> {
  const found = new Map((await findTables(tx, id, ids)).map((table) => [table.id, table]));
  return ids.map((tableId) => {
    const table = found.get(tableId);
    if (!table) throw new DomainError("NOT_FOUND", message("refusals.tableNotFound"));
    return table;
  });
}

/** @throws DomainError CONFLICT for equal labels, or one that a table other than `except` has */
async function requireFreeLabels(
  tx: Queryable,
  id: ListReadableEventId,
  labels: readonly string[],
  except: readonly number[],
): Promise<void> {
  const taken = await findTakenLabel(tx, id, labels, except);
  if (taken !== undefined) throw new DomainError("CONFLICT", message("refusals.tableExists", { label: taken }));
}

/** Adds set-up tables. @throws DomainError BAD_INPUT; as {@link refuseLargePlan}; CONFLICT for a taken label */
export async function addTables(tx: Queryable, id: WritableEventId, inputs: readonly TableInput[]): Promise<Table[]> {
  refuseTooMany(inputs, maxTablesAtOnce);
  const tables = inputs.map((input): NewTable => parseInput(tableSchema, withoutNulls(input, clearable)));
  await requireFreeLabels(
    tx,
    id,
    tables.map(({ label }) => label),
    [],
  );
  const made = await insertTables(tx, id, tables);
  await refuseManyTables(tx, id);
  await refuseLargePlan(tx, id);
  return made;
}

/** Null clears these fields; elsewhere it means the same as omitting the field. */
const clearable = ["capacity", "x", "y", "width", "depth"] as const;

/** The list's version on the caller's screen, and the one after the change. */
export interface SeenVersion {
  /** Null accepts any state. */
  seen: number | null | undefined;
  listVersion: number;
}

/** @throws DomainError BAD_INPUT; as {@link refuseLargePlan}; NOT_FOUND; CONFLICT for a taken label or later changes */
export async function changeTables(
  tx: Queryable,
  id: WritableEventId,
  inputs: readonly TableChangeInput[],
  version: SeenVersion,
): Promise<void> {
  refuseTooMany(inputs, maxTablesAtOnce);
  const changes = inputs.map((input): TableChange => parseInput(tableChangeSchema, withoutNulls(input, clearable)));
  const ids = changes.map((change) => change.id);
  if (new Set(ids).size < ids.length) throw new DomainError("BAD_INPUT", message("refusals.tableTwice"));
  await refuseLaterTableChange(tx, id, ids, version);
  await requireTables(tx, id, ids);
  const renamed = changes.flatMap(({ id: tableId, label }) => (label === undefined ? [] : [{ tableId, label }]));
  await requireFreeLabels(
    tx,
    id,
    renamed.map(({ label }) => label),
    renamed.map(({ tableId }) => tableId),
  );
  await updateTables(tx, id, changes);
  await refuseLargePlan(tx, id);
}

/** @throws DomainError CONFLICT when a table was changed after the caller's version */
async function refuseLaterTableChange(
  tx: Queryable,
  id: ListReadableEventId,
  ids: readonly number[],
  { seen, listVersion }: SeenVersion,
): Promise<void> {
  if (typeof seen !== "number") return;
  const later = await findLaterChange(tx, id, { kind: "tables", ids, since: seen, before: listVersion });
  if (!later) return;
  const [table] = await findTables(tx, id, [later.rowId]);
  if (!table) throw new DomainError("NOT_FOUND", message("refusals.tableNotFound"));
  const user = later.userName ?? message("refusals.someone");
  throw new DomainError(
    "CONFLICT",
    message("refusals.tableChangedSince", { user, table: refusedTable(table.label), when: howLongAgo(later.at) }),
  );
}

/** Tables that stay without guests, because something is about them. @throws DomainError NOT_FOUND */
export async function keepTables(tx: Queryable, id: WritableEventId, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await requireTables(tx, id, ids);
  await setTablesUp(tx, id, ids);
}

/** Deletes tables and unseats their guests. @throws DomainError NOT_FOUND; BAD_INPUT when one is locked */
export async function removeTables(tx: Queryable, id: WritableEventId, ids: readonly number[]): Promise<void> {
  refuseTooMany(ids, maxTablesAtOnce);
  const locked = (await requireTables(tx, id, ids)).find(({ isLocked }) => isLocked);
  if (locked) throw tableLocked(locked);
  await deleteTables(tx, id, ids);
}

/** The placed tables, as everybody who may search the event may know them. */
export function readPlacedTables(db: Queryable, id: SearchableEventId): Promise<PlacedTable[]> {
  return findPlacedTables(db, id);
}

/** @throws DomainError BAD_INPUT for more than 2,000 tables or 50,000 seats on the plan */
export async function refuseLargePlan(tx: Queryable, id: WritableEventId): Promise<void> {
  const { tables, seats } = await countPlaced(tx, id);
  if (tables <= maxPlacedTables && seats <= maxPlacedSeats) return;
  const limits = { tables: maxPlacedTables, seats: maxPlacedSeats };
  throw new DomainError("BAD_INPUT", message("refusals.floorPlanTooLarge", limits));
}
