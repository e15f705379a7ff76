/**
 * Numbers in place of the ids of an installation: 1 for the lowest id, in ascending order, so that the order of ids stays.
 */
export class Numbering {
  readonly #ids: readonly number[];

  /** @param ids each once, in ascending order */
  constructor(ids: readonly number[]) {
    this.#ids = ids;
  }

  /** The highest number. */
  get count(): number {
    return this.#ids.length;
  }

  /**
   * The number of an id.
   *
   * @throws Error for an id that has none.
   */
  of(id: number): number {
    // By halving: a map of hundreds of thousands of ids takes long to fill, and much memory.
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

  /** The number of an id; null for none. */
  ofAny(id: number | null): number | null {
    return id === null ? null : this.of(id);
  }
}

/** The ids that numbers of an archive stand for in the installation that imports it. */
export class NewIds {
  readonly #ids: readonly number[];

  /** @param ids new ones, in ascending order */
  constructor(ids: readonly number[]) {
    this.#ids = ids;
  }

  /**
   * The id of a number.
   *
   * @throws Error for a number that has none.
   */
  of(number: number): number {
    const id = this.#ids[number - 1];
    if (id === undefined) throw new Error(`The number ${number} has no id.`);
    return id;
  }

  /** The id of a number; null for none. */
  ofAny(number: number | null): number | null {
    return number === null ? null : this.of(number);
  }
}
