import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { type Message, message } from "../../common/messages/message.ts";
import { DomainError } from "./domain-error.ts";

/** A limit on how often each caller may ask for something in a stretch of time. */
export interface RateLimit {
  /**
   * Counts a request.
   *
   * @param caller whose requests are counted together
   * @param points what it takes of the budget; 1 unless given
   * @throws DomainError RATE_LIMITED when they have made too many.
   */
  count(caller: string, points?: number): Promise<void>;
  /** Takes back one request of the caller that was counted, and should not be. */
  giveBack(caller: string): Promise<void>;
}

/** How a limit differs from the usual one. */
export interface RateLimitOptions {
  /** Seconds after which a caller's count starts again; 60 unless given. */
  seconds?: number;
  /** The message of the refusal. */
  message?: Message;
  /** Called when a caller is refused, the first time of each stretch alone. */
  onExceeded?(caller: string): void;
}

const usualMessage = message("refusals.tooManyRequests");

/**
 * A limit that this process keeps in memory. It guards the process's own time and costs no query, so a process beside it
 * rightly has a count of its own. What must hold over all processes, such as attempts at a password, is counted in
 * the database.
 *
 * @param most requests of a caller in a minute, or in the seconds given; 0 is no limit
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
