import type { PlanState } from "./plan-state.ts";

/** Enough for a few at once. */
export const minMoved = 12;
/** The gain of more takes long to compute. */
const maxMoved = 64;

/** Units to move at the same time. */
export class Proposal {
  count = 0;
  /** How many there may be: enough to exchange a whole large table. */
  readonly room: number;
  private readonly units: Int32Array;
  private readonly from: Int32Array;
  private readonly to: Int32Array;

  constructor(private readonly state: PlanState) {
    this.room = Math.min(Math.max(2 * Math.max(...state.model.capacities), minMoved), maxMoved);
    this.units = new Int32Array(this.room);
    this.from = new Int32Array(this.room);
    this.to = new Int32Array(this.room);
  }

  clear(): void {
    this.count = 0;
  }

  add(unit: number, from: number, to: number): void {
    this.units[this.count] = unit;
    this.from[this.count] = from;
    this.to[this.count] = to;
    this.count++;
  }

  unitAt(place: number): number {
    return this.units[place] ?? 0;
  }

  /** Without the counted wishes. */
  gain(): number {
    let gain = 0;
    for (let place = 0; place < this.count; place++) {
      const [from, to] = [this.from[place] ?? 0, this.to[place] ?? 0];
      gain += this.state.gainOf(this.units[place] ?? 0, from, to);
      for (let earlier = 0; earlier < place; earlier++) gain += this.linkGain(earlier, place);
      gain += this.firstLoadGain(from, 2 * place) + this.firstLoadGain(to, 2 * place + 1);
    }
    return gain;
  }

  /** Moves units in the counted wishes and adds their gain to `gain`; below `limit`, moves them back. */
  moveCounted(gain: number, limit: number): number {
    const { counted } = this.state;
    let total = gain;
    for (let place = 0; place < this.count; place++) {
      total += counted.move(this.units[place] ?? 0, this.to[place] ?? 0);
    }
    if (total < limit) {
      for (let place = this.count - 1; place >= 0; place--) {
        counted.move(this.units[place] ?? 0, this.from[place] ?? 0);
      }
    }
    return total;
  }

  apply(): void {
    for (let place = 0; place < this.count; place++) this.state.move(this.units[place] ?? 0, this.to[place] ?? 0);
  }

  /** What two single gains miss about the units' link when both move. */
  private linkGain(first: number, second: number): number {
    const link = this.state.links.between(this.units[first] ?? 0, this.units[second] ?? 0);
    if (link === 0) return 0;
    const { from, to } = this;
    const kept = Number(to[first] === to[second]) + Number(from[first] === from[second]);
    return link * (kept - Number(from[first] === to[second]) - Number(to[first] === from[second]));
  }

  /** The gain of a table's load change if not named before. `name`: 2 × place for the origin, 1 more for the target. */
  private firstLoadGain(table: number, name: number): number {
    let change = 0;
    for (let place = 0; place < this.count; place++) {
      const size = this.state.model.sizes[this.units[place] ?? 0] ?? 0;
      if (this.from[place] === table) {
        if (2 * place < name) return 0;
        change -= size;
      }
      if (this.to[place] === table) {
        if (2 * place + 1 < name) return 0;
        change += size;
      }
    }
    return this.state.loadGain(table, change);
  }
}
