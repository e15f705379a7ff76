import type { BoardGuest, BoardTable } from "../../model/board.ts";
import type { BoardIndex } from "../../model/board-index.ts";
import { chosenMoves, type Declined } from "./plan-choice.ts";
import type { PlannedMove, Review } from "./proposal.ts";

export interface PlanRow {
  readonly guest: BoardGuest;
  readonly kind: "comes" | "stays" | "leaves";
  /** Null for a guest who stays. */
  readonly move: PlannedMove | null;
}

export interface PlanCard {
  readonly table: BoardTable;
  /** Who comes, then who stays, then who leaves. */
  readonly rows: readonly PlanRow[];
  readonly arrivals: readonly number[];
  readonly isChanged: boolean;
}

/** Each table with its guests as the plan has them, in the order of the board. */
export function planCards({ moves }: Review, { tables, guestsAt }: BoardIndex): readonly PlanCard[] {
  const moveOf = new Map(moves.map((move) => [move.guest.id, move]));
  const comingTo = grouped(moves);
  return tables.map((table) => {
    const coming = comingTo.get(table.id) ?? [];
    const here = (guestsAt.get(table.id) ?? []).map((guest) => rowOf(guest, moveOf.get(guest.id) ?? null));
    const rows: PlanRow[] = [
      ...coming.map((move): PlanRow => ({ guest: move.guest, kind: "comes", move })),
      ...here.filter(({ kind }) => kind === "stays"),
      ...here.filter(({ kind }) => kind === "leaves"),
    ];
    return {
      table,
      rows,
      arrivals: coming.filter(({ obstacle }) => obstacle === null).map(({ guest }) => guest.id),
      isChanged: rows.some(({ kind }) => kind !== "stays"),
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

function rowOf(guest: BoardGuest, move: PlannedMove | null): PlanRow {
  return { guest, kind: move === null ? "stays" : "leaves", move };
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
