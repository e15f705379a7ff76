import type { SeatingPlan } from "../solve/seating-problem.ts";
import type { BuiltProblem } from "./build-problem.ts";
import type { FoundPlan } from "./search-messages.ts";

/** Seat numbers of the problem's guests in their order; 0 for a guest without one. */
export interface SeatNumbers {
  readonly today: Int32Array;
  readonly planned: Int32Array;
}

/**
 * Guests at another table or chair than today; the value leaves out the price of moves, which means nothing to people.
 * @param seats null if guests get no chairs
 */
export function foundPlan(
  { problem, guestIds, tableIds }: BuiltProblem,
  { assignment, value, violations }: SeatingPlan,
  seats: SeatNumbers | null,
): FoundPlan {
  const places = [...problem.guests.keys()];
  const movers = places.filter((guest) => problem.guests[guest]?.current !== assignment[guest]);
  const seatedCount = movers.filter((guest) => problem.guests[guest]?.current === null).length;
  const moveCount = movers.length - seatedCount;
  const moving = new Set(movers);
  const changed = places.filter((guest) => moving.has(guest) || seats?.today[guest] !== seats?.planned[guest]);
  return {
    value: value + problem.keep * moveCount,
    moveCount,
    seatedCount,
    brokenRules: violations,
    guestIds: Int32Array.from(changed, (guest) => guestIds[guest] ?? 0),
    tableIds: Int32Array.from(changed, (guest) => tableIds[assignment[guest] ?? -1] ?? 0),
    seatNumbers: Int32Array.from(changed, (guest) => seats?.planned[guest] ?? 0),
  };
}
