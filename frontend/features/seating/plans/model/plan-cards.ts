import type { BoardGuest, BoardTable } from "../../model/board.ts";
import type { BoardIndex } from "../../model/board-index.ts";
import { chosenMoves, type Declined } from "./plan-choice.ts";
import type { ChairsAfter } from "./planned-chairs.ts";
import type { PlannedMove, Review } from "./proposal.ts";

export interface PlanRow {
  readonly guest: BoardGuest;
  readonly kind: "comes" | "stays" | "leaves";
  /** Null for a guest who stays. */
  readonly move: PlannedMove | null;
  /** Of the plan's chair at this table; null if there is none. */
  readonly seatNumber: number | null;
}

export interface PlanCard {
  readonly table: BoardTable;
  /** Who comes, then who stays, then who leaves; in a plan with chairs, those who come or stay by seat number. */
  readonly rows: readonly PlanRow[];
  readonly arrivals: readonly number[];
  readonly isChanged: boolean;
}

const noChairs: ChairsAfter = new Map();

/** Each table with its guests as the plan has them, in the order of the board. What is chosen changes no order. */
export function planCards(
  { moves, chairs: planned }: Pick<Review, "moves" | "chairs">,
  { tables, guestsAt }: BoardIndex,
  chairs = noChairs,
): readonly PlanCard[] {
  const moveOf = new Map(moves.map((move) => [move.guest.id, move]));
  const comingTo = grouped(moves);
  return tables.map((table) => {
    const coming = comingTo.get(table.id) ?? [];
    const here = (guestsAt.get(table.id) ?? []).map((guest) => rowOf(guest, moveOf.get(guest.id) ?? null, chairs));
    const rows: PlanRow[] = [
      ...bySeat(
        [...coming.map((move) => comingRow(move, chairs)), ...here.filter(({ kind }) => kind === "stays")],
        planned,
      ),
      ...here.filter(({ kind }) => kind === "leaves"),
    ];
    return {
      table,
      rows,
      arrivals: coming.filter(({ obstacle }) => obstacle === null).map(({ guest }) => guest.id),
      isChanged: rows.some(({ kind, guest, seatNumber }) => kind !== "stays" || seatNumber !== guest.seatNumber),
    };
  });
}

/** Guests at each table, by id, after the chosen moves. */
export function seatedCounts(review: Review, declined: Declined, { guestsAt }: BoardIndex): Map<number, number> {
  const counts = new Map([...guestsAt].map(([id, guests]) => [id, guests.length]));
  const add = (table: BoardTable | null, count: number) => {
    if (table) counts.set(table.id, (counts.get(table.id) ?? 0) + count);
  };
  for (const { from, to } of chosenMoves(review, declined)) {
    add(from, -1);
    add(to, 1);
  }
  return counts;
}

function rowOf(guest: BoardGuest, move: PlannedMove | null, chairs: ChairsAfter): PlanRow {
  if (move) return { guest, kind: "leaves", move, seatNumber: null };
  const chair = chairs.get(guest.id);
  return { guest, kind: "stays", move, seatNumber: chair === undefined ? guest.seatNumber : chair };
}

function comingRow(move: PlannedMove, chairs: ChairsAfter): PlanRow {
  return { guest: move.guest, kind: "comes", move, seatNumber: chairs.get(move.guest.id) ?? null };
}

/** In a plan with chairs. Those without one come last, in their order. */
function bySeat(rows: readonly PlanRow[], planned: Review["chairs"]): readonly PlanRow[] {
  const seatOf = ({ guest, kind }: PlanRow) => (kind === "stays" ? guest.seatNumber : null);
  const rankOf = (row: PlanRow) =>
    (planned.get(row.guest.id) ?? { seatNumber: seatOf(row) }).seatNumber ?? Number.MAX_SAFE_INTEGER;
  return planned.size === 0 ? rows : [...rows].sort((one, other) => rankOf(one) - rankOf(other));
}

function grouped(moves: readonly PlannedMove[]): Map<number, PlannedMove[]> {
  const groups = new Map<number, PlannedMove[]>();
  for (const move of moves) {
    if (move.to === null) continue;
    const group = groups.get(move.to.id);
    if (group) group.push(move);
    else groups.set(move.to.id, [move]);
  }
  return groups;
}
