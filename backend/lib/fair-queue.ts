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
import { isSmallMachine } from "./machine.ts";

/** How many tasks run and wait, in total and per key. */
export interface FairQueueBounds {
  what: string;
  /** Whose tasks take turns, for the table of limits: "account". */
  counts: string;
  places: number;
  /** Where tasks take memory that a small machine does not have for so many; `places` by default. */
  placesWhenSmall?: number;
  /** Even if no others wait; `places` by default. */
  placesPerKey?: number;
  waiting: number;
  waitingPerKey: number;
  /** When a running task passes its place on while it runs on, so that long tasks hold up short ones less. */
  overtime?: {
    afterMs: number;
    /** Tasks that run on at once, besides `places`. */
    places: number;
  };
  /** A minute by default. */
  maxWaitMs?: number;
  beyond: SharedRefusal & {
    /** Like too many of all by default. */
    tooLong?: Refusal;
  };
}

/** Clients and proxies give up after two minutes, or sooner. */
const defaultMaxWaitMs = 60_000;

/** Bounds, and their row in the table of limits. */
export function declareQueue(bounds: FairQueueBounds): DeclaredLimit<FairQueueBounds> {
  const { what, counts, places, placesWhenSmall = places, placesPerKey = places } = bounds;
  const { overtime, waiting, waitingPerKey, beyond } = bounds;
  const maxWaitMs = bounds.maxWaitMs ?? defaultMaxWaitMs;
  const atOnce = [
    ...(placesPerKey < places ? [`${placesPerKey} of each ${counts}`] : []),
    `${places} in all${placesWhenSmall < places ? ` (${placesWhenSmall} on a small machine)` : ""}`,
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

/** Runs a few tasks at once. The others wait in one line per key, and the lines take turns, however long they are. */
export class FairQueue {
  readonly #bounds: FairQueueBounds & { placesPerKey: number; maxWaitMs: number };
  readonly #lines = new Map<string, (() => void)[]>();
  readonly #runningOf = new Map<string, number>();
  /** They still have their places; the one that began first is first. */
  readonly #long = new Set<RunningTask>();
  #waiting = 0;
  #running = 0;
  #inOvertime = 0;

  constructor({ limit }: DeclaredLimit<FairQueueBounds>, isSmall = isSmallMachine()) {
    const places = isSmall ? (limit.placesWhenSmall ?? limit.places) : limit.places;
    this.#bounds = { placesPerKey: places, maxWaitMs: defaultMaxWaitMs, ...limit, places };
  }

  /** `unwanted` only removes a waiting task. @throws DomainError the refusal of these bounds; `unwanted`'s reason */
  async run<T>(key: string, task: () => Promise<T>, unwanted?: AbortSignal): Promise<T> {
    const leave = await this.take(key, unwanted);
    try {
      return await task();
    } finally {
      leave();
    }
  }

  /** Takes a place in turn. The result gives it back, and must be called; again is harmless. @throws as {@link run} */
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
