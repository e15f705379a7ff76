import { append } from "../../lib/append.ts";
import { Chain } from "./chain.ts";
import { evaluatePlan } from "./plan-value.ts";
import { Random } from "./random.ts";
import { compileModel, type SearchModel } from "./search-model.ts";
import { noWishes, type SeatingPlan, type SeatingProblem } from "./seating-problem.ts";
import { valueAt } from "./sparse-rows.ts";

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
  const makeChain: MakeChain = (smaller, isOfRules) => {
    return new Chain(smaller === problem ? model : compileModel(smaller), random, smallest, isOfRules);
  };
  const whole = makeChain(problem);
  const bonded = withBonds(model);
  // Plans that keep bonds are found sooner; from them, the other chain looks for better ones that tear bonds.
  const chains: [Chain, ...Chain[]] = bonded ? [makeChain(bonded), whole] : [whole];
  whole.begin(start);
  const plan = evaluatePlan(problem, whole.bestAssignment());
  yield plan;
  return yield* new Improvements(problem, chains, makeChain, plan).find(slicesPassed);
}

/** Sums of weights are exact to a small part of this. */
function sizeOfWishes({ weights, fixed }: SearchModel): number {
  const size = (values: Float64Array) => values.reduce((sum, value) => sum + Math.abs(value), 0);
  return size(weights.values) + (fixed ? size(fixed) : 0);
}

/** `isOfRules`: the problem has no wishes. */
type MakeChain = (problem: SeatingProblem, isOfRules?: boolean) => Chain;

class Improvements {
  private ofRules: Chain | null = null;

  constructor(
    private readonly problem: SeatingProblem,
    private readonly chains: readonly [Chain, ...Chain[]],
    private readonly makeChain: MakeChain,
    private plan: SeatingPlan,
  ) {}

  /** A better plan or null after each slice of alternating chains. Never ends. */
  *find(slicesPassed: () => number): Generator<SeatingPlan | null, never> {
    for (let turn = 0; ; turn++) {
      const end = milestoneAfter(slicesPassed());
      const slicesLeft = () => end - slicesPassed();
      const chain = this.chains[turn % this.chains.length] ?? this.chains[0];
      // The chains that follow have as much left.
      const forOthers = slicesLeft() * (1 - 1 / (this.chains.length - (turn % this.chains.length)));
      yield* this.cool(chain, () => slicesLeft() - forOthers);
      if (this.plan.violations > 0) yield* this.keepRules(turn, slicesLeft);
      else yield* this.rearrange(chain.assignment());
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
  private *keepRules(turn: number, slicesLeft: () => number): Generator<SeatingPlan | null> {
    if (this.problem.keep > 0 || turn % this.chains.length < this.chains.length - 1) return;
    this.ofRules ??= this.makeChain({ ...this.problem, ...noWishes }, true);
    yield* this.cool(this.ofRules, slicesLeft, () => this.plan.violations === 0);
  }

  /** What a good plan has in common with the best one is worth keeping: looks for the best way to seat these groups. */
  private *rearrange(assignment: readonly number[]): Generator<SeatingPlan | null> {
    const groups = withAgreement(this.problem, this.plan.assignment, assignment);
    if (groups) yield* this.cool(this.makeChain(groups), () => Number.MAX_SAFE_INTEGER);
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

/**
 * Joins guests who share a table in both of two plans, given as the table of each guest: a smaller problem, whose plans include
 * both. Null if both plans are the same, so that nothing is left to search for.
 */
function withAgreement(
  problem: SeatingProblem,
  plan: readonly number[],
  other: readonly number[],
): SeatingProblem | null {
  const tableCount = problem.tables.length;
  const sets = new Map<number, number[]>();
  for (const [guest, table] of plan.entries()) append(sets, table * tableCount + (other[guest] ?? 0), guest);
  return sets.size <= tableCount ? null : { ...problem, together: [...problem.together, ...sets.values()] };
}

const maxBonds = 5;
/** How many times heavier bonds are than the next wish. */
const minRatio = 3;
/** With fewer bonds per unit, they do not make the problem smaller. */
const minShare = 0.2;

/** Joins units whose wish is several times heavier than others; null for few. The best plan may tear such a bond. */
function withBonds(model: SearchModel): SeatingProblem | null {
  const { problem, units, capacities } = model;
  const bonds = units.map((_, unit) => bondsOf(model, unit));
  const largest = Math.max(0, ...capacities);
  const sets = units.map(({ size }, unit) => ({ units: [unit], size }));
  let joined = 0;
  for (const [unit, others] of bonds.entries()) {
    for (const other of others) {
      const [set, second] = [sets[unit], sets[other]];
      if (!set || !second || set === second || !bonds[other]?.includes(unit)) continue;
      if (set.size + second.size > largest || !mayShareTable(model, [...set.units, ...second.units])) continue;
      set.units.push(...second.units);
      set.size += second.size;
      for (const member of second.units) sets[member] = set;
      joined++;
    }
  }
  if (joined < minShare * units.length) return null;
  const together = [...new Set(sets)].map((set) => set.units.flatMap((unit) => units[unit]?.guests ?? []));
  return { ...problem, together: [...problem.together, ...together] };
}

function bondsOf({ weights: { starts, columns, values } }: SearchModel, unit: number): number[] {
  const links: { other: number; value: number }[] = [];
  for (let place = starts[unit] ?? 0; place < (starts[unit + 1] ?? 0); place++) {
    const value = values[place] ?? 0;
    if (value > 0) links.push({ other: columns[place] ?? 0, value });
  }
  links.sort((first, second) => second.value - first.value);
  const end = links.findIndex(({ value }, place) => value >= minRatio * (links[place + 1]?.value ?? 0));
  return end < maxBonds ? links.slice(0, end + 1).map(({ other }) => other) : [];
}

function mayShareTable({ apart, weights, units }: SearchModel, set: readonly number[]): boolean {
  return set.every(
    (unit) =>
      units[unit]?.tables === null &&
      set.every((other) => valueAt(apart, unit, other) === 0 && valueAt(weights, unit, other) >= 0),
  );
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
