import { searchPlan } from "../solve/search-plan.ts";
import { readSeatingFile } from "../solve/seating-file.ts";
import type { SeatingPlan, SeatingProblem } from "../solve/seating-problem.ts";

/** The best plan that was found for a file. */
export interface SolvedFile {
  value: number;
  /** The table of each guest, from 0. */
  assignment: readonly number[];
  /** Broken rules. */
  violations: number;
  /** How long the search took. */
  seconds: number;
}

/**
 * Searches for the best plan of a problem in a file, until it is proven or the time is over.
 *
 * @param text see {@link readSeatingFile}
 * @param seconds how long to search
 * @throws Error that says what is wrong with the file
 */
export function solveFile(text: string, seconds: number, seed: number): SolvedFile {
  const problem = readSeatingFile(text);
  const start = performance.now();
  const { value, assignment, violations } = search(problem, seconds, seed);
  return { value, assignment, violations, seconds: Math.round(performance.now() - start) / 1000 };
}

function search(problem: SeatingProblem, seconds: number, seed: number): SeatingPlan {
  const begun = performance.now();
  const timeUsed = () => (performance.now() - begun) / (1000 * seconds);
  const slices = searchPlan(problem, { seed, seconds, timeUsed });
  let best: SeatingPlan | null = null;
  for (;;) {
    const { done, value } = slices.next();
    if (done) return value.plan;
    best = value ?? best;
    if (best && timeUsed() >= 1) return best;
  }
}
