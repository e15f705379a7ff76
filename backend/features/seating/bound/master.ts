import type { Highs, Model } from "highs";
import type { UnitModel } from "./unit-model.ts";

/** Higher than any gain from leaving out a unit. */
const priceOfLeavingOut = 1e5;

export interface TableKind {
  seats: number;
  count: number;
}

export function tableKinds({ tables }: UnitModel): TableKind[] {
  const sizes = [...new Set(tables)].toSorted((one, other) => one - other);
  return sizes.map((seats) => ({ seats, count: tables.filter((table) => table === seats).length }));
}

export interface MasterSolution {
  value: number;
  /** Dual value of each unit. */
  prices: Float64Array;
  /** Dual value of a table of each kind. */
  tablePrices: number[];
  used: { units: number[]; share: number }[];
}

/**
 * The linear program that puts every unit in one set with a table. Larger tables serve smaller sets too, so it only
 * limits how many sets need more than each table size.
 */
export class Master {
  readonly sets: number[][] = [];
  readonly #model: UnitModel;
  readonly #lp: Model;
  readonly #highs: Highs;
  readonly #kinds: readonly TableKind[];
  readonly #known = new Set<string>();

  constructor(highs: Highs, model: UnitModel) {
    const { count } = model;
    this.#highs = highs;
    this.#model = model;
    this.#kinds = tableKinds(model);
    const levels = this.#kinds.map((_, kind) => sum(this.#kinds.slice(kind).map((larger) => larger.count)));
    const units = Array.from({ length: count }, (_, unit) => unit);
    this.#lp = highs.createModel({
      numCols: count,
      numRows: count + levels.length,
      sense: highs.constants.objectiveSense.maximize,
      colCost: units.map(() => -priceOfLeavingOut),
      colLower: units.map(() => 0),
      colUpper: units.map(() => highs.infinity),
      rowLower: [...units.map(() => 1), ...levels.map(() => -highs.infinity)],
      rowUpper: [...units.map(() => 1), ...levels],
      matrix: {
        format: "csc",
        numRows: count + levels.length,
        numCols: count,
        starts: [...units, count],
        indices: units,
        values: units.map(() => 1),
      },
    });
    this.#lp.options.set({ output_flag: false });
  }

  dispose(): void {
    this.#lp.dispose();
  }

  /** @returns how many sets are new */
  add(sets: readonly (readonly number[])[]): number {
    const fresh = sets.map((set) => set.toSorted((one, other) => one - other)).filter((set) => this.#isNew(set));
    if (fresh.length === 0) return 0;
    const columns = fresh.map((set) => [...set, ...this.#levelRows(set)]);
    const starts = [0];
    for (const rows of columns) starts.push((starts.at(-1) ?? 0) + rows.length);
    const indices = columns.flat();
    this.#lp.addCols({
      cost: Float64Array.from(fresh, (set) => valueOfSet(this.#model, set)),
      lower: new Float64Array(fresh.length),
      upper: new Float64Array(fresh.length).fill(this.#highs.infinity),
      matrix: {
        format: "csc",
        numRows: this.#model.count + this.#kinds.length,
        numCols: fresh.length,
        starts: Int32Array.from(starts),
        indices: Int32Array.from(indices),
        values: new Float64Array(indices.length).fill(1),
      },
    });
    this.sets.push(...fresh);
    return fresh.length;
  }

  /** @throws Error if HiGHS finds no optimum */
  solve(): MasterSolution {
    const { modelStatus } = this.#lp.run();
    if (modelStatus !== this.#highs.constants.modelStatus.optimal) throw new Error(`HiGHS ended with ${modelStatus}.`);
    const { colValue, rowDual } = this.#lp.getSolution();
    const { count } = this.#model;
    const levels = [...rowDual.slice(count)];
    return {
      value: this.#lp.getObjectiveValue(),
      prices: rowDual.slice(0, count),
      tablePrices: this.#kinds.map((_, kind) => sum(levels.slice(0, kind + 1))),
      used: this.sets.flatMap((units, place) => {
        const share = colValue[count + place] ?? 0;
        return share > 1e-7 ? [{ units, share }] : [];
      }),
    };
  }

  /** Best plan from the sets that HiGHS finds in time; null if none. */
  solveWhole(seconds: number): number[][] | null {
    const { integer } = this.#highs.constants.variableType;
    const all = { kind: "range", from: 0, to: this.#model.count + this.sets.length - 1 } as const;
    this.#lp.changeColsIntegrality(
      all,
      Array.from({ length: all.to + 1 }, () => integer),
    );
    this.#lp.options.set("time_limit", seconds);
    this.#lp.run();
    const { colValue } = this.#lp.getSolution();
    const isAnyLeftOut = colValue.subarray(0, this.#model.count).some((left) => left > 0.5);
    const sets = this.sets.filter((_, place) => (colValue[this.#model.count + place] ?? 0) > 0.5);
    return isAnyLeftOut || sets.length === 0 ? null : sets;
  }

  #isNew(set: readonly number[]): boolean {
    const key = set.join(" ");
    const isNew = !this.#known.has(key);
    this.#known.add(key);
    return isNew;
  }

  /** Rows of the table sizes that a set occupies: the smallest that fits, and all below. */
  #levelRows(set: readonly number[]): number[] {
    const seats = sum(set.map((unit) => this.#model.sizes[unit] ?? 0));
    return this.#kinds.flatMap((_, kind) => {
      const isLarger = kind === 0 || seats > (this.#kinds[kind - 1]?.seats ?? 0);
      return isLarger ? [this.#model.count + kind] : [];
    });
  }
}

/** Excludes pairs inside units. */
function valueOfSet({ count, weights }: UnitModel, units: readonly number[]): number {
  let value = 0;
  for (const [place, one] of units.entries())
    for (const other of units.slice(place + 1)) value += weights[one * count + other] ?? 0;
  return value;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
