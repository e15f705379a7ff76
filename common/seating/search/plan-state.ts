import { CountedTerms } from "./counted-terms.ts";
import { Links } from "./links.ts";
import type { Random } from "./random.ts";
import type { SearchModel } from "./search-model.ts";

/** Who sits where, and each unit's gain at each table, updated by each move (as in Fiduccia and Mattheyses 1982). */
export class PlanState {
  readonly tableOf: Int32Array;
  readonly loads: Int32Array;
  readonly members: TableMembers;
  readonly counted: CountedTerms;
  readonly links: Links;
  /** What a unit adds at a table with those there, at table × units + unit. */
  readonly gains: Float64Array;
  /** Seats too many or too few, and pairs that must be apart. */
  violations = 0;
  penalty = 0;

  constructor(readonly model: SearchModel) {
    const unitCount = model.units.length;
    const tableCount = model.capacities.length;
    this.tableOf = new Int32Array(unitCount);
    this.loads = new Int32Array(tableCount);
    this.members = new TableMembers(unitCount, model.capacities);
    this.counted = new CountedTerms(model);
    this.links = new Links(model);
    this.gains = new Float64Array(tableCount * unitCount);
  }

  /** Starts from the table of each unit. @returns value less penalties, up to a constant */
  reset(tables: Int32Array, penalty: number): number {
    this.tableOf.set(tables);
    this.penalty = penalty;
    this.loads.fill(0);
    this.members.clear();
    for (const [unit, table] of tables.entries()) {
      this.loads[table] = (this.loads[table] ?? 0) + (this.model.sizes[unit] ?? 0);
      this.members.add(unit, table);
    }
    this.links.weigh(penalty);
    this.sumGains();
    this.countViolations();
    return this.sumValue(this.counted.isEmpty ? 0 : this.counted.reset(tables));
  }

  /** Moves a unit. The counted wishes have moved before, to compute their gain. */
  move(unit: number, to: number): void {
    const from = this.tableOf[unit] ?? 0;
    const { starts, columns, values } = this.links.rows;
    const { gains } = this;
    const left = from * this.tableOf.length;
    const joined = to * this.tableOf.length;
    const end = starts[unit + 1] ?? 0;
    for (let place = starts[unit] ?? 0; place < end; place++) {
      const other = columns[place] ?? 0;
      const value = values[place] ?? 0;
      gains[left + other] = (gains[left + other] ?? 0) - value;
      gains[joined + other] = (gains[joined + other] ?? 0) + value;
    }
    this.tableOf[unit] = to;
    if (this.links.areApart) this.violations += this.apartChange(unit, from, to);
    this.changeLoad(from, -(this.model.sizes[unit] ?? 0));
    this.changeLoad(to, this.model.sizes[unit] ?? 0);
    this.members.move(unit, from, to);
  }

  /** The unit's gain at `to` less that at `from`. */
  gainOf(unit: number, from: number, to: number): number {
    const unitCount = this.tableOf.length;
    return (this.gains[to * unitCount + unit] ?? 0) - (this.gains[from * unitCount + unit] ?? 0);
  }

  /** By how much a table's costs fall when its load changes. */
  loadGain(table: number, change: number): number {
    if (change === 0) return 0;
    const load = this.loads[table] ?? 0;
    return this.loadCost(table, load) - this.loadCost(table, load + change);
  }

  mayJoin(unit: number, table: number): boolean {
    const { allowed } = this.model;
    return allowed === null || allowed[table * this.tableOf.length + unit] === 1;
  }

  freeSeats(table: number): number {
    return (this.model.capacities[table] ?? 0) - (this.loads[table] ?? 0);
  }

  private loadCost(table: number, load: number): number {
    const cost = this.penalty * this.loadViolations(table, load);
    const { balance } = this.model.problem;
    return balance === 0 ? cost : cost + balance * (load - (this.model.shares[table] ?? 0)) ** 2;
  }

  private changeLoad(table: number, change: number): void {
    const load = this.loads[table] ?? 0;
    this.loads[table] = load + change;
    this.violations += this.loadViolations(table, load + change) - this.loadViolations(table, load);
  }

  private loadViolations(table: number, load: number): number {
    const excess = load - (this.model.capacities[table] ?? 0);
    const missing = (this.model.minima[table] ?? 0) - load;
    const isEmptyAllowed = load === 0 && this.model.mayBeEmpty[table] === 1;
    return (excess > 0 ? excess : 0) + (missing > 0 && !isEmptyAllowed ? missing : 0);
  }

  private apartChange(unit: number, from: number, to: number): number {
    const { starts, columns, values } = this.model.apart;
    const end = starts[unit + 1] ?? 0;
    let change = 0;
    for (let place = starts[unit] ?? 0; place < end; place++) {
      const table = this.tableOf[columns[place] ?? 0];
      if (table === to) change += values[place] ?? 0;
      else if (table === from) change -= values[place] ?? 0;
    }
    return change;
  }

  private sumGains(): void {
    const { fixed } = this.model;
    if (fixed) this.gains.set(fixed);
    else this.gains.fill(0);
    const { starts, columns, values } = this.links.rows;
    for (const [unit, table] of this.tableOf.entries()) {
      const row = table * this.tableOf.length;
      for (let place = starts[unit] ?? 0; place < (starts[unit + 1] ?? 0); place++) {
        const cell = row + (columns[place] ?? 0);
        this.gains[cell] = (this.gains[cell] ?? 0) + (values[place] ?? 0);
      }
    }
  }

  /** Every link is in the gains of two units, fixed values in those of one. */
  private sumValue(countedValue: number): number {
    let value = countedValue;
    for (const [unit, table] of this.tableOf.entries()) {
      const cell = table * this.tableOf.length + unit;
      value += ((this.gains[cell] ?? 0) + (this.model.fixed?.[cell] ?? 0)) / 2;
    }
    for (const [table, load] of this.loads.entries()) value -= this.loadCost(table, load);
    return value;
  }

  private countViolations(): void {
    let count = 0;
    for (const [table, load] of this.loads.entries()) count += this.loadViolations(table, load);
    const { starts, columns, values } = this.model.apart;
    for (const [unit, table] of this.tableOf.entries()) {
      for (let place = starts[unit] ?? 0; place < (starts[unit + 1] ?? 0); place++) {
        const other = columns[place] ?? 0;
        if (other > unit && this.tableOf[other] === table) count += values[place] ?? 0;
      }
    }
    this.violations = count;
  }
}

/** The units at each table, unordered, for random picks. */
class TableMembers {
  readonly counts: Int32Array;
  /** The units at table t are those from firsts[t] to before firsts[t] + counts[t]. */
  readonly firsts: Int32Array;
  units: Int32Array;
  private readonly places: Int32Array;
  private readonly rooms: Int32Array;

  constructor(unitCount: number, capacities: Int32Array) {
    this.counts = new Int32Array(capacities.length);
    this.firsts = new Int32Array(capacities.length);
    this.rooms = capacities.map((capacity) => Math.min(unitCount, capacity + 2));
    this.units = new Int32Array(this.layOut());
    this.places = new Int32Array(unitCount);
  }

  clear(): void {
    this.counts.fill(0);
  }

  add(unit: number, table: number): void {
    const count = this.counts[table] ?? 0;
    if (count === this.rooms[table]) this.enlarge(table);
    const place = (this.firsts[table] ?? 0) + count;
    this.units[place] = unit;
    this.places[unit] = place;
    this.counts[table] = count + 1;
  }

  /** The table must not be empty. */
  pick(table: number, random: Random): number {
    return this.units[(this.firsts[table] ?? 0) + random.below(this.counts[table] ?? 0)] ?? 0;
  }

  move(unit: number, from: number, to: number): void {
    const count = (this.counts[from] ?? 0) - 1;
    const place = this.places[unit] ?? 0;
    const last = this.units[(this.firsts[from] ?? 0) + count] ?? 0;
    this.units[place] = last;
    this.places[last] = place;
    this.counts[from] = count;
    this.add(unit, to);
  }

  private layOut(): number {
    let next = 0;
    for (let table = 0; table < this.rooms.length; table++) {
      this.firsts[table] = next;
      next += this.rooms[table] ?? 0;
    }
    return next;
  }

  /** Rare: plans break the rule of seats only a little. */
  private enlarge(table: number): void {
    const firsts = this.firsts.slice();
    const units = this.units;
    this.rooms[table] = 2 * (this.rooms[table] ?? 0) + 1;
    this.units = new Int32Array(this.layOut());
    for (let other = 0; other < firsts.length; other++) {
      const first = firsts[other] ?? 0;
      const moved = (this.firsts[other] ?? 0) - first;
      for (let place = first; place < first + (this.counts[other] ?? 0); place++) {
        const unit = units[place] ?? 0;
        this.units[place + moved] = unit;
        this.places[unit] = place + moved;
      }
    }
  }
}
