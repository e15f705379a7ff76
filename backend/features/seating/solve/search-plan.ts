import { withBonds } from "./bonds.ts";
import { Chain } from "./chain.ts";
import { evaluatePlan } from "./plan-value.ts";
import { Random } from "./random.ts";
import { compileModel, type SearchModel } from "./search-model.ts";
import type { SeatingPlan, SeatingProblem } from "./seating-problem.ts";
import { boundOf } from "./upper-bound.ts";

/** On a fast machine. A caller with a time limit counts this many slices for each second that is left. */
export const slicesPerSecond = 100;

export interface SearchOptions {
  readonly seed: number;
  /** How many slices are left at the moment, so that the last cooling ends with the search; as many as wanted if it is missing. */
  readonly slicesLeft?: () => number;
  /** Where guests sit to begin with, null for nowhere. */
  readonly start?: readonly (number | null)[];
}

export interface SearchEnd {
  readonly plan: SeatingPlan;
  readonly isProven: boolean;
}

/**
 * After each slice of 2 to 20 ms, yields a better plan or null. Ends only if no better plan can exist. The same problem, seed and
 * slices left give the same plan on every machine.
 */
export function* searchPlan(
  problem: SeatingProblem,
  { seed, slicesLeft = () => Number.MAX_SAFE_INTEGER, start }: SearchOptions,
): Generator<SeatingPlan | null, SearchEnd> {
  const model = compileModel(problem);
  if (hasOnePlan(model)) {
    const plan = evaluatePlan(problem, onlyPlan(model));
    return { plan, isProven: plan.violations === 0 };
  }
  const bound = boundOf(model);
  const smallest = 1e-9 * (1 + Math.abs(bound));
  const random = new Random(seed);
  const whole = new Chain(model, random, smallest);
  const bonded = withBonds(model);
  // Plans that keep bonds are found sooner; from them, the other chain looks for better ones that tear bonds.
  const chains: [Chain, ...Chain[]] = bonded ? [new Chain(compileModel(bonded), random, smallest), whole] : [whole];
  whole.begin(start);
  let plan = evaluatePlan(problem, whole.bestAssignment());
  yield plan;
  for (const found of improvements(problem, chains, plan, slicesLeft)) {
    plan = found ?? plan;
    if (plan.violations === 0 && plan.value >= bound - smallest) break;
    yield found;
  }
  return { plan, isProven: plan.violations === 0 && plan.value >= bound - smallest };
}

/** A better plan or null after each slice of alternating chains. Never ends. */
function* improvements(
  problem: SeatingProblem,
  chains: readonly [Chain, ...Chain[]],
  start: SeatingPlan,
  slicesLeft: () => number,
): Generator<SeatingPlan | null> {
  let plan = start;
  for (let turn = 0; ; turn++) {
    const chain = chains[turn % chains.length] ?? chains[0];
    chain.begin(plan.assignment);
    // The chains that follow have as much left.
    const forOthers = slicesLeft() * (1 - 1 / (chains.length - (turn % chains.length)));
    for (const _ of chain.cool(() => slicesLeft() - forOthers)) {
      const found = chain.hasNews() ? evaluatePlan(problem, chain.bestAssignment()) : plan;
      const isBetter = isBetterThan(found, plan);
      if (isBetter) plan = found;
      yield isBetter ? plan : null;
    }
  }
}

function isBetterThan(plan: SeatingPlan, other: SeatingPlan): boolean {
  return plan.violations < other.violations || (plan.violations === other.violations && plan.value > other.value);
}

function hasOnePlan({ problem, units }: SearchModel): boolean {
  return units.every(({ tables }) => (tables ?? problem.tables).length <= 1);
}

function onlyPlan({ units, unitOf }: SearchModel): number[] {
  return Array.from(unitOf, (unit) => units[unit]?.tables?.[0] ?? 0);
}
