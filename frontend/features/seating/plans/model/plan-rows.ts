import type { PlanOptions, PlanRows } from "../../../../../common/seating/problem/plan-rows.ts";
import type { Board } from "../../model/board.ts";
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
