import { createHash } from "node:crypto";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import type { Database } from "../../database/client.ts";
import { onceFor } from "../../lib/once-for.ts";
import { tooOften } from "../../lib/rate-limit.ts";
import type { SharedRate } from "../../limits.ts";

const limitersOf = onceFor((db: Database) => {
  const limiterOf = onceFor(
    ({ name, max, seconds }: SharedRate) =>
      new RateLimiterPostgres({
        ...{ storeClient: db.pool, storeType: "pool", tableName: "attempt_counts", tableCreated: true },
        ...{ keyPrefix: name, points: max, duration: seconds },
      }),
  );
  return limiterOf;
});

/** Hashed, because people type their passwords into the username field, and so that the table contains no addresses. */
const keyOf = (who: string | number): string => createHash("sha256").update(String(who)).digest("hex");

/** Counts an attempt of a network or account, even a failed one. @throws DomainError RATE_LIMITED */
export async function countLimitedAttempt(db: Database, limit: SharedRate, who: string | number): Promise<void> {
  try {
    await limitersOf(db)(limit).consume(keyOf(who));
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    throw tooOften(limit, Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)));
  }
}

/** Takes back one attempt. */
export async function takeBackAttempt(db: Database, limit: SharedRate, who: string | number): Promise<void> {
  await limitersOf(db)(limit).reward(keyOf(who));
}

/** Forgets all attempts. */
export async function forgetAttempts(db: Database, limit: SharedRate, who: string | number): Promise<void> {
  await limitersOf(db)(limit).delete(keyOf(who));
}
