import type { Highs } from "highs";
import { goodSets } from "./heuristic-pricing.ts";
import { Master, type MasterSolution, type TableKind, tableKinds } from "./master.ts";
import { bestSet, PairModel, type PricedSet, parts } from "./pricing.ts";
import type { UnitModel } from "./unit-model.ts";

const maxNodes = 50_000_000;
const maxAdded = 150;

/** What a step of column generation was. */
export type Step = "more" | "bounded" | "optimal";

/** Column generation in steps. Must be disposed of. */
export class ColumnGeneration {
  readonly #master: Master;
  readonly #pairs: PairModel;
  readonly #kinds: readonly TableKind[];
  readonly #nodes: number;
  readonly #log: (line: string) => void;
  #bound = Number.POSITIVE_INFINITY;
  #solution: MasterSolution | null = null;

  constructor(
    highs: Highs,
    model: UnitModel,
    { nodes = maxNodes, log = () => undefined }: { nodes?: number; log?: ((line: string) => void) | undefined } = {},
  ) {
    this.#master = new Master(highs, model);
    this.#pairs = new PairModel(model);
    this.#kinds = tableKinds(model);
    this.#nodes = nodes;
    this.#log = log;
  }

  /** No plan is worth more, pairs inside units excluded; infinite before the first step that bounds it. */
  get bound(): number {
    return this.#bound;
  }

  get sets(): number[][] {
    return this.#master.sets;
  }

  get solution(): MasterSolution {
    this.#solution ??= this.#master.solve();
    return this.#solution;
  }

  /** Sets of units that are worth considering. */
  addSets(sets: readonly (readonly number[])[]): void {
    this.#master.add(sets);
  }

  dispose(): void {
    this.#master.dispose();
  }

  /** Adds sets by quick or, once there are none, by exact search; then the bound is the sharper one. */
  step(isQuick = true): Step {
    this.#solution = this.#master.solve();
    const prices = this.#solution.prices.map((price) => Math.round(price * parts));
    if (isQuick && this.#addGoodSets(prices, this.#solution)) return "more";
    const isOptimal = !this.#addBestSets(prices, this.#solution);
    this.#log(`LP ${this.#solution.value.toFixed(4)}, bound ${this.#bound}, ${this.#master.sets.length} sets`);
    return isOptimal ? "optimal" : "bounded";
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
      const result = bestSet(this.#pairs, prices, seats, { least, nodes: this.#nodes });
      this.#log(`  ${seats} seats: ${result?.nodes ?? "gave up"}`);
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
