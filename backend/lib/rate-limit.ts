import { LRUCache } from "lru-cache";
import { RateLimiterMemory, type RateLimiterRes } from "rate-limiter-flexible";
import { message } from "../../common/messages/message.ts";
import { type Beyond, type Rate, rates } from "../limits.ts";
import { DomainError } from "./domain-error.ts";
import { onceFor } from "./once-for.ts";

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
export function refusalBeyond({ code, message: reason, retryAfterSeconds }: Beyond): DomainError {
  const text = typeof reason === "function" ? reason(retryAfterSeconds) : reason;
  return new DomainError(code, text, { retryAfterSeconds });
}

/** A rate of networks that one device cannot use up for the others. */
export class SearchLimit {
  readonly #ofNetwork: RateLimit;
  readonly #reserveOfNetwork: RateLimit;
  readonly #reserveOfDevice = new RateLimit(rates.searchesInReserve);

  /** `max` as for {@link RateLimit}. All devices' reserves beyond it are together as large. */
  constructor(max: number) {
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
