/**
 * Numbers in place of the ids of an installation: 1 for the lowest id, in ascending order, so that the order of ids stays.
 */
export class Numbering {
  readonly #numbers: ReadonlyMap<number, number>;

  /** @param ids each once, in ascending order */
  constructor(ids: readonly number[]) {
    this.#numbers = new Map(ids.map((id, place) => [id, place + 1]));
  }

  /** The highest number. */
  get count(): number {
    return this.#numbers.size;
  }

  /**
   * The number of an id.
   *
   * @throws Error for an id that has none.
   */
  of(id: number): number {
    const number = this.#numbers.get(id);
    if (number === undefined) throw new Error(`The id ${id} has no number.`);
    return number;
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
