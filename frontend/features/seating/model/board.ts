import type { BoardGuestFragment, BoardTableFragment } from "../../../generated/documents.ts";
import { labelKey } from "../../../lib/table-labels.ts";

/** A guest as the board knows them. */
export type BoardGuest = Readonly<BoardGuestFragment>;

/** A table as the board knows it; lengths in centimeters. Its id is negative until the server has confirmed it. */
export type BoardTable = Readonly<BoardTableFragment>;

/** Changes of a table; what is omitted stays, null clears. */
export type TableChange = Partial<Omit<BoardTable, "id">> & Pick<BoardTable, "id">;

/** Who sits where, at one version of the guest list. */
export interface Board {
  readonly listVersion: number;
  /** By id, in the order of the list. */
  readonly guests: ReadonlyMap<number, BoardGuest>;
  /** By id, in the order of the event. */
  readonly tables: ReadonlyMap<number, BoardTable>;
}

/** What changed after a list version: the rows as they are now. */
export interface BoardChanges {
  readonly listVersion: number;
  readonly guests: readonly BoardGuest[];
  readonly removedGuestIds: readonly number[];
  readonly tables: readonly BoardTable[];
  readonly removedTableIds: readonly number[];
}

/** The table of this label; undefined if there is none. */
export function tableLabeled({ tables }: Pick<Board, "tables">, label: string): BoardTable | undefined {
  const key = labelKey(label);
  for (const table of tables.values()) if (labelKey(table.label) === key) return table;
  return undefined;
}

/** The board with these changes; the same board if it is already as new. */
export function changedBoard(board: Board, changes: BoardChanges): Board {
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
