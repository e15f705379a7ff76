import { LRUCache } from "lru-cache";
import PQueue from "p-queue";
import { RateLimiterMemory, type RateLimiterRes } from "rate-limiter-flexible";
import { message } from "../../common/messages/message.ts";
import { type Beyond, type Rate, rates, type ShareRow, type TurnsRow, turns } from "../limits.ts";
import { DomainError } from "./domain-error.ts";
import { isSmallMachine } from "./machine.ts";
import { onceFor } from "./once-for.ts";
import { otherWork } from "./other-work.ts";

/** Those who were counted last are remembered, so that memory is bounded whoever asks. */
const maxCallers = 20_000;

/** Counts callers in this process's memory. Limits across processes belong in the database. */
export class RateLimit {
  readonly #rate: Rate;
  readonly #max: number;
  readonly #onExceeded: ((caller: string) => void) | undefined;
  readonly #limiter: RateLimiterMemory;
  readonly #callers = new LRUCache<string, true>({
    max: maxCallers,
    dispose: (_counted, caller) => void this.#limiter.delete(caller),
  });

  /** `max` replaces the table's. `onExceeded`: called at a caller's first refusal of a period. */
  constructor(rate: Rate, max = rate.max, onExceeded?: (caller: string) => void) {
    this.#rate = rate;
    this.#max = max;
    this.#onExceeded = onExceeded;
    this.#limiter = new RateLimiterMemory({ points: max, duration: rate.seconds });
  }

  /** Counts `cost` requests. @throws DomainError RATE_LIMITED with the time until there may be more */
  async count(caller: string, cost = 1): Promise<void> {
    if (this.#max === 0) return;
    if (!this.#callers.get(caller)) this.#callers.set(caller, true);
    const counted = await this.#limiter.consume(caller, cost).catch((refused: RateLimiterRes) => refused);
    if (counted.consumedPoints <= this.#max) return;
    if (counted.consumedPoints - cost <= this.#max) this.#onExceeded?.(caller);
    throw tooOften(this.#rate, counted.msBeforeNext / 1000);
  }

  /** Takes back one counted request. */
  async giveBack(caller: string): Promise<void> {
    if (this.#max > 0) await this.#limiter.reward(caller);
  }
}

/** The counts of a rate, apart for each owner, such as a database. */
export const countsOf = (rate: Rate): ((owner: object) => RateLimit) => onceFor(() => new RateLimit(rate));

const tooManyRequests = message("refusals.tooManyRequests");

/** The refusal beyond a rate. */
export const tooOften = (rate: Rate, retryAfterSeconds: number): DomainError =>
  refusalBeyond({ code: "RATE_LIMITED", message: rate.message ?? tooManyRequests, retryAfterSeconds });

/** The refusal beyond a limit. */
function refusalBeyond({ code, message: reason, retryAfterSeconds }: Beyond): DomainError {
  const text = typeof reason === "function" ? reason(retryAfterSeconds) : reason;
  return new DomainError(code, text, { retryAfterSeconds });
}

/** A rate of networks that one device cannot use up for the others. */
export class SearchLimit {
  readonly #ofNetwork: RateLimit;
  readonly #reserveOfNetwork: RateLimit;
  readonly #reserveOfDevice = new RateLimit(rates.searchesInReserve);

  /** `max` as for {@link RateLimit}. All devices' reserves beyond it are together as large. */
  constructor(max = rates.searches.max) {
    this.#ofNetwork = new RateLimit(rates.searches, max);
    this.#reserveOfNetwork = new RateLimit(rates.searches, max);
  }

  /** `deviceOf` is called only once the network is over its limit. @throws DomainError RATE_LIMITED */
  async count(network: string, deviceOf?: () => string | undefined): Promise<void> {
    try {
      await this.#ofNetwork.count(network);
    } catch (refusal) {
      const device = deviceOf?.();
      if (device === undefined) throw refusal;
      await this.#reserveOfDevice.count(`${network} ${device}`);
      await this.#reserveOfNetwork.count(network);
    }
  }
}

/** A network's look-ups by guessable ids. What it may not see counts as a miss, and misses are limited. */
export interface LookUps {
  /**
   * Undefined means not there for this caller. Without misses left, refuses what is new without looking.
   * @throws DomainError RATE_LIMITED
   */
  byNumber<Found>(id: number, find: () => Promise<Found | undefined>): Promise<Found | undefined>;
  /** Records that the network has reached something in a way that cannot be guessed. */
  reached(id: number): void;
  /** Counts a miss, unless the network has reached the thing before. @throws DomainError RATE_LIMITED */
  missed(id: number | undefined): Promise<void>;
}

/** Forgetting one only slows a network that is probing at that moment. */
const maxReached = 50_000;

/** Limits misses by network. What it has reached stays open to it, whatever its neighbors try. */
export class MissLimit {
  readonly #limit: RateLimit;
  /** By network and id; a promise while it is being looked up for the first time. */
  readonly #reached = new LRUCache<string, true | Promise<boolean>>({ max: maxReached });

  constructor(limit: RateLimit) {
    this.#limit = limit;
  }

  of(network: string): LookUps {
    const keyOf = (id: number) => `${network} ${id}`;
    return {
      byNumber: async (id, find) => {
        // A crowd requests the same thing at once: one look-up answers all of them, and none is counted.
        const isThere = await this.#reached.get(keyOf(id));
        return isThere ? find() : this.#findFirst(network, keyOf(id), find);
      },
      reached: (id) => {
        // Repeated by every search, so that entries in use stay.
        if (this.#reached.get(keyOf(id)) !== true) this.#reached.set(keyOf(id), true);
      },
      missed: async (id) => {
        if (id === undefined || !(await this.#reached.get(keyOf(id)))) await this.#limit.count(network);
      },
    };
  }

  async #findFirst<Found>(
    network: string,
    key: string,
    find: () => Promise<Found | undefined>,
  ): Promise<Found | undefined> {
    const finding = this.#findCounted(network, find);
    const isThere = finding.then(
      (found) => found !== undefined,
      () => false,
    );
    this.#reached.set(key, isThere);
    try {
      const found = await finding;
      if (found !== undefined) this.#reached.set(key, true);
      return found;
    } finally {
      if (this.#reached.peek(key) === isThere) this.#reached.delete(key);
    }
  }

  // Counted before the result is known, so that concurrent guesses cannot exceed the limit. A failed query is no miss.
  async #findCounted<Found>(network: string, find: () => Promise<Found | undefined>): Promise<Found | undefined> {
    await this.#limit.count(network);
    let isMiss = false;
    try {
      const found = await find();
      isMiss = found === undefined;
      return found;
    } finally {
      if (!isMiss) await this.#limit.giveBack(network);
    }
  }
}

/** Clients and proxies give up after two minutes, or sooner. */
const maxWaitMs = 60_000;

/** Runs a few tasks at once. Only the first of each caller wait together, so that callers take turns. */
export class Turns {
  readonly #row: TurnsRow;
  readonly #all: PQueue;
  readonly #queues = new Map<string, PQueue>();
  #waiting = 0;

  constructor(row: TurnsRow, isSmall = isSmallMachine()) {
    this.#row = row;
    this.#all = new PQueue({ concurrency: isSmall ? (row.atOnceWhenSmall ?? row.atOnce) : row.atOnce });
  }

  /** `unwanted` only removes a waiting task. @throws DomainError as the row says; the reason of `unwanted` */
  async run<T>(key: string, task: () => Promise<T>, unwanted?: AbortSignal): Promise<T> {
    const end = await this.take(key, unwanted);
    try {
      return await task();
    } finally {
      end();
    }
  }

  /** Takes a place in turn. The result gives it back, after a rest, and must be called; again is harmless. @throws as {@link run} */
  take(key: string, unwanted?: AbortSignal): Promise<() => void> {
    const { waiting, waitingOfEach, rest, own, all } = this.#row;
    if ((this.#queues.get(key)?.size ?? 0) >= waitingOfEach) throw refusalBeyond(own);
    if (this.#waiting >= waiting) throw refusalBeyond(all);
    this.#waiting += 1;
    const queue = this.#queueOf(key);
    const leaving = new AbortController();
    const signal = AbortSignal.any([leaving.signal, ...(unwanted ? [unwanted] : [])]);
    const timer = setTimeout(() => leaving.abort(refusalBeyond(all)), maxWaitMs);
    const stopWaiting = () => {
      this.#waiting -= 1;
      clearTimeout(timer);
    };
    return new Promise((resolve, reject) => {
      const place = () =>
        new Promise<void>((end) => {
          stopWaiting();
          const began = performance.now();
          resolve(rest === undefined ? end : () => void setTimeout(end, rest * (performance.now() - began)));
        });
      queue
        .add(() => this.#all.add(place, { signal }), { signal })
        .catch((reason: unknown) => {
          stopWaiting();
          reject(reason);
        });
    });
  }

  /** Whether a task of this caller has to wait. */
  isBusyFor(key: string): boolean {
    const isOwnBusy = (this.#queues.get(key)?.pending ?? 0) >= this.#row.atOnceOfEach;
    return isOwnBusy || this.#all.pending >= this.#all.concurrency;
  }

  #queueOf(key: string): PQueue {
    const known = this.#queues.get(key);
    if (known) return known;
    const queue = new PQueue({ concurrency: this.#row.atOnceOfEach });
    queue.on("idle", () => this.#queues.delete(key));
    this.#queues.set(key, queue);
    return queue;
  }
}

const longWork = new Turns(turns.longWork);

/** Does what may take long in this process, for a stranger, when nobody else arrives. @throws as {@link Turns.run} */
export const doLongWork = <T>(network: string, work: () => T): Promise<T> =>
  longWork.run(network, () => otherWork().then(work));

/** Shares something limited, such as memory for uploads, between callers. Nobody waits: see {@link Turns}. */
export class Share {
  readonly #row: ShareRow;
  readonly #takenBy = new Map<string, number>();
  #taken = 0;

  constructor(row: ShareRow) {
    this.#row = row;
  }

  /** Takes an amount; the result gives it back, once. @throws DomainError as the row says */
  take(key: string, amount = 1): () => void {
    const { inAll, ofEach, own, all } = this.#row;
    if ((this.#takenBy.get(key) ?? 0) + amount > ofEach) throw refusalBeyond(own);
    if (this.#taken + amount > inAll) throw refusalBeyond(all);
    this.#add(key, amount);
    let isTaken = true;
    return () => {
      if (isTaken) this.#add(key, -amount);
      isTaken = false;
    };
  }

  #add(key: string, amount: number): void {
    this.#taken += amount;
    const taken = (this.#takenBy.get(key) ?? 0) + amount;
    if (taken > 0) this.#takenBy.set(key, taken);
    else this.#takenBy.delete(key);
  }
}
