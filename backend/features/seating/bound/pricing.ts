import type { UnitModel } from "./unit-model.ts";

/** Prices and values are integer multiples of 1 / `parts`, so that sums are exact. */
export const parts = 10_000;

/** Units for one table, with their value less their prices, in parts. */
export interface PricedSet {
  units: number[];
  value: number;
}

export class PairModel {
  readonly count: number;
  readonly sizes: Int32Array;
  /** Units that each unit likes, by weight per seat, descending. */
  readonly friends: readonly Int32Array[];
  readonly #weights: Int32Array;

  constructor({ count, sizes, weights }: UnitModel) {
    this.count = count;
    this.sizes = sizes;
    this.#weights = weights;
    const units = Array.from({ length: count }, (_, unit) => unit);
    this.friends = units.map((unit) => {
      const perSeat = (friend: number) => this.weight(unit, friend) / this.size(friend);
      const liked = units.filter((friend) => this.weight(unit, friend) > 0);
      return Int32Array.from(liked.toSorted((one, other) => perSeat(other) - perSeat(one)));
    });
  }

  size(unit: number): number {
    return this.sizes[unit] ?? 0;
  }

  /** In parts. */
  weight(one: number, other: number): number {
    return (this.#weights[one * this.count + other] ?? 0) * parts;
  }
}

export interface SearchLimits {
  /** Only sets worth more are searched for. */
  least: number;
  /** Gives up after this many nodes. */
  nodes: number;
}

export interface PricingResult {
  /** No set for this many seats is worth more. */
  most: number;
  /** Sets worth more than `least`, ascending. */
  found: PricedSet[];
  nodes: number;
}

/**
 * Finds the most valuable set for a table by branch and bound: a quadratic knapsack.
 *
 * A candidate's worth is what it adds to the chosen units less its price, plus half of the most that other candidates
 * could add within the remaining seats. A knapsack of these worths bounds a node, as each pair counts half at either
 * end. Candidates that would not pay even with their pairs in full are dropped.
 *
 * @param prices of each unit, in parts
 * @returns null if it gave up
 */
export function bestSet(
  pairs: PairModel,
  prices: Float64Array,
  seats: number,
  limits: SearchLimits,
): PricingResult | null {
  const search = new SetSearch(pairs, prices, seats, limits);
  return search.run() ? { most: search.most, found: search.found, nodes: search.nodes } : null;
}

interface Level {
  units: Int32Array;
  count: number;
  /** What each unit adds to the chosen ones, less its price. */
  gains: Float64Array;
  /** Gains plus half of the most that other candidates could add. */
  worths: Float64Array;
}

class SetSearch {
  most: number;
  nodes = 0;
  readonly found: PricedSet[] = [];
  readonly #pairs: PairModel;
  readonly #seats: number;
  readonly #maxNodes: number;
  readonly #chosen: number[] = [];
  readonly #levels: Level[];
  readonly #deepest: Int32Array;
  readonly #knapsack: Float64Array;

  constructor(pairs: PairModel, prices: Float64Array, seats: number, { least, nodes }: SearchLimits) {
    const { count } = pairs;
    this.#pairs = pairs;
    this.#seats = seats;
    this.most = least;
    this.#maxNodes = nodes;
    this.#levels = Array.from({ length: seats + 1 }, () => ({
      units: new Int32Array(count),
      count: 0,
      gains: new Float64Array(count),
      worths: new Float64Array(count),
    }));
    this.#deepest = new Int32Array(count);
    this.#knapsack = new Float64Array(seats + 1);
    const [first] = this.#levels;
    for (let unit = 0; first && unit < count; unit += 1)
      if (pairs.size(unit) <= seats) {
        first.units[first.count] = unit;
        first.gains[unit] = -(prices[unit] ?? 0);
        first.count += 1;
      }
  }

  /** @returns whether it ended by itself */
  run(): boolean {
    this.#search(0, 0, this.#seats);
    return this.nodes <= this.#maxNodes;
  }

  #search(depth: number, value: number, room: number): void {
    const level = this.#levels[depth];
    if (!level) return;
    while (this.nodes <= this.#maxNodes) {
      this.nodes += 1;
      this.#mark(level, depth);
      this.#weighCandidates(level, depth, room);
      // Values are integers, so a better set is better by one.
      if (level.count === 0 || value + this.#bound(level, room) < this.most + 0.999) return;
      const unit = takeBest(level, this.#pairs.sizes);
      this.#deepest[unit] = depth;
      this.#choose(unit, depth, value, room);
    }
  }

  #choose(unit: number, depth: number, value: number, room: number): void {
    const [level, next] = [this.#levels[depth], this.#levels[depth + 1]];
    const total = value + (level?.gains[unit] ?? 0);
    this.#chosen.push(unit);
    if (total > this.most) {
      this.most = total;
      this.found.push({ units: [...this.#chosen], value: total });
    }
    const left = room - this.#pairs.size(unit);
    if (level && next && left > 0) {
      next.count = 0;
      for (let place = 0; place < level.count; place += 1) {
        const other = level.units[place] ?? 0;
        if (this.#pairs.size(other) > left) continue;
        next.units[next.count] = other;
        next.gains[other] = (level.gains[other] ?? 0) + this.#pairs.weight(unit, other);
        next.count += 1;
      }
      this.#search(depth + 1, total, left);
    }
    this.#chosen.pop();
  }

  /** Deeper levels have left their own marks. */
  #mark({ units, count }: Level, depth: number): void {
    for (let place = 0; place < count; place += 1) this.#deepest[units[place] ?? 0] = depth + 1;
  }

  #weighCandidates(level: Level, depth: number, room: number): void {
    let kept = 0;
    for (let place = 0; place < level.count; place += 1) {
      const unit = level.units[place] ?? 0;
      const gain = level.gains[unit] ?? 0;
      const most = this.#maxFromFriends(unit, depth, room - this.#pairs.size(unit));
      if (gain + most <= 0) {
        this.#deepest[unit] = depth;
        continue;
      }
      level.worths[unit] = gain + most / 2;
      level.units[kept] = unit;
      kept += 1;
    }
    level.count = kept;
  }

  /** The most that candidates within the room could add to a unit, the last one taken in part. */
  #maxFromFriends(unit: number, depth: number, room: number): number {
    let [left, sum] = [room, 0];
    for (const friend of this.#pairs.friends[unit] ?? []) {
      if (left <= 0) break;
      if ((this.#deepest[friend] ?? 0) <= depth) continue;
      const size = this.#pairs.size(friend);
      const weight = this.#pairs.weight(unit, friend);
      sum += size <= left ? weight : (weight * left) / size;
      left -= size;
    }
    return sum;
  }

  #bound({ units, count, worths }: Level, room: number): number {
    const best = this.#knapsack.fill(0, 0, room + 1);
    for (let place = 0; place < count; place += 1) {
      const unit = units[place] ?? 0;
      const worth = worths[unit] ?? 0;
      if (worth <= 0) continue;
      const size = this.#pairs.size(unit);
      for (let seats = room; seats >= size; seats -= 1) {
        const withUnit = (best[seats - size] ?? 0) + worth;
        if (withUnit > (best[seats] ?? 0)) best[seats] = withUnit;
      }
    }
    return best[room] ?? 0;
  }
}

function takeBest(level: Level, sizes: Int32Array): number {
  let [bestPlace, most] = [0, Number.NEGATIVE_INFINITY];
  for (let place = 0; place < level.count; place += 1) {
    const unit = level.units[place] ?? 0;
    const worth = (level.worths[unit] ?? 0) / (sizes[unit] ?? 1);
    if (worth > most) [bestPlace, most] = [place, worth];
  }
  const unit = level.units[bestPlace] ?? 0;
  level.count -= 1;
  level.units[bestPlace] = level.units[level.count] ?? 0;
  return unit;
}
