import { quietSeconds, type SearchOptions, searchPlan, slicesPerSecond } from "./search-plan.ts";
import type { SeatingPlan, SeatingProblem } from "./seating-problem.ts";

/** When a search ends. */
export interface SearchLimits {
  readonly seconds: number;
  /** Whether it ends sooner if no better plan is found for a while. */
  readonly endsWhenQuiet: boolean;
  /** Undefined for as many as the time allows; with a number, the search knows nothing of time. */
  readonly steps?: number | undefined;
}

/** How a search ended. */
export interface FinishedSearch {
  readonly plan: SeatingPlan;
  /** How many steps were made, of a few milliseconds each: with the same seed, they lead to the same plan on every machine. */
  readonly steps: number;
  readonly seconds: number;
}

/** After each step, yields a better plan or null, until a limit is reached. */
export function* searchUntil(
  problem: SeatingProblem,
  options: Omit<SearchOptions, "slicesPassed">,
  limits: SearchLimits,
): Generator<SeatingPlan | null, FinishedSearch> {
  const begun = performance.now();
  const seconds = () => (performance.now() - begun) / 1000;
  const timed = limits.steps === undefined && { slicesPassed: () => seconds() * slicesPerSecond };
  const slices = searchPlan(problem, { ...options, ...timed });
  let [plan, foundAt]: [SeatingPlan | null, number] = [null, 0];
  for (let steps = 1; ; steps++) {
    const { done = false, value } = slices.next();
    if (value) [plan, foundAt] = [value, seconds()];
    const isQuiet = limits.endsWhenQuiet && plan?.violations === 0 && seconds() >= foundAt + quietSeconds;
    if (plan && (done || isQuiet || steps === limits.steps || seconds() >= limits.seconds))
      return { plan, steps, seconds: seconds() };
    yield value;
  }
}
