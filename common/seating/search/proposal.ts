import type { PlanState } from "./plan-state.ts";
import { type Random, randomLog } from "./random.ts";

/** Enough for a few at once. */
const minMoved = 12;
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

const workShare = 0.35;

/** Moves units that belong together: tablemates join with probability 1 − exp(−link ÷ heat) (Wolff, PRL 62, 1989). */
export class ClusterMoves {
  private readonly stamps: Int32Array;
  private stamp = 0;
  private tries = 0;
  private work = 0;
  /** Of 65,536 proposals. */
  private frequency = 4096;

  constructor(
    private readonly state: PlanState,
    private readonly random: Random,
    private readonly proposal: Proposal,
  ) {
    this.stamps = new Int32Array(state.tableOf.length);
  }

  isNext(random16: number): boolean {
    return random16 < this.frequency;
  }

  shareWork(): void {
    const each = this.tries === 0 ? 4 : 1 + this.work / this.tries;
    const rate = workShare / each;
    this.frequency = Math.ceil((65_536 * rate) / (rate + 1 - workShare));
    this.tries = 0;
    this.work = 0;
  }

  /** Plans a cluster's move with others in exchange; empty if too few would leave. Returns work in simple proposals. */
  plan(unit: number, from: number, to: number, temperature: number): number {
    this.proposal.clear();
    this.stamp++;
    // From couples, joined by the strongest links, to whole circles of friends.
    const heat = temperature * (1 << (this.random.next() & 3));
    // Mostly of few units, since most of the others fail.
    const room = (this.random.next() & 3) === 0 ? this.proposal.room : minMoved;
    let missing = this.addCluster(unit, from, to, heat, room >> 1) - this.state.freeSeats(to);
    for (let tries = 0; missing > 0 && tries < 4 && this.proposal.count < room; tries++) {
      const other = this.state.members.pick(to, this.random);
      missing -= this.addCluster(other, to, from, heat, room - this.proposal.count);
    }
    const work = this.workOf(from, to);
    if (missing > 0) this.proposal.clear();
    this.tries++;
    this.work += work;
    return work;
  }

  private workOf(from: number, to: number): number {
    const { members } = this.state;
    const { count } = this.proposal;
    return 0.1 * count * (count + (members.counts[from] ?? 0) + (members.counts[to] ?? 0));
  }

  private addCluster(unit: number, from: number, to: number, heat: number, most: number): number {
    const { state, proposal } = this;
    if (!this.add(unit, from, to)) return 0;
    const { members } = state;
    const start = members.firsts[from] ?? 0;
    const end = start + (members.counts[from] ?? 0);
    const first = proposal.count - 1;
    let size = 0;
    for (let next = first; next < proposal.count; next++) {
      const member = proposal.unitAt(next);
      size += state.model.sizes[member] ?? 0;
      for (let place = start; place < end && proposal.count - first < most; place++) {
        const other = members.units[place] ?? 0;
        const link = state.links.between(member, other);
        if (link > 0 && link > -heat * randomLog(this.random)) this.add(other, from, to);
      }
    }
    return size;
  }

  private add(unit: number, from: number, to: number): boolean {
    if (this.stamps[unit] === this.stamp || !this.state.mayJoin(unit, to)) return false;
    this.stamps[unit] = this.stamp;
    this.proposal.add(unit, from, to);
    return true;
  }
}
