import { labelKey } from "../../../lib/table-labels.ts";
import type { BoardChangesFragment, BoardGuestFragment, BoardTableFragment } from "../generated/read-board.ts";

export type BoardGuest = Readonly<BoardGuestFragment>;

/** Lengths in centimeters. The id is negative until the server has confirmed the table. */
export type BoardTable = Readonly<BoardTableFragment>;

export const seatNumberOf = ({ seatNumber }: BoardGuest): number | null => seatNumber;

/** What is omitted stays, null clears. */
export type TableChange = Partial<Omit<BoardTable, "id">> & Pick<BoardTable, "id">;

export interface Board {
  readonly listVersion: number;
  /** By id, in the order of the list. */
  readonly guests: ReadonlyMap<number, BoardGuest>;
  readonly tables: ReadonlyMap<number, BoardTable>;
}

/** What changed after a list version, as it is now; incomplete if the whole board must be read again. */
export type BoardChanges = Readonly<BoardChangesFragment>;

type ChangedRows = Pick<BoardChanges, "listVersion" | "guests" | "removedGuestIds" | "tables" | "removedTableIds">;

export function tableLabeled({ tables }: Pick<Board, "tables">, label: string): BoardTable | undefined {
  const key = labelKey(label);
  for (const table of tables.values()) if (labelKey(table.label) === key) return table;
  return undefined;
}

/** The board with these changes; the same object if it is already as new. */
export function changedBoard(board: Board, changes: ChangedRows): Board {
  if (changes.listVersion <= board.listVersion) return board;
  return {
    listVersion: changes.listVersion,
    guests: changedRows(board.guests, changes.guests, changes.removedGuestIds),
    tables: changedRows(board.tables, changes.tables, changes.removedTableIds),
  };
}

function changedRows<Row extends { readonly id: number }>(
  rows: ReadonlyMap<number, Row>,
  changed: readonly Row[],
  removedIds: readonly number[],
): ReadonlyMap<number, Row> {
  if (changed.length === 0 && removedIds.length === 0) return rows;
  const result = new Map(rows);
  for (const id of removedIds) result.delete(id);
  for (const row of changed) result.set(row.id, row);
  return result;
}
