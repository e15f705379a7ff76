import { searchPlan } from "../solve/search-plan.ts";
import { readSeatingFile } from "../solve/seating-file.ts";
import type { SeatingPlan, SeatingProblem } from "../solve/seating-problem.ts";

/** The best plan that was found for a file. */
export interface SolvedFile {
  value: number;
  /** The table of each guest, from 0. */
  assignment: readonly number[];
  violations: number;
  seconds: number;
}

/** Searches until proven or the time is over. @throws Error with the fault of the file; see {@link readSeatingFile} */
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
