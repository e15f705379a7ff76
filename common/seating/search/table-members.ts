import type { Random } from "./random.ts";

/** The units at each table, unordered, for random picks. */
export class TableMembers {
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
