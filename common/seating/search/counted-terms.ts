import type { SearchModel } from "./search-model.ts";
import type { CompanyWish } from "./seating-problem.ts";
import { SparseBuilder, type SparseRows } from "./sparse-rows.ts";

/** Large groups and company, which are no sums over pairs; kept counts make a move cheap. */
export class CountedTerms {
  readonly isEmpty: boolean;
  private readonly tableOf: Int32Array;
  private readonly groups: readonly number[];
  private readonly groupsOfUnit: SparseRows;
  private readonly groupCounts: Int32Array;
  private readonly company: CompanyCounts | null;

  constructor(
    private readonly model: SearchModel,
    private readonly tableCount = model.capacities.length,
  ) {
    const { problem, countedGroups, units, unitOf } = model;
    this.groups = countedGroups.map(({ weight }) => weight);
    this.groupsOfUnit = countMembers(
      countedGroups.map(({ guests }) => guests),
      units.length,
      unitOf,
    );
    this.groupCounts = new Int32Array(countedGroups.length * tableCount);
    this.company = problem.company && new CompanyCounts(model, problem.company);
    this.tableOf = new Int32Array(units.length).fill(-1);
    this.isEmpty = countedGroups.length === 0 && this.company === null;
  }

  reset(tables: Int32Array): number {
    this.groupCounts.fill(0);
    this.company?.reset();
    this.tableOf.fill(-1);
    let value = 0;
    for (let unit = 0; unit < this.model.units.length; unit++) value += this.move(unit, tables[unit] ?? 0);
    return value;
  }

  /** Moves a unit. @returns the gain in value */
  move(unit: number, to: number): number {
    const from = this.tableOf[unit] ?? -1;
    this.tableOf[unit] = to;
    let rise = this.moveInGroups(unit, from, to);
    if (this.company) rise += this.company.move(unit, from, to, this.tableOf);
    return rise;
  }

  private moveInGroups(unit: number, from: number, to: number): number {
    const { starts, columns, values } = this.groupsOfUnit;
    let rise = 0;
    for (let place = starts[unit] ?? 0; place < (starts[unit + 1] ?? 0); place++) {
      const group = columns[place] ?? 0;
      const members = values[place] ?? 0;
      const row = group * this.tableCount;
      let left = 0;
      if (from >= 0) {
        left = (this.groupCounts[row + from] ?? 0) - members;
        this.groupCounts[row + from] = left;
      }
      const joined = this.groupCounts[row + to] ?? 0;
      this.groupCounts[row + to] = joined + members;
      rise += (this.groups[group] ?? 0) * members * (joined - left);
    }
    return rise;
  }
}

class CompanyCounts {
  /** Whom guests who know nobody in their own unit know in others; and by whom they are so known. */
  private readonly knows: SparseRows;
  private readonly knownBy: SparseRows;
  private readonly counts: Int32Array;
  private readonly isSeated: Uint8Array;

  constructor(
    private readonly model: SearchModel,
    private readonly wish: CompanyWish,
  ) {
    const { unitOf } = model;
    const knows = new SparseBuilder(unitOf.length);
    const knownBy = new SparseBuilder(unitOf.length);
    for (const [guest, known] of wish.knows.entries()) {
      const others = new Set(known.filter((other) => other !== guest));
      if ([...others].some((other) => unitOf[other] === unitOf[guest])) continue;
      for (const other of others) {
        knows.add(guest, other, 1);
        knownBy.add(other, guest, 1);
      }
    }
    this.knows = knows.build();
    this.knownBy = knownBy.build();
    this.counts = new Int32Array(unitOf.length);
    this.isSeated = new Uint8Array(unitOf.length);
  }

  reset(): void {
    this.counts.fill(0);
    this.isSeated.fill(0);
  }

  move(unit: number, from: number, to: number, tableOf: Int32Array): number {
    let rise = 0;
    for (const guest of this.model.units[unit]?.guests ?? []) {
      rise += this.countAgain(guest, to, tableOf) + this.countForOthers(guest, from, to, tableOf);
    }
    return rise * this.wish.weight;
  }

  /** 1 if the guest is alone no more, −1 if from now on. */
  private countAgain(guest: number, to: number, tableOf: Int32Array): number {
    const { starts, columns } = this.knows;
    const start = starts[guest] ?? 0;
    const end = starts[guest + 1] ?? 0;
    if (start === end) return 0;
    let count = 0;
    for (let place = start; place < end; place++) {
      if (tableOf[this.model.unitOf[columns[place] ?? 0] ?? 0] === to) count++;
    }
    const wasAlone = this.isSeated[guest] === 1 && this.counts[guest] === 0;
    this.isSeated[guest] = 1;
    this.counts[guest] = count;
    return (wasAlone ? 1 : 0) - (count === 0 ? 1 : 0);
  }

  private countForOthers(guest: number, from: number, to: number, tableOf: Int32Array): number {
    const { starts, columns } = this.knownBy;
    let rise = 0;
    const end = starts[guest + 1] ?? 0;
    for (let place = starts[guest] ?? 0; place < end; place++) {
      const other = columns[place] ?? 0;
      const table = tableOf[this.model.unitOf[other] ?? 0] ?? -1;
      if (table === to) rise += this.addTo(other, 1);
      else if (table === from && from >= 0) rise += this.addTo(other, -1);
    }
    return rise;
  }

  private addTo(guest: number, change: 1 | -1): number {
    const count = this.counts[guest] ?? 0;
    this.counts[guest] = count + change;
    return Number(count === 0) - Number(count + change === 0);
  }
}

/** Rows are units, columns sets, values numbers of guests. */
function countMembers(sets: readonly (readonly number[])[], unitCount: number, unitOf: Int32Array): SparseRows {
  const builder = new SparseBuilder(unitCount);
  for (const [set, guests] of sets.entries()) {
    for (const guest of guests) builder.add(unitOf[guest] ?? 0, set, 1);
  }
  return builder.build();
}
