import type { SeatingPlan } from "../solve/seating-problem.ts";
import type { BuiltProblem } from "./build-problem.ts";
import type { AssignedChairs, FoundPlan } from "./search-messages.ts";

/** Guests at another table than today; the value leaves out the price of moves, which means nothing to people. */
export function foundPlan(
  { problem, guestIds, tableIds }: BuiltProblem,
  { assignment, value }: SeatingPlan,
  chairs: AssignedChairs | null,
): FoundPlan {
  const movers = [...problem.guests.keys()].filter((guest) => problem.guests[guest]?.current !== assignment[guest]);
  const seatedCount = movers.filter((guest) => problem.guests[guest]?.current === null).length;
  const moveCount = movers.length - seatedCount;
  return {
    value: value + problem.keep * moveCount,
    moveCount,
    seatedCount,
    guestIds: Int32Array.from(movers, (guest) => guestIds[guest] ?? 0),
    tableIds: Int32Array.from(movers, (guest) => tableIds[assignment[guest] ?? -1] ?? 0),
    chairs,
  };
}
