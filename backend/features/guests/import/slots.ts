/**
 * Lets at most `size` tasks run at once; the others wait in the order of their coming. Beyond `maxWaiting` waiting
 * tasks, `refusal` makes the error that a task is turned away with.
 */
export class Slots {
  readonly #size: number;
  readonly #maxWaiting: number;
  readonly #refusal: () => Error;
  readonly #waiting: (() => void)[] = [];
  #taken = 0;

  constructor(size: number, maxWaiting: number, refusal: () => Error) {
    this.#size = size;
    this.#maxWaiting = maxWaiting;
    this.#refusal = refusal;
  }

  /** Runs the task when its turn comes and answers what it answers. */
  async run<T>(task: () => Promise<T>): Promise<T> {
    await this.#enter();
    try {
      return await task();
    } finally {
      this.#leave();
    }
  }

  /** A slot that becomes free goes straight to whoever waits longest, so that nobody comes in between. */
  async #enter(): Promise<void> {
    if (this.#taken < this.#size) {
      this.#taken += 1;
      return;
    }
    if (this.#waiting.length >= this.#maxWaiting) throw this.#refusal();
    await new Promise<void>((enter) => this.#waiting.push(enter));
  }

  #leave(): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#taken -= 1;
    else next();
  }
}
