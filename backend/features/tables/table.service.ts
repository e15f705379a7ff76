import { maxPlacedSeats, maxPlacedTables } from "../../../common/floor-plan/plan-limits.ts";
import { maxTablesAtOnce } from "../../../common/limits.ts";
import { message } from "../../../common/messages/message.ts";
import { type NewTable, type TableChange, tableChangeSchema, tableSchema } from "../../../common/table-rules.ts";
import type { Queryable } from "../../database/client.ts";
import { declareLimit, sayCount } from "../../lib/declared-limits.ts";
import { DomainError } from "../../lib/domain-error.ts";
import { howLongAgo } from "../../lib/how-long-ago.ts";
import { parseInput, withoutNulls } from "../../lib/parse-input.ts";
import type { ListReadableEventId, SearchableEventId, WritableEventId } from "../event-rights/event-scope.type.ts";
import { readLaterChange } from "../history/history-entry.service.ts";
import { countPlaced, findPlacedTables, type PlacedTable } from "./placed-table.data.ts";
import {
  countSeated,
  deleteTables,
  findTables,
  findTablesByLabel,
  findTakenLabel,
  fitTables,
  insertTables,
  type SizedTable,
  sizeTables,
  updateTables,
} from "./table.data.ts";
import type { TableChangeInput, TableInput } from "./table.input.ts";
import type { Table } from "./table.type.ts";

/** The refusal to move guests to or from a locked table, or to delete it. */
export const tableLocked = ({ label }: Pick<Table, "label">) =>
  new DomainError("BAD_INPUT", message("refusals.tableLocked", { label }));

/** Makes the tables of an event fit its guests, in the transaction that changed them. See {@link fitTables}. */
export function settleTables(tx: Queryable, id: WritableEventId, listVersion: number): Promise<void> {
  return fitTables(tx, id, listVersion);
}

/**
 * Gives tables the sizes that a file says, in the transaction that imports it, after {@link settleTables}.
 *
 * @param before sizes from the file before; undefined sets every size. Others were changed by hand, and stay.
 * @throws DomainError as {@link refuseLargePlan}.
 */
export async function setTableSizes(
  tx: Queryable,
  id: WritableEventId,
  sizes: readonly SizedTable[],
  before: readonly SizedTable[] | undefined,
): Promise<void> {
  if (sizes.length === 0) return;
  await sizeTables(tx, id, sizes, before);
  await refuseLargePlan(tx, id);
}

/** The tables of an event with these ids, in the order in which they were added. */
export function readTables(db: Queryable, id: ListReadableEventId, ids: readonly number[]): Promise<Table[]> {
  return findTables(db, id, ids);
}

/** Most tables of an event that are read at once. A file may name a table for each of its guests. */
const maxTables = 20_000;

/**
 * The tables of an event in the order in which they were added.
 *
 * @throws DomainError TOO_LARGE when there are more than 20,000.
 */
export async function readAllTables(db: Queryable, id: ListReadableEventId): Promise<Table[]> {
  const tables = await findTables(db, id, { most: maxTables + 1 });
  if (tables.length > maxTables) throw new DomainError("TOO_LARGE", message("refusals.answerTooLarge"));
  return tables;
}

/** See {@link findTablesByLabel}. */
export function readTablesByLabel(
  db: Queryable,
  id: ListReadableEventId,
  labels: readonly string[],
): Promise<Map<string, Table>> {
  return findTablesByLabel(db, id, labels);
}

/** The number of guests at each table of an event that has any, by label. */
export function countGuestsAtTables(db: Queryable, id: ListReadableEventId): Promise<Map<string, number>> {
  return countSeated(db, id);
}

/**
 * Refuses operations on too many things at once, or on none.
 *
 * @throws DomainError BAD_INPUT with the limit.
 */
export function refuseTooMany(entries: readonly unknown[], maximum: number): void {
  if (entries.length === 0 || entries.length > maximum) {
    throw new DomainError("BAD_INPUT", message("refusals.tooManyAtOnce", { maximum }));
  }
}

/**
 * The tables with these ids, in their order.
 *
 * @throws DomainError NOT_FOUND when the event lacks one of them.
 */
export async function requireTables(tx: Queryable, id: ListReadableEventId, ids: readonly number[]): Promise<Table[]> {
  const found = new Map((await findTables(tx, id, ids)).map((table) => [table.id, table]));
  return ids.map((tableId) => {
    const table = found.get(tableId);
    if (!table) throw new DomainError("NOT_FOUND", message("refusals.tableNotFound"));
    return table;
  });
}

/** @throws DomainError CONFLICT when two of the labels are the same, or a table other than `except` has one of them. */
async function requireFreeLabels(
  tx: Queryable,
  id: ListReadableEventId,
  labels: readonly string[],
  except: readonly number[],
): Promise<void> {
  const taken = await findTakenLabel(tx, id, labels, except);
  if (taken !== undefined) throw new DomainError("CONFLICT", message("refusals.tableExists", { label: taken }));
}

/**
 * Adds tables that the organizer set up, in a change of the list.
 *
 * @throws DomainError BAD_INPUT for broken rules, and as {@link refuseLargePlan}; CONFLICT for a label that is taken.
 */
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
  await refuseLargePlan(tx, id);
  return made;
}

/** Fields that null clears. Elsewhere it means the same as omitting the field. */
const clearable = ["capacity", "x", "y", "width", "depth"] as const;

/** The version of a list that a caller's screen shows, and the one of the change it asks for. */
export interface SeenVersion {
  /** Null accepts any state. */
  seen: number | null | undefined;
  listVersion: number;
}

/**
 * Changes tables, in a change of the list.
 *
 * @throws DomainError BAD_INPUT for broken rules, and as {@link refuseLargePlan}; NOT_FOUND when the event lacks one of the tables;
 *   CONFLICT for a label that is taken, or when one of the tables was changed after the caller's version.
 */
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

/** @throws DomainError CONFLICT when one of the tables was changed after the caller's version. */
async function refuseLaterTableChange(
  tx: Queryable,
  id: ListReadableEventId,
  ids: readonly number[],
  { seen, listVersion }: SeenVersion,
): Promise<void> {
  if (typeof seen !== "number") return;
  const later = await readLaterChange(tx, id, { kind: "tables", ids, since: seen, before: listVersion });
  if (!later) return;
  const [table] = await findTables(tx, id, [later.rowId]);
  if (!table) throw new DomainError("NOT_FOUND", message("refusals.tableNotFound"));
  const user = later.userName ?? message("refusals.someone");
  throw new DomainError(
    "CONFLICT",
    message("refusals.tableChangedSince", { user, label: table.label, when: howLongAgo(later.at) }),
  );
}

/**
 * Deletes tables and takes the seats of their guests away, in a change of the list.
 *
 * @throws DomainError NOT_FOUND when the event lacks one of the tables; BAD_INPUT when one of them is locked.
 */
export async function removeTables(tx: Queryable, id: WritableEventId, ids: readonly number[]): Promise<void> {
  refuseTooMany(ids, maxTablesAtOnce);
  const locked = (await requireTables(tx, id, ids)).find(({ isLocked }) => isLocked);
  if (locked) throw tableLocked(locked);
  await deleteTables(tx, id, ids);
}

/** The tables of an event that are on its floor plan, as everybody who may search the event may know them. */
export function readPlacedTables(db: Queryable, id: SearchableEventId): Promise<PlacedTable[]> {
  return findPlacedTables(db, id);
}

/**
 * Refuses a floor plan that has come to be too large, in the transaction that changed it.
 *
 * @throws DomainError BAD_INPUT for more than 3,000 tables or 50,000 seats.
 */
export async function refuseLargePlan(tx: Queryable, id: WritableEventId): Promise<void> {
  const { tables, seats } = await countPlaced(tx, id);
  if (tables <= maxPlacedTables && seats <= maxPlacedSeats) return;
  const limits = { tables: maxPlacedTables, seats: maxPlacedSeats };
  throw new DomainError("BAD_INPUT", message("refusals.floorPlanTooLarge", limits));
}

declareLimit({
  what: "Floor plans: tables and seats",
  counts: "each event, in the database",
  limit: `${sayCount(maxPlacedTables)} tables with ${sayCount(maxPlacedSeats)} seats`,
  beyond: "400",
});
