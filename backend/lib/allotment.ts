/** How much an {@link Allotment} has to give. */
export interface AllotmentBounds {
  /** Taken by everybody together. */
  total: number;
  /** Taken by one key. */
  perKey: number;
  /**
   * Makes the error for what goes beyond these bounds.
   *
   * @param cause who has taken too much already: the key, or everybody
   */
  refusal: (cause: TakenBy) => Error;
}

/** Who has taken too much. */
type TakenBy = "the key" | "everybody";

/** Something of which there is so much, such as memory for what is coming in, and of which one taker gets a part at most. */
export class Allotment {
  readonly #bounds: AllotmentBounds;
  /** Above 0. */
  readonly #takenBy = new Map<string, number>();
  #taken = 0;

  constructor(bounds: AllotmentBounds) {
    this.#bounds = bounds;
  }

  /**
   * Takes a part.
   *
   * @returns gives it back; again and again does no more.
   * @throws what `refusal` makes.
   */
  take(key: string, amount: number): () => void {
    const { total, perKey, refusal } = this.#bounds;
    const before = this.#takenBy.get(key) ?? 0;
    if (before + amount > perKey) throw refusal("the key");
    if (this.#taken + amount > total) throw refusal("everybody");
    this.#taken += amount;
    this.#takenBy.set(key, before + amount);
    let isTaken = true;
    return () => {
      if (isTaken) this.#giveBack(key, amount);
      isTaken = false;
    };
  }

  #giveBack(key: string, amount: number): void {
    this.#taken -= amount;
    const left = (this.#takenBy.get(key) ?? 0) - amount;
    if (left > 0) this.#takenBy.set(key, left);
    else this.#takenBy.delete(key);
  }
}
