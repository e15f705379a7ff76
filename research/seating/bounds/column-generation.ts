import type { Highs } from "highs";
import type { IsOver } from "../../../bench/seating/clock.ts";
import type { UnitModel } from "../units.ts";
import { goodSets } from "./heuristic-pricing.ts";
import { Master, type MasterSolution, type TableKind, tableKinds } from "./master.ts";
import { bestSet, PairModel, type PricedSet, parts } from "./pricing.ts";

export interface Relaxation {
  /** No plan is worth more, pairs inside units excluded; null if time was up. */
  bound: number | null;
  solution: MasterSolution;
  sets: number[][];
  isOptimal: boolean;
}

export interface RelaxationOptions {
  sets: readonly (readonly number[])[];
  /** Stops once the bound is below this. */
  target: number;
  isOver: IsOver;
  log?: (line: string) => void;
}

const maxNodes = 50_000_000;
const maxAdded = 150;

/** Upper bound of plan values by column generation: prices of units determine which sets to add. */
export function relax(highs: Highs, model: UnitModel, options: RelaxationOptions): Relaxation {
  const generation = new ColumnGeneration(highs, model, options);
  try {
    return generation.run();
  } finally {
    generation.dispose();
  }
}

class ColumnGeneration {
  readonly #master: Master;
  readonly #pairs: PairModel;
  readonly #kinds: readonly TableKind[];
  readonly #options: RelaxationOptions;
  #bound = Number.POSITIVE_INFINITY;

  constructor(highs: Highs, model: UnitModel, options: RelaxationOptions) {
    this.#master = new Master(highs, model);
    this.#pairs = new PairModel(model);
    this.#kinds = tableKinds(model);
    this.#options = options;
    this.#master.add(options.sets);
  }

  dispose(): void {
    this.#master.dispose();
  }

  run(): Relaxation {
    for (;;) {
      const solution = this.#master.solve();
      const prices = solution.prices.map((price) => Math.round(price * parts));
      if (!this.#options.isOver() && this.#addGoodSets(prices, solution)) continue;
      const isOptimal = !this.#options.isOver() && !this.#addBestSets(prices, solution);
      this.#options.log?.(`LP ${solution.value.toFixed(4)}, bound ${this.#bound}, ${this.#master.sets.length} sets`);
      if (isOptimal || this.#bound < this.#options.target || this.#options.isOver()) {
        const bound = Number.isFinite(this.#bound) ? this.#bound : null;
        return { bound, solution, sets: this.#master.sets, isOptimal };
      }
    }
  }

  #addGoodSets(prices: Float64Array, { tablePrices }: MasterSolution): boolean {
    const found = this.#kinds.flatMap(({ seats }, kind) =>
      goodSets(this.#pairs, prices, seats).filter(({ value }) => value > (tablePrices[kind] ?? 0) * parts + 1),
    );
    return this.#add(found);
  }

  /** Exact. Any unit prices give a bound: their sum, plus for each table the most that a set exceeds its prices by. */
  #addBestSets(prices: Float64Array, { tablePrices }: MasterSolution): boolean {
    let bound: number | null = prices.reduce((sum, price) => sum + price, 0);
    const found: PricedSet[] = [];
    for (const [kind, { seats, count }] of this.#kinds.entries()) {
      const least = Math.max(0, Math.ceil((tablePrices[kind] ?? 0) * parts));
      const result = bestSet(this.#pairs, prices, seats, { least, nodes: maxNodes });
      this.#options.log?.(`  ${seats} seats: ${result?.nodes ?? "gave up"}`);
      bound = result === null || bound === null ? null : bound + count * result.most;
      found.push(...(result?.found ?? []));
    }
    if (bound !== null) this.#bound = Math.min(this.#bound, bound / parts);
    return this.#add(found);
  }

  #add(found: readonly PricedSet[]): boolean {
    const best = found.toSorted((one, other) => other.value - one.value).slice(0, maxAdded);
    return this.#master.add(best.map(({ units }) => units)) > 0;
  }
}
