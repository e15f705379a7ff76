import { tableKey } from "../../../../../common/table-key.ts";
import { compareLabels } from "../../../lib/tables.ts";
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
  const key = tableKey(label);
  for (const table of tables.values()) if (tableKey(table.label) === key) return table;
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

/** A board, sorted for display. Lists that did not change stay the same objects. */
export interface BoardIndex {
  /** In natural order of their labels: 2 before 10. */
  readonly tables: readonly BoardTable[];
  /** By table id; by seat number, then in the order of the list. */
  readonly guestsAt: ReadonlyMap<number, readonly BoardGuest[]>;
  /** Guests who need a seat and have none, in the order of the list. Who has declined needs none. */
  readonly unseated: readonly BoardGuest[];
}

/** Sorts a board. Unchanged lists of the `previous` index are kept. */
export function indexBoard(board: Board, previous?: BoardIndex): BoardIndex {
  const idOf = new Map([...board.tables.values()].map(({ id, label }) => [tableKey(label), id]));
  const guestsAt = new Map<number, BoardGuest[]>([...board.tables.keys()].map((id) => [id, []]));
  const unseated: BoardGuest[] = [];
  for (const guest of board.guests.values()) {
    const id = guest.tableNumber === "" ? undefined : idOf.get(tableKey(guest.tableNumber));
    if (id !== undefined) guestsAt.get(id)?.push(guest);
    else if (guest.attendance !== "NO") unseated.push(guest);
  }
  for (const guests of guestsAt.values()) guests.sort(bySeat);
  const tables = [...board.tables.values()].sort((one, other) => compareLabels(one.label, other.label));
  return {
    tables: kept(tables, previous?.tables),
    guestsAt: new Map([...guestsAt].map(([id, guests]) => [id, kept(guests, previous?.guestsAt.get(id))])),
    unseated: kept(unseated, previous?.unseated),
  };
}

function bySeat(one: BoardGuest, other: BoardGuest): number {
  if (one.seatNumber === other.seatNumber) return 0;
  return (one.seatNumber ?? Number.POSITIVE_INFINITY) - (other.seatNumber ?? Number.POSITIVE_INFINITY);
}

function kept<Row>(rows: readonly Row[], previous: readonly Row[] | undefined): readonly Row[] {
  const isSame = previous?.length === rows.length && rows.every((row, index) => row === previous[index]);
  return isSame && previous ? previous : rows;
}
