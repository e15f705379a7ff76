import type { PlanOptions, PlanRows, SeatingKeep } from "../../../../../../common/seating/problem/plan-rows.ts";
import type { Board, BoardIndex, BoardTable } from "../../model/board.ts";
import type { Extras } from "../../model/extras.ts";

/** What an organizer chooses for a plan. */
export interface PlanChoices extends PlanOptions {
  /** Whether locked tables may change, too. */
  readonly includesLockedTables: boolean;
}

/** What a plan for the board depends on. */
export function planRows(
  board: Board,
  { wishes, plan }: Extras,
  { includesLockedTables, ...options }: PlanChoices,
): PlanRows {
  const guests = [...board.guests.values()];
  return {
    guests: guests.filter(({ attendance }) => attendance !== "NO"),
    tables: [...(includesLockedTables ? withoutLocks(board) : board).tables.values()],
    fixtures: plan.fixtures,
    wishes,
    takenSeats: guests.flatMap(({ attendance, tableNumber, seatNumber }) =>
      options.assignsChairs && attendance === "NO" && seatNumber !== null ? { tableNumber, seatNumber } : [],
    ),
    options,
  };
}

/** The board as if no table was locked. */
export function withoutLocks(board: Board): Board {
  const tables = [...board.tables].map(([id, table]) => [id, { ...table, isLocked: false }] as const);
  return { ...board, tables: new Map(tables) };
}

export interface PlanSize {
  /** Those who come or have not answered, except those who are locked without a seat. */
  readonly guests: number;
  readonly seated: number;
  readonly tables: number;
  readonly seats: number;
  readonly missing: number;
  readonly unlimited: number;
  /** Tables that are locked, whether the plan includes them or not. */
  readonly locked: number;
}

interface Choices {
  /** Of tables with an unknown number. */
  readonly seatsPerTable: number;
  readonly includesLockedTables: boolean;
}

/** What a plan would be made of. */
export function planSize(
  { guests }: Board,
  { tables, guestsAt }: BoardIndex,
  { seatsPerTable, includesLockedTables }: Choices,
): PlanSize {
  const locked = tables.filter(({ isLocked }) => isLocked);
  // They and their guests stay as they are.
  const left = includesLockedTables ? [] : locked;
  const open = tables.filter((table) => !left.includes(table));
  const stuck = left.reduce((sum, { id }) => sum + (guestsAt.get(id) ?? []).filter(isComing).length, 0);
  const coming = [...guests.values()].filter(isComing);
  const taking = coming.filter(({ isLocked, tableNumber }) => !isLocked || tableNumber !== "").length - stuck;
  const seated = open.reduce((sum, { id }) => sum + (guestsAt.get(id) ?? []).filter(isComing).length, 0);
  const seats = open.reduce((sum, table) => sum + seatsOf(table, seatsPerTable), 0);
  return {
    guests: taking,
    seated,
    tables: open.length,
    seats,
    missing: Math.max(0, taking - seats),
    locked: locked.length,
    unlimited: open.filter(({ capacity }) => capacity === null).length,
  };
}

/** Share of seated guests from which a plan is made because of a late change, not to begin. */
const nearlyEveryone = 0.8;

export function usualKeep({ guests, seated }: Pick<PlanSize, "guests" | "seated">): SeatingKeep {
  if (seated === 0) return "NOTHING";
  return seated >= guests * nearlyEveryone ? "FEWEST_MOVES" : "PREFERABLY";
}

function isComing({ attendance }: { readonly attendance: string }): boolean {
  return attendance !== "NO";
}

function seatsOf({ capacity }: BoardTable, seatsPerTable: number): number {
  return capacity ?? seatsPerTable;
}
