import { type SearchEnd, searchPlan, slicesPerSecond } from "../../backend/features/seating/solve/search-plan.ts";
import type { SeatingPlan, SeatingProblem } from "../../backend/features/seating/solve/seating-problem.ts";
import { type Spent, startClock } from "./clock.ts";
import { problemOf, type SeatingInstance } from "./instance.ts";

export interface Searched {
  assignment: readonly number[];
  /** Until the final best plan was found. */
  untilBest: Spent;
  /** Until the search ended. */
  spent: Spent;
  /** Ended by itself, because no better plan can exist. */
  isProven: boolean;
}

export interface SearchOptions {
  seed: number;
  /** Seconds are of processor time. With a number of steps, the search reads no clock. */
  limit: { seconds: number } | { steps: number };
  /** Ends at a plan of this value. */
  enough?: number | null;
  /** Initial table of each guest. */
  start?: readonly (number | null)[];
}

/** Runs the product's solver until a limit, or a plan that is good enough. */
export function search(instance: SeatingInstance, options: SearchOptions): Searched {
  return searchProblem(problemOf(instance), options);
}

export function searchProblem(problem: SeatingProblem, { seed, limit, enough = null, start }: SearchOptions): Searched {
  const clock = startClock();
  let steps = 0;
  const isOver = () => ("steps" in limit ? steps >= limit.steps : clock().cpu >= limit.seconds);
  const timed = "seconds" in limit && { slicesPassed: () => clock().cpu * slicesPerSecond };
  const slices = searchPlan(problem, { seed, ...timed, ...(start && { start }) });
  let best: SeatingPlan = { assignment: [], value: Number.NEGATIVE_INFINITY, violations: 0 };
  let untilBest = clock();
  const take = (plan: SeatingPlan) => {
    if (plan.assignment === best.assignment) return;
    best = plan;
    untilBest = clock();
  };
  for (;;) {
    const slice: IteratorResult<SeatingPlan | null, SearchEnd> = slices.next();
    steps += 1;
    const found = slice.done === true ? slice.value.plan : slice.value;
    if (found) take(found);
    const isEnough = enough !== null && best.violations === 0 && best.value >= enough;
    if (slice.done === true || isEnough || isOver())
      return {
        assignment: best.assignment,
        untilBest,
        spent: clock(),
        isProven: slice.done === true && slice.value.isProven,
      };
  }
}
