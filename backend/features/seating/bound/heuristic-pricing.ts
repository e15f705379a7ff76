import type { PairModel, PricedSet } from "./pricing.ts";

/** Quick search for valuable sets: from each unit, adds, removes or exchanges units as long as that helps. */
export function goodSets(pairs: PairModel, prices: Float64Array, seats: number): PricedSet[] {
  const sets = new Map<string, PricedSet>();
  for (let unit = 0; unit < pairs.count; unit += 1) {
    if (pairs.size(unit) > seats) continue;
    const set = new GrowingSet(pairs, prices, seats, unit);
    while (set.improve());
    const units = set.units.toSorted((one, other) => one - other);
    if (set.value > 0) sets.set(units.join(" "), { units, value: set.value });
  }
  return [...sets.values()].toSorted((one, other) => other.value - one.value);
}

/** Best step so far: its gain, and the unit that comes and goes, or −1. */
interface Step {
  most: number;
  added: number;
  left: number;
}

function take(step: Step, gain: number, added: number, left: number): void {
  if (gain > step.most) Object.assign(step, { most: gain, added, left });
}

class GrowingSet {
  readonly units: number[] = [];
  value = 0;
  readonly #pairs: PairModel;
  /** What each unit adds, or would add, to the others of the set. */
  readonly #gains: Float64Array;
  #room: number;

  constructor(pairs: PairModel, prices: Float64Array, seats: number, first: number) {
    this.#pairs = pairs;
    this.#gains = prices.map((price) => -price);
    this.#room = seats;
    this.#add(first);
  }

  /** @returns false if no step helps */
  improve(): boolean {
    const step: Step = { most: 0, added: -1, left: -1 };
    for (const unit of this.units) take(step, -this.#gain(unit), -1, unit);
    for (let unit = 0; unit < this.#pairs.count; unit += 1) if (!this.units.includes(unit)) this.#tryAdding(unit, step);
    if (step.left >= 0) this.#remove(step.left);
    if (step.added >= 0) this.#add(step.added);
    return step.most > 0;
  }

  #tryAdding(unit: number, step: Step): void {
    const [gain, size] = [this.#gain(unit), this.#pairs.size(unit)];
    if (size <= this.#room) take(step, gain, unit, -1);
    for (const other of this.units)
      if (size <= this.#room + this.#pairs.size(other))
        take(step, gain - this.#gain(other) - this.#pairs.weight(unit, other), unit, other);
  }

  #gain(unit: number): number {
    return this.#gains[unit] ?? 0;
  }

  #add(unit: number): void {
    this.value += this.#gain(unit);
    this.units.push(unit);
    this.#room -= this.#pairs.size(unit);
    this.#shift(unit, 1);
  }

  #remove(unit: number): void {
    this.units.splice(this.units.indexOf(unit), 1);
    this.value -= this.#gain(unit);
    this.#room += this.#pairs.size(unit);
    this.#shift(unit, -1);
  }

  #shift(unit: number, sign: number): void {
    for (let other = 0; other < this.#pairs.count; other += 1)
      if (other !== unit) this.#gains[other] = this.#gain(other) + sign * this.#pairs.weight(unit, other);
  }
}
