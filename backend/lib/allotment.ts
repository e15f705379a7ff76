/** How much an {@link Allotment} has to give. */
export interface AllotmentBounds {
  /** For all keys together. */
  total: number;
  /** For one key. */
  perKey: number;
  /**
   * Creates the error for a request beyond these bounds.
   *
   * @param cause whose share is used up: the key's, or everybody's
   */
  refusal: (cause: TakenBy) => Error;
}

type TakenBy = "the key" | "everybody";

/** A limited resource, such as memory for uploads. Each key gets at most its share. */
export class Allotment {
  readonly #bounds: AllotmentBounds;
  /** Above 0. */
  readonly #takenBy = new Map<string, number>();
  #taken = 0;

  constructor(bounds: AllotmentBounds) {
    this.#bounds = bounds;
  }

  /**
   * Takes a share.
   *
   * @returns gives it back; calling it again has no effect.
   * @throws the error from `refusal`.
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
