import {
  DeclaredLimit,
  formatCount,
  formatRefusal,
  formatSeconds,
  formatSharedRefusal,
  type Refusal,
  refusalError,
  type SharedRefusal,
} from "./declared-limits.ts";

/** The limits of a {@link FairQueue}. */
export interface FairQueueBounds {
  /** The tasks, for the table of limits. */
  what: string;
  /** Whose tasks take turns, for the table: "account". */
  counts: string;
  /** Tasks that run at once. */
  places: number;
  /** Tasks of one key that run at once, even if no others wait; `places` by default. */
  placesPerKey?: number;
  /** Tasks that may wait in total. */
  waiting: number;
  /** Tasks of one key that may wait. */
  waitingPerKey: number;
  /** When a running task gives its place to the next in turn while it runs on, so that long tasks hold up short ones less. */
  overtime?: {
    afterMs: number;
    /** Tasks that run on at once, besides `places`. */
    places: number;
  };
  /** The longest that a task waits, in milliseconds; a minute by default. */
  maxWaitMs?: number;
  /** What those are told who may not wait. */
  beyond: SharedRefusal & {
    /** A task has waited for too long; like too many of all by default. */
    tooLong?: Refusal;
  };
}

/** Clients and proxies give up after two minutes, or sooner. */
const defaultMaxWaitMs = 60_000;

/** Bounds, and their row in the table of limits. */
export function declareQueue(bounds: FairQueueBounds): DeclaredLimit<FairQueueBounds> {
  const { what, counts, places, placesPerKey = places, overtime, waiting, waitingPerKey, beyond } = bounds;
  const maxWaitMs = bounds.maxWaitMs ?? defaultMaxWaitMs;
  const atOnce = [
    ...(placesPerKey < places ? [`${placesPerKey} of each ${counts}`] : []),
    `${places} in all`,
    ...(overtime ? [`${places + overtime.places} when some have taken ${formatSeconds(overtime.afterMs / 1000)}`] : []),
  ];
  const inLine = `${waitingPerKey} of each ${counts} and ${formatCount(waiting)} in all wait`;
  return new DeclaredLimit(bounds, {
    what,
    counts: `each ${counts}, in turns, by each process`,
    limit: `at once ${atOnce.join(", ")}; ${inLine}, for ${formatSeconds(maxWaitMs / 1000)} at most`,
    beyond: [
      formatSharedRefusal(beyond),
      ...(beyond.tooLong ? [`too long: ${formatRefusal(beyond.tooLong)}`] : []),
    ].join("; "),
  });
}

interface RunningTask {
  isInOvertime: boolean;
}

/**
 * Runs a few tasks at once. The others wait in one line per key, and the lines take turns: a key with one task waits for at
 * most one task of every other key, however many those have.
 */
export class FairQueue {
  readonly #bounds: FairQueueBounds & { placesPerKey: number; maxWaitMs: number };
  /** Non-empty lines; the next in turn is first. */
  readonly #lines = new Map<string, (() => void)[]>();
  /** Running tasks by key, at least 1. */
  readonly #runningOf = new Map<string, number>();
  /** Tasks that have run for long and still have their places. The one that began first is first. */
  readonly #long = new Set<RunningTask>();
  #waiting = 0;
  #running = 0;
  #inOvertime = 0;

  constructor({ limit }: DeclaredLimit<FairQueueBounds>) {
    this.#bounds = { placesPerKey: limit.places, maxWaitMs: defaultMaxWaitMs, ...limit };
  }

  /**
   * Runs a task when its turn comes.
   *
   * @param key identifies the owner of the task
   * @param unwanted a task that waits when this is aborted leaves its line; a running one is left alone
   * @returns the task's result, or its failure.
   * @throws DomainError the refusal of these bounds, when too many tasks of this key or in total are waiting, or when it has waited for
   *   too long; the reason of `unwanted`.
   */
  async run<T>(key: string, task: () => Promise<T>, unwanted?: AbortSignal): Promise<T> {
    const leave = await this.take(key, unwanted);
    try {
      return await task();
    } finally {
      leave();
    }
  }

  /**
   * Takes a place for a task that begins and ends in different functions, when its turn comes.
   *
   * @param unwanted as for {@link run}
   * @returns gives the place back; must be called, and does nothing when called again.
   * @throws as {@link run}
   */
  async take(key: string, unwanted?: AbortSignal): Promise<() => void> {
    await this.#enter(key, unwanted);
    const running: RunningTask = { isInOvertime: false };
    const timer = this.#startTimer(running);
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      clearTimeout(timer);
      this.#leave(key, running);
    };
  }

  /** Whether a task of this key would not have to wait. */
  isFreeFor(key: string): boolean {
    return this.#mayRun(key);
  }

  #startTimer(running: RunningTask): NodeJS.Timeout | undefined {
    const { overtime } = this.#bounds;
    if (overtime === undefined) return undefined;
    const becomesLong = () => {
      this.#long.add(running);
      this.#sendIntoOvertime();
    };
    return setTimeout(becomesLong, overtime.afterMs);
  }

  #sendIntoOvertime(): void {
    for (const running of this.#long) {
      if (this.#inOvertime >= (this.#bounds.overtime?.places ?? 0)) return;
      this.#long.delete(running);
      running.isInOvertime = true;
      this.#inOvertime += 1;
      this.#running -= 1;
      this.#letNextIn();
    }
  }

  async #enter(key: string, unwanted: AbortSignal | undefined): Promise<void> {
    unwanted?.throwIfAborted();
    if (this.#mayRun(key)) return this.#begin(key);
    const { waiting, waitingPerKey, maxWaitMs, beyond } = this.#bounds;
    const line = this.#lines.get(key) ?? [];
    if (line.length >= waitingPerKey) throw refusalError(beyond.own);
    if (this.#waiting >= waiting) throw refusalError(beyond.all);
    this.#waiting += 1;
    this.#lines.set(key, line);
    await new Promise<void>((resolve, reject) => {
      const end = () => {
        clearTimeout(timer);
        unwanted?.removeEventListener("abort", leave);
      };
      const giveUp = (reason: unknown) => {
        end();
        this.#leaveLine(key, enter);
        reject(reason);
      };
      const leave = () => giveUp(unwanted?.reason);
      const enter = () => {
        end();
        resolve();
      };
      const timer = setTimeout(() => giveUp(refusalError(beyond.tooLong ?? beyond.all)), maxWaitMs);
      line.push(enter);
      unwanted?.addEventListener("abort", leave, { once: true });
    });
  }

  #leaveLine(key: string, enter: () => void): void {
    const left = this.#lines.get(key)?.filter((waiting) => waiting !== enter) ?? [];
    this.#waiting -= 1;
    // The line keeps its place among the others.
    if (left.length > 0) this.#lines.set(key, left);
    else this.#lines.delete(key);
  }

  #mayRun(key: string): boolean {
    const { places, placesPerKey } = this.#bounds;
    return this.#running < places && (this.#runningOf.get(key) ?? 0) < placesPerKey;
  }

  #begin(key: string): void {
    this.#running += 1;
    this.#runningOf.set(key, (this.#runningOf.get(key) ?? 0) + 1);
  }

  // The place goes straight to the next in turn, so that no new task can take it.
  #leave(key: string, running: RunningTask): void {
    this.#long.delete(running);
    if (running.isInOvertime) this.#inOvertime -= 1;
    else this.#running -= 1;
    const left = (this.#runningOf.get(key) ?? 1) - 1;
    if (left > 0) this.#runningOf.set(key, left);
    else this.#runningOf.delete(key);
    if (running.isInOvertime) this.#sendIntoOvertime();
    this.#letNextIn();
  }

  #letNextIn(): void {
    for (const [key, line] of this.#lines) {
      if (!this.#mayRun(key)) continue;
      const enter = line.shift();
      this.#waiting -= 1;
      this.#lines.delete(key);
      if (line.length > 0) this.#lines.set(key, line);
      this.#begin(key);
      enter?.();
      return;
    }
  }
}
