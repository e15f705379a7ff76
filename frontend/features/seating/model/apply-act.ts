import { labelKey } from "../../../lib/table-labels.ts";
import { type Board, type BoardGuest, type BoardTable, tableLabeled } from "./board.ts";
import type { BoardAct, NewTable, SeatMove } from "./board-act.ts";

/** The board after an act, as far as this is known before the server answers. */
export function applyAct(board: Board, act: BoardAct): Board {
  switch (act.kind) {
    case "seat":
      return seated(board, act.moves);
    case "details":
      return withGuests(board, act.guestIds, (guest) => ({ ...guest, ...act.details }));
    case "cancel":
      return withGuests(board, act.guestIds, (guest) => ({ ...guest, ...cancelled }));
    case "changeTables":
      return act.changes.reduce(withTableChange, board);
    case "changePlan":
      return (act.change.tables ?? []).reduce(withTableChange, board);
    case "deleteTables":
      return act.ids.reduce(withoutTable, board);
    case "renumber":
      return renumbered(board, act.ids, act.start);
    case "swapTables":
      return swapped(board, act.id, act.otherId);
    case "mergeTables":
      return merged(board, act.id, act.into);
    // New tables are there once the server has named them.
    case "createTables":
    case "changeWishes":
    case "undo":
    case "redo":
      return board;
  }
}

/** The guests and tables whose rows an act changes; of tables, their guests as well. */
export function touchedBy(act: BoardAct): { guestIds: readonly number[]; tableIds: readonly number[] } {
  switch (act.kind) {
    case "seat":
      return { guestIds: act.moves.map(({ guestId }) => guestId), tableIds: [] };
    case "details":
    case "cancel":
      return { guestIds: act.guestIds, tableIds: [] };
    case "changeTables":
      return { guestIds: [], tableIds: act.changes.map(({ id }) => id) };
    case "changePlan":
      return { guestIds: [], tableIds: (act.change.tables ?? []).map(({ id }) => id) };
    case "deleteTables":
    case "renumber":
      return { guestIds: [], tableIds: act.ids };
    case "swapTables":
      return { guestIds: [], tableIds: [act.id, act.otherId] };
    case "mergeTables":
      return { guestIds: [], tableIds: [act.id, act.into] };
    case "createTables":
    case "changeWishes":
    case "undo":
    case "redo":
      return { guestIds: [], tableIds: [] };
  }
}

const cancelled = { attendance: "NO", tableNumber: "", seatNumber: null, isLocked: false } as const;

function seated(board: Board, moves: readonly SeatMove[]): Board {
  const labels = new Map([...board.tables.values()].map(({ label }) => [labelKey(label), label]));
  const newTables: NewTable[] = [];
  const guests = new Map(board.guests);
  for (const { guestId, tableLabel, seatNumber = null } of moves) {
    const guest = guests.get(guestId);
    if (!guest) continue;
    const key = labelKey(tableLabel);
    if (key !== "" && !labels.has(key)) {
      labels.set(key, tableLabel.trim());
      newTables.push({ label: tableLabel.trim() });
    }
    guests.set(guestId, { ...guest, tableNumber: labels.get(key) ?? "", seatNumber: key === "" ? null : seatNumber });
  }
  return withNewTables({ ...board, guests }, newTables);
}

function withGuests(board: Board, ids: Iterable<number>, change: (guest: BoardGuest) => BoardGuest): Board {
  const guests = new Map(board.guests);
  for (const id of ids) {
    const guest = guests.get(id);
    if (guest) guests.set(id, change(guest));
  }
  return { ...board, guests };
}

function idsAt(board: Board, label: string): number[] {
  const key = labelKey(label);
  return [...board.guests.values()].filter(({ tableNumber }) => labelKey(tableNumber) === key).map(({ id }) => id);
}

const plainTable = {
  capacity: null,
  shape: "ROUND",
  note: "",
  isLocked: false,
  isAccessible: true,
  x: null,
  y: null,
  rotation: 0,
  width: null,
  depth: null,
} as const;

function withNewTables(board: Board, added: readonly NewTable[]): Board {
  if (added.length === 0) return board;
  const tables = new Map(board.tables);
  let id = Math.min(0, ...tables.keys());
  for (const table of added) {
    if (tableLabeled({ tables }, table.label)) continue;
    id -= 1;
    tables.set(id, { ...plainTable, ...table, id });
  }
  return { ...board, tables };
}

function withTableChange(board: Board, { id, ...change }: Partial<BoardTable> & { id: number }): Board {
  const table = board.tables.get(id);
  if (!table) return board;
  const tables = new Map(board.tables).set(id, { ...table, ...change });
  if (change.label === undefined || change.label === table.label) return { ...board, tables };
  const { label } = change;
  const guests = withGuests(board, idsAt(board, table.label), (guest) => ({ ...guest, tableNumber: label })).guests;
  return { ...board, tables, guests };
}

function withoutTable(board: Board, id: number): Board {
  const table = board.tables.get(id);
  if (!table) return board;
  const tables = new Map(board.tables);
  tables.delete(id);
  return {
    ...withGuests(board, idsAt(board, table.label), (guest) => ({ ...guest, tableNumber: "", seatNumber: null })),
    tables,
  };
}

function renumbered(board: Board, ids: readonly number[], start: number): Board {
  const tables = new Map(board.tables);
  const newLabels = new Map<string, string>();
  for (const [index, id] of ids.entries()) {
    const table = tables.get(id);
    if (!table) continue;
    const label = String(start + index);
    newLabels.set(labelKey(table.label), label);
    tables.set(id, { ...table, label });
  }
  const guests = new Map(board.guests);
  for (const guest of board.guests.values()) {
    const label = newLabels.get(labelKey(guest.tableNumber));
    if (label !== undefined) guests.set(guest.id, { ...guest, tableNumber: label });
  }
  return { ...board, tables, guests };
}

function swapped(board: Board, id: number, otherId: number): Board {
  const [one, other] = [board.tables.get(id), board.tables.get(otherId)];
  if (!one || !other) return board;
  const [here, there] = [idsAt(board, one.label), idsAt(board, other.label)];
  const moved = withGuests(board, here, (guest) => ({ ...guest, tableNumber: other.label }));
  return withGuests(moved, there, (guest) => ({ ...guest, tableNumber: one.label }));
}

function merged(board: Board, id: number, into: number): Board {
  const [gone, kept] = [board.tables.get(id), board.tables.get(into)];
  if (!gone || !kept) return board;
  const moved = withGuests(board, idsAt(board, gone.label), (guest) => ({
    ...guest,
    tableNumber: kept.label,
    seatNumber: null,
  }));
  return withoutTable(moved, id);
}
