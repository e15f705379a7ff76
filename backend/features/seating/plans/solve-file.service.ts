import { searchPlan } from "../solve/search-plan.ts";
import { readSeatingFile } from "../solve/seating-file.ts";
import type { SeatingPlan } from "../solve/seating-problem.ts";

/** The best plan that was found for a file. */
export interface SolvedFile {
  value: number;
  /** The table of each guest, from 0. */
  assignment: readonly number[];
  violations: number;
  /** How many steps were made, of a few milliseconds each: with the same seed, they lead to the same plan on every machine. */
  steps: number;
  seconds: number;
}

/** When a search ends, unless it is proven before that no plan is better. */
export interface SolveLimits {
  seconds: number;
  /** Infinity for as many as the time allows. */
  steps: number;
}

/** Searches until proven or the limits are reached. @throws Error with the fault of the file; see {@link readSeatingFile} */
export function solveFile(text: string, seed: number, limits: SolveLimits): SolvedFile {
  const slices = searchPlan(readSeatingFile(text), { seed });
  const begun = performance.now();
  const secondsSince = () => (performance.now() - begun) / 1000;
  let best: SeatingPlan | null = null;
  for (let steps = 1; ; steps += 1) {
    const { done, value } = slices.next();
    best = done ? value.plan : (value ?? best);
    if (best && (done || steps >= limits.steps || secondsSince() >= limits.seconds)) {
      const { value: worth, assignment, violations } = best;
      return { value: worth, assignment, violations, steps, seconds: Math.round(secondsSince() * 1000) / 1000 };
    }
  }
}
