import { boundOfChairs, type ChairProblem, valueOfChairs } from "./chair-problem.ts";
import { exactChairs, maxExactGuests } from "./exact-chairs.ts";
import { localChairs } from "./local-chairs.ts";

/** Enough for most small tables, where the bound proves it. */
const shareOfFirstSteps = 0.1;

const tolerance = 1e-9;

/** The guest on each chair: proven to be the best order for up to {@link maxExactGuests}, a good one for more. */
export function bestChairs(problem: ChairProblem): Int32Array {
  if (problem.size > maxExactGuests) return localChairs(problem);
  const found = localChairs(problem, shareOfFirstSteps);
  const value = valueOfChairs(problem, found);
  return value > boundOfChairs(problem) - tolerance ? found : exactChairs(problem, value);
}
