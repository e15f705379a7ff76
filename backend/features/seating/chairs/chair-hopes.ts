import type { ChairProblem } from "./chair-problem.ts";

/** What guests without a chair can add at most, by the set of those who have one: sets are numbers of one bit per guest. */
export class ChairHopes {
  /** At guest × sets + set: the most that one guest of a set, or two, can add beside a guest. */
  readonly #one: Float64Array;
  readonly #two: Float64Array;
  /** By set of guests: the most that they can add among each other. */
  readonly #among: Float64Array;
  readonly #sets: number;

  constructor({ size, beside, across, place, fixed }: ChairProblem) {
    this.#sets = 2 ** size;
    this.#one = new Float64Array((size + 1) * this.#sets);
    this.#two = new Float64Array((size + 1) * this.#sets);
    this.#among = new Float64Array(this.#sets);
    for (const guest of fixed.keys()) {
      const row = (list: Float64Array) => list.subarray(guest * size, (guest + 1) * size);
      const [one, two] = [this.#ofGuest(this.#one, guest), this.#ofGuest(this.#two, guest)];
      fillBest(row(beside), one, two);
      const facing = new Float64Array(this.#sets);
      fillBest(row(across), facing, new Float64Array(this.#sets));
      const chair = fixed[guest] ?? -1;
      const best = chair < 0 ? Math.max(...row(place)) : (row(place)[chair] ?? 0);
      for (let set = 0; set < this.#sets; set++) {
        if ((set >> guest) & 1)
          this.#among[set] = (this.#among[set] ?? 0) + best + ((two[set] ?? 0) + (facing[set] ?? 0)) / 2;
      }
    }
  }

  /** The most that guests without a chair can add among each other. */
  among(seated: number): number {
    return this.#among[this.#sets - 1 - seated] ?? 0;
  }

  /** The most that some of them can add next to a guest with a chair. */
  beside(guest: number, neighbors: number, seated: number): number {
    if (neighbors === 0) return 0;
    const list = neighbors === 1 ? this.#one : this.#two;
    return list[(guest + 1) * this.#sets - 1 - seated] ?? 0;
  }

  #ofGuest(list: Float64Array, guest: number): Float64Array {
    return list.subarray(guest * this.#sets, (guest + 1) * this.#sets);
  }
}

/** By set: the largest of its values, and the sum of its two largest; 0 for negative ones. */
function fillBest(values: Float64Array, one: Float64Array, two: Float64Array): void {
  for (let set = 1; set < one.length; set++) {
    const last = 31 - Math.clz32(set);
    const rest = set ^ (1 << last);
    const value = Math.max(0, values[last] ?? 0);
    const top = one[rest] ?? 0;
    const second = (two[rest] ?? 0) - top;
    one[set] = Math.max(top, value);
    two[set] = Math.max(top, value) + Math.max(second, Math.min(top, value));
  }
}
