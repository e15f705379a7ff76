import { Chain } from "./chain.ts";
import { evaluatePlan } from "./plan-value.ts";
import { Random } from "./random.ts";
import { compileModel, type SearchModel } from "./search-model.ts";
import { noWishes, type SeatingPlan, type SeatingProblem } from "./seating-problem.ts";

/** On a fast machine. A caller with a time limit counts this many slices for each second that has passed. */
export const slicesPerSecond = 100;

/** Seconds without a better plan after which a search has most likely found what it can. */
export const quietSeconds = 2;

/**
 * After so many slices a cooling ends, as after each doubling of the last, so that a search of such a length makes use of all of
 * them. They do not depend on the length: a longer search begins with all that a shorter one does, and is never worse.
 */
const milestones = [100, 5 * slicesPerSecond, 10 * slicesPerSecond, 30 * slicesPerSecond];

export interface SearchOptions {
  readonly seed: number;
  /** How many slices have passed, for a caller that looks at a clock; counts them if it is missing. */
  readonly slicesPassed?: () => number;
  /** Where guests sit to begin with, null for nowhere. */
  readonly start?: readonly (number | null)[];
}

/**
 * After each slice of 2 to 20 ms, yields a better plan or null. Ends only where there is a single plan, which it returns. Without
 * a clock, the same problem and seed give the same plans on every machine, however many are taken.
 */
export function* searchPlan(
  problem: SeatingProblem,
  options: SearchOptions,
): Generator<SeatingPlan | null, SeatingPlan> {
  let count = 0;
  const search = slicesOf(problem, { slicesPassed: () => count, ...options });
  for (;;) {
    const slice = search.next();
    if (slice.done) return slice.value;
    yield slice.value;
    count++;
  }
}

function* slicesOf(
  problem: SeatingProblem,
  { seed, slicesPassed, start }: SearchOptions & { readonly slicesPassed: () => number },
): Generator<SeatingPlan | null, SeatingPlan> {
  const model = compileModel(problem);
  if (hasOnePlan(model)) return evaluatePlan(problem, onlyPlan(model));
  const smallest = 1e-9 * (1 + sizeOfWishes(model));
  const random = new Random(seed);
  const chain = new Chain(model, random, smallest);
  chain.begin(start);
  const plan = evaluatePlan(problem, chain.bestAssignment());
  yield plan;
  const makeOfRules = () => new Chain(compileModel({ ...problem, ...noWishes }), random, smallest, true);
  return yield* new Improvements(problem, chain, makeOfRules, plan).find(slicesPassed);
}

/** Sums of weights are exact to a small part of this. */
function sizeOfWishes({ weights, fixed }: SearchModel): number {
  const size = (values: Float64Array) => values.reduce((sum, value) => sum + Math.abs(value), 0);
  return size(weights.values) + (fixed ? size(fixed) : 0);
}

class Improvements {
  private ofRules: Chain | null = null;

  constructor(
    private readonly problem: SeatingProblem,
    private readonly chain: Chain,
    private readonly makeOfRules: () => Chain,
    private plan: SeatingPlan,
  ) {}

  /** A better plan or null after each slice. Never ends. */
  *find(slicesPassed: () => number): Generator<SeatingPlan | null, never> {
    for (;;) {
      const end = milestoneAfter(slicesPassed());
      const slicesLeft = () => end - slicesPassed();
      yield* this.cool(this.chain, slicesLeft);
      if (this.plan.violations > 0 && this.problem.keep === 0) yield* this.keepRules(slicesLeft);
    }
  }

  private *cool(chain: Chain, slicesLeft: () => number, isEnough = () => false): Generator<SeatingPlan | null> {
    chain.begin(this.plan.assignment);
    for (const _ of chain.cool(slicesLeft)) {
      const found = chain.hasNews() ? evaluatePlan(this.problem, chain.bestAssignment()) : this.plan;
      const isBetter = isBetterThan(found, this.plan);
      if (isBetter) this.plan = found;
      yield isBetter ? found : null;
      if (isEnough()) return;
    }
  }

  /**
   * Wishes draw guests to few tables. While no plan keeps all rules, coolings alternate with those that ignore wishes, but
   * not where guests should keep their seats: such a plan moves nearly everybody, and a short search does not find back.
   */
  private *keepRules(slicesLeft: () => number): Generator<SeatingPlan | null> {
    this.ofRules ??= this.makeOfRules();
    yield* this.cool(this.ofRules, slicesLeft, () => this.plan.violations === 0);
  }
}

function milestoneAfter(slices: number): number {
  const last = milestones.at(-1) ?? 1;
  return milestones.find((milestone) => milestone > slices) ?? last * 2 ** (Math.floor(Math.log2(slices / last)) + 1);
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

/** When a search ends. */
export interface SearchLimits {
  readonly seconds: number;
  /** Whether it ends sooner if no better plan is found for a while. */
  readonly endsWhenQuiet: boolean;
  /** Undefined for as many as the time allows; with a number, the search knows nothing of time. */
  readonly steps?: number | undefined;
}

/** How a search ended. */
interface FinishedSearch {
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
