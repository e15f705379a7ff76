import { quietSeconds, searchPlan, slicesPerSecond } from "../solve/search-plan.ts";
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

/** When a search ends. */
export interface SolveLimits {
  seconds: number;
  /** Whether it ends sooner if no better plan is found for a while. */
  endsWhenQuiet: boolean;
  /** Undefined for as many as the time allows. */
  steps: number | undefined;
}

/** Searches until a limit is reached. @throws Error with the fault of the file; see {@link readSeatingFile} */
export function solveFile(text: string, seed: number, limits: SolveLimits): SolvedFile {
  const problem = readSeatingFile(text);
  const begun = performance.now();
  const seconds = () => (performance.now() - begun) / 1000;
  let steps = 0;
  // With a number of steps, the search knows nothing of time.
  const timed = limits.steps === undefined && { slicesPassed: () => seconds() * slicesPerSecond };
  const slices = searchPlan(problem, { seed, ...timed });
  let best: SeatingPlan | null = null;
  let foundAt = 0;
  for (;;) {
    const { done, value } = slices.next();
    steps += 1;
    if (value) {
      best = value;
      foundAt = seconds();
    }
    const isQuiet = limits.endsWhenQuiet && best?.violations === 0 && seconds() >= foundAt + quietSeconds;
    if (!best || !(done || isQuiet || steps === limits.steps || seconds() >= limits.seconds)) continue;
    const { value: worth, assignment, violations } = best;
    return { value: worth, assignment, violations, steps, seconds: Math.round(seconds() * 1000) / 1000 };
  }
}
