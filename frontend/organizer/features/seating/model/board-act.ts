import { tableKey } from "../../../../../common/table-key.ts";
import type { GuestDetailsInput } from "../../../generated/schema-types.ts";
import type { Board, BoardGuest, BoardTable, TableChange } from "./board.ts";
import { type Extras, type PlanChange, type WishesChange, withPlanChange, withWishesChange } from "./extras.ts";

/** An empty label takes the seat away; a label that no table has creates a table. */
export interface SeatMove {
  readonly guestId: number;
  readonly tableLabel: string;
  readonly seatNumber?: number | null;
}

/** Not acts of the board. */
type OtherDetails = "freesSeat" | "cancelsPlusOnes" | "doorNote" | "otherNames";

/** What is omitted stays. */
export type GuestDetails = Partial<Pick<BoardGuest, Exclude<keyof GuestDetailsInput, OtherDetails>>>;

export type NewTable = Partial<Omit<BoardTable, "id" | "label">> & Pick<BoardTable, "label">;

/** An organizer's act on the board: one change of the list, one entry of the history, one undo. */
export type BoardAct =
  | { readonly kind: "seat"; readonly moves: readonly SeatMove[]; readonly includesLockedTables?: boolean }
  | { readonly kind: "details"; readonly guestIds: readonly number[]; readonly details: GuestDetails }
  /** They are not coming, and their seats become free. */
  | { readonly kind: "cancel"; readonly guestIds: readonly number[] }
  | { readonly kind: "tables"; readonly changes?: readonly TableChange[]; readonly added?: readonly NewTable[] }
  | { readonly kind: "changePlan"; readonly change: PlanChange }
  | { readonly kind: "changeWishes"; readonly change: WishesChange }
  | { readonly kind: "deleteTables"; readonly ids: readonly number[] }
  | { readonly kind: "mergeTables"; readonly id: number; readonly into: number }
  /** What a history entry is about; without one, what was done last. */
  | { readonly kind: "undo"; readonly historyEntryId?: number }
  | { readonly kind: "redo" };

/** The board after an act, before the server answers: moves, places and details. The rest is seen with its answer. */
export function applyAct(board: Board, act: BoardAct): Board {
  switch (act.kind) {
    case "seat":
      return seated(board, act.moves);
    case "details":
      return withGuests(board, act.guestIds, (guest) => ({ ...guest, ...act.details }));
    case "cancel":
      return withGuests(board, act.guestIds, (guest) => ({ ...guest, ...cancelled }));
    case "tables":
      return withTableChanges(board, act.changes ?? []);
    case "changePlan":
      return withTableChanges(board, act.change.tables ?? []);
    default:
      return board;
  }
}

/** The guests and tables that an act changes, if it is refused when others have changed these rows. */
export function touchedBy(act: BoardAct): { guestIds: readonly number[]; tableIds: readonly number[] } {
  switch (act.kind) {
    case "seat":
      return { guestIds: act.moves.map(({ guestId }) => guestId), tableIds: [] };
    case "details":
    case "cancel":
      return { guestIds: act.guestIds, tableIds: [] };
    case "tables":
      return { guestIds: [], tableIds: (act.changes ?? []).map(({ id }) => id) };
    case "changePlan":
      return { guestIds: [], tableIds: (act.change.tables ?? []).map(({ id }) => id) };
    default:
      return { guestIds: [], tableIds: [] };
  }
}

const cancelled = { attendance: "NO", tableNumber: "", seatNumber: null, isLocked: false } as const;

function seated(board: Board, moves: readonly SeatMove[]): Board {
  const labels = new Map([...board.tables.values()].map(({ label }) => [tableKey(label), label]));
  const tables = new Map(board.tables);
  const guests = new Map(board.guests);
  let lastId = Math.min(0, ...tables.keys());
  for (const { guestId, tableLabel, seatNumber = null } of moves) {
    const guest = guests.get(guestId);
    if (!guest) continue;
    const key = tableKey(tableLabel);
    if (key !== "" && !labels.has(key)) {
      const label = tableLabel.trim();
      labels.set(key, label);
      lastId -= 1;
      tables.set(lastId, { ...plainTable, id: lastId, label });
    }
    guests.set(guestId, { ...guest, tableNumber: labels.get(key) ?? "", seatNumber: key === "" ? null : seatNumber });
  }
  return { ...board, guests, tables };
}

function withGuests(board: Board, ids: Iterable<number>, change: (guest: BoardGuest) => BoardGuest): Board {
  const guests = new Map(board.guests);
  for (const id of ids) {
    const guest = guests.get(id);
    if (guest) guests.set(id, change(guest));
  }
  return { ...board, guests };
}

/** What a table is unless somebody says otherwise. */
export const plainTable = {
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

/** All at once: tables may exchange their labels. */
function withTableChanges(board: Board, changes: readonly TableChange[]): Board {
  const tables = new Map(board.tables);
  const newLabels = new Map<string, string>();
  for (const { id, ...change } of changes) {
    const table = board.tables.get(id);
    if (!table) continue;
    tables.set(id, { ...table, ...change });
    if (change.label !== undefined) newLabels.set(tableKey(table.label), change.label);
  }
  if (newLabels.size === 0) return { ...board, tables };
  return withGuests({ ...board, tables }, board.guests.keys(), (guest) => {
    const tableNumber = newLabels.get(tableKey(guest.tableNumber)) ?? guest.tableNumber;
    return tableNumber === guest.tableNumber ? guest : { ...guest, tableNumber };
  });
}

/** What an act changes of them. New wishes and fixtures are there when the server has named them. */
export function applyToExtras(extras: Extras, act: BoardAct): Extras {
  if (act.kind === "changePlan") return { ...extras, plan: withPlanChange(extras.plan, act.change) };
  if (act.kind === "changeWishes") return { ...extras, wishes: withWishesChange(extras.wishes, act.change) };
  return extras;
}
