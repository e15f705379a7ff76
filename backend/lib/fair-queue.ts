/** How much a {@link FairQueue} takes on. */
export interface FairQueueBounds {
  /** Tasks that run at once. */
  size: number;
  /** Tasks that may wait in all. */
  maxWaiting: number;
  /** Tasks of one key that may wait. */
  maxWaitingPerKey: number;
  /** Makes the error for a task that would wait beyond these bounds. */
  refusal: () => Error;
}

/**
 * Lets a few tasks run at once. The others wait in one line per key, and the lines take turns: a key with one task
 * waits for at most one task of every other key, however many those have.
 */
export class FairQueue {
  readonly #bounds: FairQueueBounds;
  /** Lines that are not empty, the one whose turn is next in front. */
  readonly #lines = new Map<string, (() => void)[]>();
  #waiting = 0;
  #running = 0;

  constructor(bounds: FairQueueBounds) {
    this.#bounds = bounds;
  }

  /**
   * Runs a task when its turn comes.
   *
   * @param key whose task it is
   * @returns what the task returns, or fails as it fails.
   * @throws what `refusal` makes, when too many tasks of this key or in all are waiting.
   */
  async run<T>(key: string, task: () => Promise<T>): Promise<T> {
    await this.#enter(key);
    try {
      return await task();
    } finally {
      this.#leave();
    }
  }

  async #enter(key: string): Promise<void> {
    const { size, maxWaiting, maxWaitingPerKey, refusal } = this.#bounds;
    if (this.#running < size) {
      this.#running += 1;
      return;
    }
    const line = this.#lines.get(key) ?? [];
    if (this.#waiting >= maxWaiting || line.length >= maxWaitingPerKey) throw refusal();
    this.#waiting += 1;
    this.#lines.set(key, line);
    await new Promise<void>((enter) => line.push(enter));
  }

  // A place goes straight to the next in turn, so that no newcomer gets in between.
  #leave(): void {
    const enterNext = this.#takeNext();
    if (enterNext) enterNext();
    else this.#running -= 1;
  }

  #takeNext(): (() => void) | undefined {
    const [next] = this.#lines;
    if (next === undefined) return undefined;
    const [key, line] = next;
    const enter = line.shift();
    this.#waiting -= 1;
    this.#lines.delete(key);
    if (line.length > 0) this.#lines.set(key, line);
    return enter;
  }
}
