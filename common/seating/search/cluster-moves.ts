import type { PlanState } from "./plan-state.ts";
import { minMoved, type Proposal } from "./proposal.ts";
import { type Random, randomLog } from "./random.ts";

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
