import { PlanChairs } from "./chairs/plan-chairs.ts";
import { type BuiltProblem, buildProblem } from "./problem/build-problem.ts";
import { type Conflict, findConflicts } from "./problem/conflicts.ts";
import type { PlanRows } from "./problem/plan-rows.ts";
import { searchUntil } from "./search/search-plan.ts";
import type { SeatingPlan } from "./search/seating-problem.ts";

/** A guest at another table or chair than today. */
export interface PlanMove {
  readonly guestId: number;
  readonly tableId: number;
  /** Null without chairs, or if none is left. */
  readonly seatNumber: number | null;
}

/** What a search says as it goes. */
export type PlanReport =
  /** The rules that no plan can keep; nothing is searched. */
  | { readonly kind: "impossible"; readonly conflicts: readonly Conflict[] }
  /** The best plan so far. Before the end, only plans that keep all rules. */
  | { readonly kind: "plan"; readonly moves: readonly PlanMove[]; readonly isFinal: boolean };

/** What is searched for. */
export interface PlanTask {
  readonly rows: PlanRows;
  /** Another number begins elsewhere, and finds another plan where several are good. */
  readonly seed: number;
}

/** A search ends sooner once it finds no better plan. */
const limits = { seconds: 30, endsWhenQuiet: true };

/** Milliseconds between two plans, and for each that it took to assign chairs. */
const pauseMs = 500;
const pauseMsOfChairs = 4;

/** Searches for the best plan of an event. Whoever reads the reports may stop at any of them. */
export function* findPlan({ rows, seed }: PlanTask): Generator<PlanReport> {
  const built = buildProblem(rows);
  const conflicts = findConflicts(rows, built);
  if (conflicts.length > 0) return yield { kind: "impossible", conflicts };
  const { problem } = built;
  const chairs = rows.options.assignsChairs ? new PlanChairs(rows, built) : null;
  const start = problem.keep > 0 ? { start: problem.guests.map(({ current }) => current) } : {};
  const search = searchUntil(problem, { seed, ...start }, limits);
  let found: SeatingPlan | null = null;
  let sendAt = 0;
  for (let next = search.next(); ; next = search.next()) {
    if (next.done) return yield { kind: "plan", moves: movesOf(built, next.value.plan, chairs), isFinal: true };
    found = next.value ?? found;
    const begun = performance.now();
    if (found?.violations !== 0 || begun < sendAt) continue;
    const moves = movesOf(built, found, chairs);
    found = null;
    yield { kind: "plan", moves, isFinal: false };
    sendAt = performance.now() + Math.max(pauseMs, (performance.now() - begun) * pauseMsOfChairs);
  }
}

function movesOf(
  { problem, guestIds, tableIds }: BuiltProblem,
  { assignment }: SeatingPlan,
  chairs: PlanChairs | null,
): PlanMove[] {
  const seats = chairs?.assign(assignment);
  return guestIds.flatMap((guestId, guest) => {
    const table = assignment[guest] ?? -1;
    const isSame = problem.guests[guest]?.current === table && seats?.today[guest] === seats?.planned[guest];
    return isSame ? [] : { guestId, tableId: tableIds[table] ?? 0, seatNumber: seats?.planned[guest] || null };
  });
}
