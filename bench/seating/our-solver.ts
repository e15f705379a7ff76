import { searchPlan, slicesPerSecond } from "../../backend/features/seating/solve/search-plan.ts";
import type { SeatingPlan } from "../../backend/features/seating/solve/seating-problem.ts";
import { type Spent, startClock } from "./clock.ts";
import { problemOf, type SeatingInstance } from "./instance.ts";

interface Searched {
  assignment: readonly number[];
  /** Until the final best plan was found. */
  untilBest: Spent;
}

interface SearchOptions {
  seed: number;
  /** Of processor time. */
  seconds: number;
  /** Ends at a plan of this value. */
  enough: number | null;
}

/** Runs the product's solver until the time is over, or a plan is good enough. */
export function search(instance: SeatingInstance, { seed, seconds, enough }: SearchOptions): Searched {
  const clock = startClock();
  const slices = searchPlan(problemOf(instance), { seed, slicesPassed: () => clock().cpu * slicesPerSecond });
  let best: SeatingPlan = { assignment: [], value: Number.NEGATIVE_INFINITY, violations: 0 };
  let untilBest = clock();
  for (;;) {
    const { done, value: found } = slices.next();
    if (found && found.assignment !== best.assignment) {
      best = found;
      untilBest = clock();
    }
    const isEnough = enough !== null && best.violations === 0 && best.value >= enough;
    if (done || isEnough || clock().cpu >= seconds) return { assignment: best.assignment, untilBest };
  }
}
