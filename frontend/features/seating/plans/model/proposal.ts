import { labelKey } from "../../../../lib/table-labels.ts";
import type { Board, BoardGuest, BoardTable } from "../../model/board.ts";

/** A guest and the label of the table that a plan has for them. */
export interface SuggestedMove {
  readonly guestId: number;
  readonly tableLabel: string;
}

/** A plan that was made for a board. */
export interface Proposal {
  /** Guests whose table would change. */
  readonly moves: readonly SuggestedMove[];
  /** The board that the plan was made for. */
  readonly base: Board;
}

/** Why a move can no longer be made, since the list changed after the plan was made. */
export type Obstacle = "moved" | "tableGone" | "locked" | "notComing";

/** A move of a plan, on the board as it is now. */
export interface PlannedMove {
  readonly guest: BoardGuest;
  /** Where the guest sits now; null for nowhere. */
  readonly from: BoardTable | null;
  /** Null if the table is gone. */
  readonly to: BoardTable | null;
  /** The label of the table in the plan. */
  readonly toLabel: string;
  /** Null for a move that can be made. */
  readonly obstacle: Obstacle | null;
}

/** A plan, on the board as it is now. */
export interface Review {
  /** In the order of the plan; without those that are done already. */
  readonly moves: readonly PlannedMove[];
  /** How many guests of the plan are no longer on the list. */
  readonly goneCount: number;
}

/** What a plan means on the board as it is now, which others may have changed since the plan was made. */
export function reviewProposal({ moves, base }: Proposal, board: Board): Review {
  const tablesNow = byLabel(board);
  const tablesThen = byLabel(base);
  // A table that was renamed is still the same, one that was created meanwhile may have the label of the plan's.
  const tableNow = (label: string): BoardTable | null => {
    const then = tablesThen.get(labelKey(label));
    const same = then && board.tables.get(then.id);
    const named = tablesNow.get(labelKey(label));
    return same ?? (named && !base.tables.has(named.id) ? named : null);
  };
  const planned: PlannedMove[] = [];
  let goneCount = 0;
  for (const { guestId, tableLabel } of moves) {
    const guest = board.guests.get(guestId);
    if (!guest) {
      goneCount += 1;
      continue;
    }
    const from = tablesNow.get(labelKey(guest.tableNumber)) ?? null;
    const to = tableNow(tableLabel);
    if (to !== null && to === from) continue;
    const before = tableNow(base.guests.get(guestId)?.tableNumber ?? "");
    planned.push({ guest, from, to, toLabel: tableLabel, obstacle: obstacleOf(guest, { from, to, before }) });
  }
  return { moves: planned, goneCount };
}

interface Places {
  from: BoardTable | null;
  to: BoardTable | null;
  /** Where the guest sat when the plan was made, if that table is still there. */
  before: BoardTable | null;
}

function obstacleOf(guest: BoardGuest, { from, to, before }: Places): Obstacle | null {
  if (guest.attendance === "NO") return "notComing";
  if (to === null) return "tableGone";
  if (guest.isLocked || from?.isLocked || to.isLocked) return "locked";
  // Who lost their seat with their table can still have the new one: then there is neither of the two.
  if (from !== before) return "moved";
  return null;
}

function byLabel(board: Board): Map<string, BoardTable> {
  return new Map([...board.tables.values()].map((table) => [labelKey(table.label), table]));
}
