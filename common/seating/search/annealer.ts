import type { PlanState } from "./plan-state.ts";
import { ClusterMoves, Proposal } from "./proposal.ts";
import { type Random, randomLog } from "./random.ts";
import { hasManyApart } from "./search-model.ts";

/** Simulated annealing (Kirkpatrick, Gelatt and Vecchi 1983); keeps the best plan by fewest violations, then value. */
export class Annealer {
  temperature = 0;
  /** Proposals made since last reset to 0, and how many of them broke no rule. */
  accepted = 0;
  clean = 0;
  improvements = 0;
  readonly bestTables: Int32Array;
  bestViolations = Number.POSITIVE_INFINITY;
  private bestValue = Number.NEGATIVE_INFINITY;
  /** Value less penalties, up to a constant. */
  private energy = 0;
  private work = 0;
  private losses: number[] | null = null;
  private readonly areManyApart: boolean;
  private readonly proposal: Proposal;
  private readonly clusters: ClusterMoves;

  constructor(
    private readonly state: PlanState,
    private readonly random: Random,
    /** Smaller differences of values count as none. */
    private readonly smallest: number,
  ) {
    this.areManyApart = hasManyApart(state.model);
    this.bestTables = new Int32Array(state.tableOf.length);
    this.proposal = new Proposal(state);
    this.clusters = new ClusterMoves(state, random, this.proposal);
  }

  begin(tables: Int32Array, penalty: number): void {
    this.energy = this.state.reset(tables, penalty);
    this.remember();
  }

  /** Works as long as so many simple proposals take. */
  run(amount: number): void {
    for (this.work += amount; this.work > 0; this.work--) this.step();
  }

  sampleLosses(count: number): number[] {
    const losses: number[] = [];
    this.losses = losses;
    for (let step = 0; step < count; step++) this.step();
    this.losses = null;
    return losses;
  }

  shareWork(): void {
    this.clusters.shareWork();
  }

  private step(): void {
    const { state, random } = this;
    const unit = random.below(state.tableOf.length);
    const from = state.tableOf[unit] ?? 0;
    const to = this.pickTable(unit);
    if (to === from || !state.mayJoin(unit, to)) return;
    const limit = this.losses ? Number.NEGATIVE_INFINITY : this.temperature * randomLog(random);
    const kind = random.next();
    const isRoom = state.freeSeats(to) >= (state.model.sizes[unit] ?? 0);
    if (state.members.counts[to] === 0 || (isRoom && (kind & 1) === 0) || (kind & 0xe) === 0) {
      this.relocate(unit, from, to, limit);
    } else if (this.clusters.isNext(kind >>> 16)) {
      this.work -= this.clusters.plan(unit, from, to, this.temperature);
      this.decide(limit);
    } else {
      this.exchange(unit, to, limit, kind);
    }
  }

  private exchange(unit: number, to: number, limit: number, kind: number): void {
    const { sizes } = this.state.model;
    const other = this.pickOther(unit, to);
    if ((kind & 0x70) === 0) this.rotate(unit, other, limit);
    else if (sizes[unit] === sizes[other]) this.swap(unit, other, limit);
    else this.exchangeSizes(unit, other, limit);
  }

  /** Rather somebody who must be apart from the unit, where that is nearly everywhere the case. */
  private pickOther(unit: number, to: number): number {
    const { members, links, penalty } = this.state;
    const picked = members.pick(to, this.random);
    if (!this.areManyApart) return picked;
    const first = members.firsts[to] ?? 0;
    const count = members.counts[to] ?? 0;
    const start = this.random.below(count);
    for (let step = 0; step < count; step++) {
      const other = members.units[first + ((start + step) % count)] ?? 0;
      if (links.between(unit, other) < -penalty / 2) return other;
    }
    return picked;
  }

  private pickTable(unit: number): number {
    const { state, random } = this;
    const { starts, columns } = state.links.friends;
    const first = starts[unit] ?? 0;
    const count = (starts[unit + 1] ?? 0) - first;
    if (count > 0 && (random.next() & 3) !== 0) return state.tableOf[columns[first + random.below(count)] ?? 0] ?? 0;
    return random.below(state.loads.length);
  }

  private relocate(unit: number, from: number, to: number, limit: number): void {
    const { state } = this;
    const size = state.model.sizes[unit] ?? 0;
    const gain = state.gainOf(unit, from, to) + state.loadGain(from, -size) + state.loadGain(to, size);
    if (gain < limit && state.counted.isEmpty) return;
    this.proposal.clear();
    this.proposal.add(unit, from, to);
    this.judge(gain, limit);
  }

  /** Units of one size; most proposals fail before the link of the two is needed. */
  private swap(unit: number, other: number, limit: number): void {
    const { state } = this;
    const from = state.tableOf[unit] ?? 0;
    const to = state.tableOf[other] ?? 0;
    const isFinal = state.counted.isEmpty;
    let gain = state.gainOf(unit, from, to) + state.gainOf(other, to, from);
    if (isFinal && gain + 2 * (state.links.worst[unit] ?? 0) < limit) return;
    gain -= 2 * state.links.between(unit, other);
    if ((isFinal && gain < limit) || !state.mayJoin(other, from)) return;
    this.proposal.clear();
    this.proposal.add(unit, from, to);
    this.proposal.add(other, to, from);
    this.judge(gain, limit);
  }

  /** With a third unit if seats would be missing. */
  private exchangeSizes(unit: number, other: number, limit: number): void {
    const { state } = this;
    const from = state.tableOf[unit] ?? 0;
    const to = state.tableOf[other] ?? 0;
    if (!state.mayJoin(other, from)) return;
    const change = (state.model.sizes[unit] ?? 0) - (state.model.sizes[other] ?? 0);
    this.proposal.clear();
    this.proposal.add(unit, from, to);
    this.proposal.add(other, to, from);
    if (state.freeSeats(to) < change) this.addThird(other, to, from);
    else if (state.freeSeats(from) < -change) this.addThird(unit, from, to);
    this.decide(limit);
  }

  private addThird(beside: number, from: number, to: number): void {
    const third = this.state.members.pick(from, this.random);
    if (third !== beside && this.state.mayJoin(third, to)) this.proposal.add(third, from, to);
  }

  /** The unit goes to the other's table, the other to a third, and somebody from there, if full, to the first. */
  private rotate(unit: number, other: number, limit: number): void {
    const { state } = this;
    const from = state.tableOf[unit] ?? 0;
    const to = state.tableOf[other] ?? 0;
    const next = this.pickTable(other);
    if (next === from || next === to || !state.mayJoin(other, next)) return;
    this.proposal.clear();
    this.proposal.add(unit, from, to);
    this.proposal.add(other, to, next);
    if (state.freeSeats(next) < (state.model.sizes[other] ?? 0)) {
      if (state.members.counts[next] === 0) return;
      const third = state.members.pick(next, this.random);
      if (!state.mayJoin(third, from)) return;
      this.proposal.add(third, next, from);
    }
    this.decide(limit);
  }

  private decide(limit: number): void {
    if (this.proposal.count > 0) this.judge(this.proposal.gain(), limit);
  }

  private judge(gain: number, limit: number): void {
    if (this.losses) {
      if (gain < -this.smallest) this.losses.push(-gain);
      return;
    }
    const total = this.state.counted.isEmpty ? gain : this.proposal.moveCounted(gain, limit);
    if (total < limit) return;
    this.proposal.apply();
    this.energy += total;
    this.accepted++;
    if (this.state.violations === 0) this.clean++;
    if (this.state.violations <= this.bestViolations) this.remember();
  }

  private remember(): void {
    const { violations, penalty, tableOf } = this.state;
    const value = this.energy + violations * penalty;
    if (violations > this.bestViolations) return;
    if (violations === this.bestViolations && value <= this.bestValue + this.smallest) return;
    this.bestViolations = violations;
    this.bestValue = value;
    this.bestTables.set(tableOf);
    this.improvements++;
  }
}
