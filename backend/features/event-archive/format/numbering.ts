/** Numbers from 1 in place of an installation's ids, in the same order. */
export class Numbering {
  readonly #ids: readonly number[];

  /** Takes unique ids in ascending order. */
  constructor(ids: readonly number[]) {
    this.#ids = ids;
  }

  get count(): number {
    return this.#ids.length;
  }

  /** @throws Error for an id without a number */
  of(id: number): number {
    // Binary search: a map of hundreds of thousands of ids is slow to fill and takes much memory.
    let first = 0;
    let end = this.#ids.length;
    while (first < end) {
      const middle = (first + end) >>> 1;
      if ((this.#ids[middle] ?? 0) < id) first = middle + 1;
      else end = middle;
    }
    if (this.#ids[first] !== id) throw new Error(`The id ${id} has no number.`);
    return first + 1;
  }

  ofAny(id: number | null): number | null {
    return id === null ? null : this.of(id);
  }
}

/** The ids of an importing installation for an archive's numbers. */
export class NewIds {
  readonly #ids: readonly number[];

  /** Takes new ids in ascending order. */
  constructor(ids: readonly number[]) {
    this.#ids = ids;
  }

  /** @throws Error for an unknown number */
  of(number: number): number {
    const id = this.#ids[number - 1];
    if (id === undefined) throw new Error(`The number ${number} has no id.`);
    return id;
  }

  ofAny(number: number | null): number | null {
    return number === null ? null : this.of(number);
  }
}
