import type { PlannedMove, Review } from "./proposal.ts";

/** Guests whose moves the organizer does not want. Every other move that fits is chosen. */
export type Declined = ReadonlySet<number>;

/** Moves that fit and were not declined. */
export function chosenMoves({ moves }: Pick<Review, "moves">, declined: Declined): readonly PlannedMove[] {
  return moves.filter((move) => move.obstacle === null && !declined.has(move.guest.id));
}

export function withChoice(declined: Declined, guestIds: Iterable<number>, isTaken: boolean): Declined {
  const changed = new Set(declined);
  for (const id of guestIds) {
    if (isTaken) changed.delete(id);
    else changed.add(id);
  }
  return changed;
}

/** How many guests a plan moves to another table, and how many get a seat who had none. */
export function countMoves(moves: readonly PlannedMove[]): { moved: number; newlySeated: number } {
  const moved = moves.filter(({ from }) => from !== null).length;
  return { moved, newlySeated: moves.length - moved };
}
