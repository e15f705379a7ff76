import { LRUCache } from "lru-cache";
import { message } from "../../common/messages/message.ts";
import { DomainError } from "./domain-error.ts";

/** A limit that is never far from the next request. */
export interface BurstLimit {
  /**
   * Counts a request.
   *
   * @throws DomainError RATE_LIMITED when the caller has sent too many, with the seconds until the next one.
   */
  count(caller: string): void;
}

const mostCallers = 20_000;

/**
 * A limit in the memory of this process that refills steadily: a caller may send as many requests at once as in a minute, and
 * who has sent too many waits only until the next one is due.
 */
export function createBurstLimit(perMinute: number): BurstLimit {
  const perMs = perMinute / 60_000;
  const callers = new LRUCache<string, { left: number; countedAt: number }>({ max: mostCallers });
  return {
    count(caller) {
      const now = Date.now();
      const { left, countedAt } = callers.get(caller) ?? { left: perMinute, countedAt: now };
      const refilled = Math.min(perMinute, left + Math.max(0, now - countedAt) * perMs);
      callers.set(caller, { left: refilled < 1 ? refilled : refilled - 1, countedAt: now });
      if (refilled >= 1) return;
      const retryAfterSeconds = (1 - refilled) / perMs / 1000;
      throw new DomainError("RATE_LIMITED", message("refusals.tooManyRequests"), { retryAfterSeconds });
    },
  };
}
