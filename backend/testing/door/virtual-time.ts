interface Timer {
  at: number;
  turn: number;
  work: () => void;
}

/** Moments are multiples of this, so that things can happen at once. */
const gridMs = 10;

/**
 * Time that passes only when nothing is being done: what is due at a moment is begun together, and the next moment comes after all
 * that this has set off is done, such as calls of a real server.
 */
export class VirtualTime {
  #now: number;
  #turns = 0;
  #busy = 0;
  #onDone: () => void = () => undefined;
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
    const at = Math.ceil((this.#now + Math.max(0, ms)) / gridMs) * gridMs;
    const timer = { at, turn: this.#turns, work };
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
      if (this.#busy === 0) this.#onDone();
    }
  }

  /** Lets time pass until a moment, or until it is enough. */
  async runUntil(moment: number, isEnough: () => boolean = () => false): Promise<void> {
    await this.#settle();
    for (let due = this.#due(moment); due.length > 0 && !isEnough(); due = this.#due(moment)) {
      this.#now = Math.max(this.#now, due[0]?.at ?? 0);
      for (const timer of due) if (this.#timers.delete(timer)) timer.work();
      await this.#settle();
    }
    if (!isEnough()) this.#now = Math.max(this.#now, moment);
  }

  /** What comes next, in the order in which it was asked for. */
  #due(moment: number): Timer[] {
    const next = Math.min(...Array.from(this.#timers, ({ at }) => at));
    if (next > moment) return [];
    return [...this.#timers].filter(({ at }) => at === next).sort((one, other) => one.turn - other.turn);
  }

  /** Until nothing is under way but what waits for time to pass. What follows from real work begins within two turns. */
  async #settle(): Promise<void> {
    for (let quiet = 0; quiet < 2; quiet = this.#busy === 0 ? quiet + 1 : 0) {
      if (this.#busy > 0) await new Promise<void>((resolve) => (this.#onDone = resolve));
      await nextTurn();
    }
  }
}

const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));
