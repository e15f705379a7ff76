import { message } from "../../common/messages/message.ts";
import {
  DeclaredLimit,
  formatCount,
  formatRefusal,
  formatSeconds,
  type Refusal,
  refusalError,
} from "./declared-limits.ts";
import type { DomainError } from "./domain-error.ts";

export interface Rate {
  what: string;
  /** For the table of limits: "each network". */
  counts: string;
  /** In each period; 0 is no limit. */
  max: number;
  /** The environment variable that sets `max`. */
  variable?: string;
  /** A minute by default. */
  seconds?: number;
  /** Refilled all the time, so that the next one is never far; otherwise all at once, a period after the first. */
  isSteady?: boolean;
  /** That there were too many requests, by default. */
  message?: Refusal["message"];
}

const defaultSeconds = 60;
const defaultMessage = message("refusals.tooManyRequests");

const refusalOf = (rate: Rate): Refusal => ({ code: "RATE_LIMITED", message: rate.message ?? defaultMessage });

/** A rate, and its row in the table of limits. */
export function declareRate(rate: Rate): DeclaredLimit<Rate> {
  const { what, counts, max, variable, seconds = defaultSeconds, isSteady = false } = rate;
  const limit = `${variable === undefined ? "" : `\`${variable}\`, `}${formatCount(max)} in ${formatSeconds(seconds)}`;
  return new DeclaredLimit(rate, {
    what,
    counts: `${counts}, by each process`,
    limit: isSteady ? `${limit}, refilled steadily` : limit,
    beyond: formatRefusal(refusalOf(rate), isSteady ? Math.ceil(seconds / max) : seconds),
  });
}

interface BucketSize {
  size: number;
  refillMs: number;
  isSteady: boolean;
}

/** What somebody has left. Times are in milliseconds, of any clock. */
export class Bucket {
  readonly #size: BucketSize;
  #since: number;
  left: number;

  constructor(size: BucketSize, now: number) {
    this.#size = size;
    this.#since = now;
    this.left = size.size;
  }

  /** While it rests, nothing is refilled. */
  refill(now: number, isResting = false): void {
    const { size, refillMs, isSteady } = this.#size;
    const ms = isResting ? 0 : Math.max(0, now - this.#since);
    if (isSteady) this.left = Math.min(size, this.left + (ms * size) / refillMs);
    else if (ms >= refillMs) this.left = size;
    if (isSteady || this.left >= size) this.#since = now;
  }

  /** Milliseconds after the last refill until it has this much. */
  msUntil(count: number, now: number): number {
    const { size, refillMs, isSteady } = this.#size;
    return isSteady ? ((count - this.left) * refillMs) / size : this.#since + refillMs - now;
  }
}

/** Those who were counted last are remembered. */
const maxCallers = 20_000;

interface Counted {
  bucket: Bucket;
  isExceeded: boolean;
}

/** Counts callers in this process's memory, to protect its time. Limits across processes belong in the database. */
export class RateLimit {
  readonly #refusal: Refusal;
  readonly #size: BucketSize;
  readonly #onExceeded: ((caller: string) => void) | undefined;
  readonly #callers = new Map<string, Counted>();

  /** `max` replaces the declared one. `onExceeded`: called at the first refusal since a caller had everything left. */
  constructor({ limit }: DeclaredLimit<Rate>, max = limit.max, onExceeded?: (caller: string) => void) {
    this.#refusal = refusalOf(limit);
    this.#size = { size: max, refillMs: (limit.seconds ?? defaultSeconds) * 1000, isSteady: limit.isSteady ?? false };
    this.#onExceeded = onExceeded;
  }

  /** Counts `cost` requests, if not refused. @throws DomainError RATE_LIMITED with the time until there may be more */
  count(caller: string, cost = 1): void {
    if (!this.tryCount(caller, cost)) throw this.refusalFor(caller, cost);
  }

  /** As {@link count}, but returns false instead of refusing. */
  tryCount(caller: string, cost = 1): boolean {
    if (this.#size.size === 0) return true;
    const counted = this.#countedOf(caller);
    const { bucket } = counted;
    if (bucket.left >= cost) {
      bucket.left -= cost;
      return true;
    }
    if (!counted.isExceeded) this.#onExceeded?.(caller);
    counted.isExceeded = true;
    return false;
  }

  /** The refusal of a request that {@link tryCount} did not count. */
  refusalFor(caller: string, cost = 1): DomainError {
    const ms = this.#countedOf(caller).bucket.msUntil(cost, Date.now());
    return refusalError(this.#refusal, ms / 1000);
  }

  /** Takes back one counted request. */
  giveBack(caller: string): void {
    const { bucket } = this.#countedOf(caller);
    bucket.left = Math.min(this.#size.size, bucket.left + 1);
  }

  #countedOf(caller: string): Counted {
    const now = Date.now();
    const counted = this.#callers.get(caller) ?? { bucket: new Bucket(this.#size, now), isExceeded: false };
    counted.bucket.refill(now);
    if (counted.bucket.left >= this.#size.size) counted.isExceeded = false;
    // The caller who was counted last comes last.
    this.#callers.delete(caller);
    this.#callers.set(caller, counted);
    const [oldest] = this.#callers.keys();
    if (this.#callers.size > maxCallers && oldest !== undefined) this.#callers.delete(oldest);
    return counted;
  }
}
