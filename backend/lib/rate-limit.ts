import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { type Message, message } from "../../common/messages/message.ts";
import { DomainError } from "./domain-error.ts";

/** A limit on each caller's requests in a period. */
export interface RateLimit {
  /**
   * Counts a request.
   *
   * @param caller key under which requests are counted
   * @param points cost of the request; 1 by default
   * @throws DomainError RATE_LIMITED when there were too many.
   */
  count(caller: string, points?: number): Promise<void>;
  /** Takes back one counted request of the caller. */
  giveBack(caller: string): Promise<void>;
}

/** Options of a limit. */
export interface RateLimitOptions {
  /** Seconds after which a caller's count restarts; 60 by default. */
  seconds?: number;
  /** The message of the refusal. */
  message?: Message;
  /** Called for the first refusal of a caller in each period. */
  onExceeded?(caller: string): void;
}

const usualMessage = message("refusals.tooManyRequests");

/**
 * A limit that this process keeps in memory. It protects the process's own time and costs no query, so each process
 * correctly counts for itself. Limits across all processes, such as attempts at a password, are counted in the database.
 *
 * @param most requests of a caller in a minute, or in the given seconds; 0 is no limit
 */
export function createRateLimit(
  most: number,
  { seconds = 60, message: refused = usualMessage, onExceeded }: RateLimitOptions = {},
): RateLimit {
  if (most === 0) return { count: async () => undefined, giveBack: async () => undefined };
  const limiter = new RateLimiterMemory({ points: most, duration: seconds });
  return {
    async count(caller, points = 1) {
      try {
        await limiter.consume(caller, points);
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        if (refusal.consumedPoints - points <= most) onExceeded?.(caller);
        throw new DomainError("RATE_LIMITED", refused, { retryAfterSeconds: refusal.msBeforeNext / 1000 });
      }
    },
    async giveBack(caller) {
      await limiter.reward(caller);
    },
  };
}
