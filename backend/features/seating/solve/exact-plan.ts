import { coverPlan } from "./cover-plan.ts";
import { pairPlan } from "./pair-plan.ts";
import type { SearchModel } from "./search-model.ts";
import type { ExactPlan } from "./seating-problem.ts";

/** For problems that are easier to solve than to search: tables of two, and nearly everybody apart. Null for others. */
export function* exactPlan(model: SearchModel): Generator<void, ExactPlan | null> {
  const found = coverPlan(model) ?? (yield* pairPlan(model));
  return found && { ...found, isBest: found.isBest && areAllWishesPairs(model) };
}

function areAllWishesPairs({ problem, countedGroups, fixed }: SearchModel): boolean {
  const { mixes, company, balance, keep } = problem;
  const isOfPairs = countedGroups.length === 0 && mixes.length === 0 && fixed === null;
  return isOfPairs && company === null && balance === 0 && keep === 0;
}
