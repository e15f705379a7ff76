import { append } from "../../../../common/lib/append.ts";
import { assignmentOf, hasManyApart, type SearchModel } from "./search-model.ts";
import type { ExactPlan } from "./seating-problem.ts";
import { valueAt } from "./sparse-rows.ts";

/** Together about a second. */
const maxSets = 10_000;
const maxNodes = 4_000_000;
const maxWork = 100_000_000;

/** Units that may share a table. */
interface TableSet {
  readonly units: readonly number[];
  readonly value: number;
  /** The smallest kind of table with enough seats. */
  readonly kind: number;
}

/**
 * Where nearly everybody must be apart, few sets of guests may fill a table: tries all ways to divide guests into such sets
 * (Knuth's Dancing Links, 2000). Null without a plan, and for other problems.
 */
export function coverPlan(model: SearchModel): ExactPlan | null {
  if (model.allowed !== null || model.sizes.some((size) => size < 1) || !hasManyApart(model)) return null;
  const kinds = [...new Set(model.capacities)].sort((one, other) => one - other);
  const sets = new SetSearch(model, kinds).find();
  if (!sets) return null;
  const cover = new CoverSearch(model, kinds, sets);
  cover.run();
  return cover.best && { assignment: assignmentOf(model, atTables(model, cover.best)), isBest: cover.isComplete };
}

/** The larger sets get the larger tables. */
function atTables({ capacities, sizes }: SearchModel, sets: readonly TableSet[]): Int32Array {
  const tables = [...capacities.keys()].sort((one, other) => (capacities[other] ?? 0) - (capacities[one] ?? 0));
  const tableOf = new Int32Array(sizes.length);
  for (const [place, { units }] of sets.toSorted((one, other) => other.kind - one.kind).entries()) {
    for (const unit of units) tableOf[unit] = tables[place] ?? 0;
  }
  return tableOf;
}

/** Finds all sets that leave no more seats free at a table than there are to spare. */
class SetSearch {
  private readonly sets: TableSet[] = [];
  private readonly apart: Uint8Array;
  private readonly chosen: number[] = [];
  private readonly spare: number;
  private nodes = 0;

  constructor(
    private readonly model: SearchModel,
    private readonly kinds: readonly number[],
  ) {
    const { sizes, capacities, apart } = model;
    this.spare = sum(capacities) - sum(sizes);
    this.apart = new Uint8Array(sizes.length ** 2);
    for (const unit of sizes.keys()) {
      for (const other of apart.columns.subarray(apart.starts[unit], apart.starts[unit + 1])) {
        this.apart[unit * sizes.length + other] = 1;
      }
    }
  }

  /** Null for too many. */
  find(): TableSet[] | null {
    const isDone = this.spare >= 0 && this.extend([...this.model.sizes.keys()], 0);
    return isDone ? this.sets.sort((one, other) => other.value - one.value) : null;
  }

  private extend(others: readonly number[], size: number): boolean {
    const { sizes } = this.model;
    const kind = this.kinds.findIndex((seats) => size <= seats);
    if (kind < 0) return true;
    if (++this.nodes > maxNodes) return false;
    if (size > 0 && size >= (this.kinds[kind] ?? 0) - this.spare) this.add(kind);
    if (this.sets.length > maxSets) return false;
    const least = (this.kinds[0] ?? 0) - this.spare - size;
    for (const [place, unit] of others.entries()) {
      const row = unit * sizes.length;
      this.chosen.push(unit);
      const next = others.filter((other, at) => at > place && this.apart[row + other] === 0);
      const added = sizes[unit] ?? 0;
      const isDone =
        added + next.reduce((room, other) => room + (sizes[other] ?? 0), 0) < least || this.extend(next, size + added);
      this.chosen.pop();
      if (!isDone) return false;
    }
    return true;
  }

  private add(kind: number): void {
    const units = [...this.chosen];
    const { weights } = this.model;
    let value = 0;
    for (const [place, unit] of units.entries()) {
      for (const other of units.slice(place + 1)) value += valueAt(weights, unit, other);
    }
    this.sets.push({ units, value, kind });
  }
}

/** Chooses sets so that each unit is in one, and the value is largest. */
class CoverSearch {
  best: readonly TableSet[] | null = null;
  private bestValue = Number.NEGATIVE_INFINITY;
  private work = 0;
  private readonly chosen: TableSet[] = [];
  private readonly setsOf = new Map<number, number[]>();
  /** How many units of a set have another one. */
  private readonly hits: Int32Array;
  /** How many sets a unit can choose from. */
  private readonly choices: Int32Array;
  private readonly isSeated: Uint8Array;
  /** Tables left with at least the seats of each kind. */
  private readonly tablesLeft: Int32Array;

  constructor(
    { sizes, capacities }: SearchModel,
    kinds: readonly number[],
    private readonly sets: readonly TableSet[],
  ) {
    for (const [place, { units }] of sets.entries()) for (const unit of units) append(this.setsOf, unit, place);
    this.hits = new Int32Array(sets.length);
    this.choices = Int32Array.from(sizes, (_, unit) => this.setsOf.get(unit)?.length ?? 0);
    this.isSeated = new Uint8Array(sizes.length);
    this.tablesLeft = Int32Array.from(kinds, (seats) => capacities.filter((capacity) => capacity >= seats).length);
  }

  get isComplete(): boolean {
    return this.work <= maxWork;
  }

  run(): void {
    const unit = this.rarest();
    if (unit < 0) {
      this.remember();
      return;
    }
    for (const place of this.setsOf.get(unit) ?? []) {
      const set = this.sets[place];
      if (!set || this.hits[place] !== 0 || !this.isTableLeft(set.kind)) continue;
      this.choose(set, 1);
      this.run();
      this.choose(set, -1);
      if (!this.isComplete) return;
    }
  }

  private isTableLeft(kind: number): boolean {
    return this.tablesLeft.subarray(0, kind + 1).every((left) => left > 0);
  }

  private remember(): void {
    const value = this.chosen.reduce((total, set) => total + set.value, 0);
    if (value <= this.bestValue) return;
    this.bestValue = value;
    this.best = [...this.chosen];
  }

  /** The unit with the fewest choices; −1 if all are seated. */
  private rarest(): number {
    let best = -1;
    for (const [unit, count] of this.choices.entries()) {
      if (this.isSeated[unit] === 0 && (best < 0 || count < (this.choices[best] ?? 0))) best = unit;
    }
    return best;
  }

  private choose(set: TableSet, sign: 1 | -1): void {
    for (let level = 0; level <= set.kind; level++) this.tablesLeft[level] = (this.tablesLeft[level] ?? 0) - sign;
    if (sign > 0) this.chosen.push(set);
    else this.chosen.pop();
    for (const unit of set.units) {
      this.isSeated[unit] = sign > 0 ? 1 : 0;
      for (const place of this.setsOf.get(unit) ?? []) this.hit(place, sign);
    }
  }

  private hit(place: number, sign: 1 | -1): void {
    this.work++;
    const before = this.hits[place] ?? 0;
    this.hits[place] = before + sign;
    if (Math.min(before, before + sign) > 0) return;
    for (const unit of this.sets[place]?.units ?? []) this.choices[unit] = (this.choices[unit] ?? 0) - sign;
  }
}

function sum(numbers: Int32Array): number {
  return numbers.reduce((total, number) => total + number, 0);
}
