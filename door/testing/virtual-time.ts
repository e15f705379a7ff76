interface Timer {
  at: number;
  turn: number;
  work: () => void;
}

/**
 * Time that passes only when nothing is being done: timers go off one after the other, each after everything that the one before
 * has set off is done, such as calls of a real server.
 */
export class VirtualTime {
  #now: number;
  #turns = 0;
  #busy = 0;
  readonly #timers = new Set<Timer>();

  /** `now`: milliseconds since 1970. */
  constructor(now: number) {
    this.#now = now;
  }

  get now(): number {
    return this.#now;
  }

  /** Calls back once. Returns how to prevent that. */
  after(ms: number, work: () => void): () => void {
    this.#turns += 1;
    const timer = { at: this.#now + Math.max(0, ms), turn: this.#turns, work };
    this.#timers.add(timer);
    return () => void this.#timers.delete(timer);
  }

  pause(ms: number): Promise<void> {
    return new Promise((resolve) => this.after(ms, resolve));
  }

  /** Stops time until some real work is done. */
  async during<Result>(work: Promise<Result>): Promise<Result> {
    this.#busy += 1;
    try {
      return await work;
    } finally {
      this.#busy -= 1;
    }
  }

  /** Lets time pass until a moment, or until nothing is waiting for it. */
  async runUntil(moment: number): Promise<void> {
    await this.#settle();
    for (let next = this.#next(moment); next; next = this.#next(moment)) {
      this.#timers.delete(next);
      this.#now = Math.max(this.#now, next.at);
      next.work();
      await this.#settle();
    }
    this.#now = Math.max(this.#now, moment);
  }

  #next(moment: number): Timer | undefined {
    let first: Timer | undefined;
    for (const timer of this.#timers) {
      if (timer.at <= moment && (!first || timer.at < first.at || (timer.at === first.at && timer.turn < first.turn)))
        first = timer;
    }
    return first;
  }

  /** Until nothing is under way but what waits for time to pass. */
  async #settle(): Promise<void> {
    for (let quiet = 0; quiet < 2; quiet = this.#busy === 0 ? quiet + 1 : 0) await nextTurn();
  }
}

const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));
