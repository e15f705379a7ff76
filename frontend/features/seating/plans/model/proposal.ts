import { labelKey } from "../../../../lib/table-labels.ts";
import type { Board, BoardGuest, BoardTable } from "../../model/board.ts";

export interface SuggestedMove {
  readonly guestId: number;
  readonly tableLabel: string;
  /** None in a plan without chairs, or if none is left. */
  readonly seatNumber?: number | null;
}

export interface Proposal {
  /** Guests who only change chairs keep their table. */
  readonly moves: readonly SuggestedMove[];
  readonly base: Board;
  /** Whether locked tables take part as others do. */
  readonly includesLockedTables?: boolean;
  readonly assignsChairs?: boolean;
}

/** Why a move can no longer be made, since the list changed after the plan was made. */
export type Obstacle = "moved" | "tableGone" | "locked" | "notComing";

export interface PlannedMove {
  readonly guest: BoardGuest;
  /** Null for nowhere. */
  readonly from: BoardTable | null;
  /** Null if the table is gone. */
  readonly to: BoardTable | null;
  readonly toLabel: string;
  /** Null for a move that can be made. */
  readonly obstacle: Obstacle | null;
}

/** A chair that can be given: guest and table are there, and neither is locked. */
interface PlannedChair {
  readonly guest: BoardGuest;
  readonly table: BoardTable;
  readonly seatNumber: number | null;
}

export interface Review {
  /** By guest id; none in a plan without chairs. */
  readonly chairs: ReadonlyMap<number, PlannedChair>;
  /** In the order of the plan; without those that are done already. */
  readonly moves: readonly PlannedMove[];
  readonly goneCount: number;
}

/** Compares a plan with the board as it is now, which others may have changed since. */
export function reviewProposal(
  { moves, base, includesLockedTables = false, assignsChairs = false }: Proposal,
  board: Board,
): Review {
  const tablesNow = byLabel(board);
  const tablesThen = byLabel(base);
  // A renamed table is still the same; one created meanwhile may have the label of the plan's.
  const tableNow = (label: string): BoardTable | null => {
    const then = tablesThen.get(labelKey(label));
    const same = then && board.tables.get(then.id);
    const named = tablesNow.get(labelKey(label));
    return same ?? (named && !base.tables.has(named.id) ? named : null);
  };
  const planned: PlannedMove[] = [];
  let goneCount = 0;
  for (const { guestId, tableLabel } of moves) {
    const labelThen = base.guests.get(guestId)?.tableNumber ?? "";
    if (labelKey(labelThen) === labelKey(tableLabel)) continue;
    const guest = board.guests.get(guestId);
    if (!guest) {
      goneCount += 1;
      continue;
    }
    const from = tablesNow.get(labelKey(guest.tableNumber)) ?? null;
    const to = tableNow(tableLabel);
    if (to !== null && to === from) continue;
    const before = tableNow(labelThen);
    const places = { from, to, before, includesLockedTables };
    planned.push({ guest, from, to, toLabel: tableLabel, obstacle: obstacleOf(guest, places) });
  }
  const withChair = assignsChairs ? moves : [];
  const given = withChair.flatMap(({ guestId, tableLabel, seatNumber = null }) => {
    const [guest, table] = [board.guests.get(guestId), tableNow(tableLabel)];
    if (!(guest && table) || guest.isLocked || guest.attendance === "NO") return [];
    return table.isLocked && !includesLockedTables ? [] : [[guestId, { guest, table, seatNumber }] as const];
  });
  return { moves: planned, chairs: new Map(given), goneCount };
}

interface Places {
  from: BoardTable | null;
  to: BoardTable | null;
  before: BoardTable | null;
  includesLockedTables: boolean;
}

function obstacleOf(guest: BoardGuest, { from, to, before, includesLockedTables }: Places): Obstacle | null {
  if (guest.attendance === "NO") return "notComing";
  if (to === null) return "tableGone";
  if (guest.isLocked) return "locked";
  if (!includesLockedTables && (from?.isLocked || to.isLocked)) return "locked";
  // Who lost their seat with their table can still have the new one: then there is neither of the two.
  if (from !== before) return "moved";
  return null;
}

function byLabel(board: Board): Map<string, BoardTable> {
  return new Map([...board.tables.values()].map((table) => [labelKey(table.label), table]));
}
