import type { Highs } from "highs";
import { type Relaxation, relax } from "../../../backend/features/seating/bound/column-generation.ts";
import { Master, type MasterSolution } from "../../../backend/features/seating/bound/master.ts";
import { checkPlan } from "../../../bench/seating/check-plan.ts";
import type { IsOver } from "../../../bench/seating/clock.ts";
import type { SeatingInstance } from "../../../bench/seating/instance.ts";
import { type InstanceUnits, seatMembers, unitsOf } from "../units.ts";

export interface Proof {
  plan: readonly number[];
  value: number;
  /** No plan is worth more; null if unknown. Equal to the plan's value if that is optimal. */
  bound: number | null;
  nodes: number;
}

export interface ProofOptions {
  /** Initial plans, as the table of each guest; those that break rules are ignored. */
  plans: readonly (readonly number[])[];
  isOver: IsOver;
  log?: (line: string) => void;
}

/** Weights are integers, and so is the value of each plan. */
const wholeBound = (bound: number) => Math.floor(bound + 1e-6);

const secondsForPlan = 20;

interface Node {
  together: [number, number][];
  apart: [number, number][];
  /** Of the parent node. */
  bound: number;
  /** Sets found in parents, as guests. */
  sets: number[][];
}

/** Column generation; branches on pairs of guests, together or apart (D. Ryan and B. Foster, 1981). */
export function proveOptimum(highs: Highs, instance: SeatingInstance, options: ProofOptions): Proof {
  return new BranchAndPrice(highs, instance, options).run();
}

class BranchAndPrice {
  readonly #highs: Highs;
  readonly #instance: SeatingInstance;
  readonly #options: ProofOptions;
  #plan: readonly number[] = [];
  #value = Number.NEGATIVE_INFINITY;
  #nodes = 0;

  constructor(highs: Highs, instance: SeatingInstance, options: ProofOptions) {
    this.#highs = highs;
    this.#instance = instance;
    this.#options = options;
  }

  run(): Proof {
    const plans = this.#options.plans.filter((plan) => checkPlan(this.#instance, plan).violations === 0);
    for (const plan of plans) this.#consider(plan);
    const sets = plans.flatMap((plan) => tablesOf(this.#instance, plan));
    const open: Node[] = [{ together: [], apart: [], bound: Number.POSITIVE_INFINITY, sets }];
    while (!this.#options.isOver()) {
      open.sort((one, other) => one.bound - other.bound);
      const node = open.at(-1);
      if (!node || wholeBound(node.bound) <= this.#value) break;
      open.pop();
      open.push(...this.#branch(node));
    }
    const bound = Math.max(this.#value, ...open.map((node) => wholeBound(node.bound)));
    return { plan: this.#plan, value: this.#value, bound: Number.isFinite(bound) ? bound : null, nodes: this.#nodes };
  }

  /** @returns child nodes that may have better plans; the node itself if time was up */
  #branch(node: Node): Node[] {
    this.#nodes += 1;
    const instance = {
      ...this.#instance,
      together: [...this.#instance.together, ...node.together],
      apart: [...this.#instance.apart, ...node.apart],
    };
    const model = unitsOf(instance);
    const { isOver, log } = this.#options;
    const relaxation = relax(this.#highs, model, {
      sets: unitSets(model, instance, node.sets),
      target: this.#value + 1 - model.constant,
      isOver,
      log,
    });
    const bound = Math.min(node.bound, (relaxation.bound ?? Number.POSITIVE_INFINITY) + model.constant);
    if (wholeBound(bound) > this.#value) this.#lookForPlan(model, relaxation);
    log?.(`node ${this.#nodes}: bound ${bound.toFixed(3)}, best ${this.#value}, ${relaxation.sets.length} sets`);
    if (wholeBound(bound) <= this.#value) return [];
    const sets = relaxation.sets.map((units) => guestsOf(model, units));
    const pair = relaxation.isOptimal ? halvedPair(model, relaxation.solution) : null;
    if (pair === null) return [{ ...node, bound, sets }];
    return [
      { together: [...node.together, pair], apart: node.apart, bound, sets },
      { together: node.together, apart: [...node.apart, pair], bound, sets },
    ];
  }

  /** Combines the relaxation's sets into a plan if they are whole, else any of the sets found. */
  #lookForPlan(model: InstanceUnits, { sets, solution }: Relaxation): void {
    const isWhole = solution.used.every(({ share }) => share > 1 - 1e-6);
    const plan = isWhole ? solution.used.map(({ units }) => units) : this.#wholePlan(model, sets);
    if (plan) this.#consider(seatSets(model, plan));
  }

  #wholePlan(model: InstanceUnits, sets: readonly number[][]): number[][] | null {
    const master = new Master(this.#highs, model);
    master.add(sets);
    const plan = master.solveWhole(this.#nodes === 1 ? secondsForPlan : secondsForPlan / 10);
    master.dispose();
    return plan;
  }

  #consider(plan: readonly number[]): void {
    const { value, violations } = checkPlan(this.#instance, plan);
    if (violations === 0 && value > this.#value) [this.#plan, this.#value] = [plan, value];
  }
}

/** Gives larger sets larger tables. @returns the table of each guest */
function seatSets(model: InstanceUnits, sets: readonly number[][]): number[] {
  const seats = (set: readonly number[]) => set.reduce((sum, unit) => sum + (model.sizes[unit] ?? 0), 0);
  const tables = [...model.tables.keys()].toSorted(
    (one, other) => (model.tables[other] ?? 0) - (model.tables[one] ?? 0),
  );
  const tableOf = new Int32Array(model.count);
  for (const [place, set] of sets.toSorted((one, other) => seats(other) - seats(one)).entries())
    for (const unit of set) tableOf[unit] = tables[place] ?? 0;
  return seatMembers(model, tableOf);
}

function tablesOf({ tables }: SeatingInstance, plan: readonly number[]): number[][] {
  const guests = tables.map((): number[] => []);
  for (const [guest, table] of plan.entries()) guests[table]?.push(guest);
  return guests.filter(({ length }) => length > 0);
}

function guestsOf(model: InstanceUnits, units: readonly number[]): number[] {
  return units.flatMap((unit) => model.members[unit] ?? []);
}

/** Leaves out sets that split a unit or contain guests who must be apart. */
function unitSets(model: InstanceUnits, { apart }: SeatingInstance, sets: readonly number[][]): number[][] {
  const unitOf = new Map(model.members.flatMap((guests, unit) => guests.map((guest) => [guest, unit] as const)));
  return sets.flatMap((guests) => {
    const known = new Set(guests);
    const units = [...new Set(guests.map((guest) => unitOf.get(guest) ?? 0))];
    const isWhole = guestsOf(model, units).every((guest) => known.has(guest));
    return isWhole && !apart.some(([one, other]) => known.has(one) && known.has(other)) ? [units] : [];
  });
}

/** Two guests of different units together in about half of the shares; null if there are none. */
function halvedPair(model: InstanceUnits, { used }: MasterSolution): [number, number] | null {
  const together = new Map<number, number>();
  for (const { units, share } of used)
    for (const one of units)
      for (const other of units)
        if (one < other)
          together.set(one * model.count + other, (together.get(one * model.count + other) ?? 0) + share);
  const [best] = [...together].toSorted(([, one], [, other]) => Math.abs(one - 0.5) - Math.abs(other - 0.5));
  if (best === undefined || best[1] < 1e-6 || best[1] > 1 - 1e-6) return null;
  const first = (unit: number) => model.members[unit]?.[0] ?? 0;
  return [first(Math.floor(best[0] / model.count)), first(best[0] % model.count)];
}
