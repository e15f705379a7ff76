import { setTimeout as delay } from "node:timers/promises";

/** Lets callers wait for a while, but only as many at once as a process can afford. */
export class BoundedWaits {
  readonly #bounds: { max: number; maxPerKey: number };
  readonly #waiting = new Map<string, number>();
  #total = 0;

  /** @param bounds how many may wait at once, in total and per key */
  constructor(bounds: { max: number; maxPerKey: number }) {
    this.#bounds = bounds;
  }

  /**
   * Waits.
   *
   * @param key identifies the waiting caller
   * @param ms how long
   * @returns true after waiting; false immediately when too many already wait.
   */
  async wait(key: string, ms: number): Promise<boolean> {
    const ofKey = this.#waiting.get(key) ?? 0;
    if (this.#total >= this.#bounds.max || ofKey >= this.#bounds.maxPerKey) return false;
    this.#add(key, 1);
    try {
      await delay(ms);
    } finally {
      this.#add(key, -1);
    }
    return true;
  }

  #add(key: string, change: 1 | -1): void {
    const ofKey = (this.#waiting.get(key) ?? 0) + change;
    this.#total += change;
    if (ofKey === 0) this.#waiting.delete(key);
    else this.#waiting.set(key, ofKey);
  }
}
