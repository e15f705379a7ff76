import { createHash } from "node:crypto";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import type { Database } from "../../database/client.ts";
import { DeclaredLimit, formatRefusal, formatSeconds, type Refusal, refusalError } from "../../lib/declared-limits.ts";
import { onceFor } from "../../lib/once-for.ts";

/** How often something may be tried, counted by all processes together. */
interface AttemptRule {
  name: string;
  what: string;
  counts: string;
  max: number;
  /** From the first attempt on. */
  windowSeconds: number;
  message: Refusal["message"];
}

export type AttemptLimit = DeclaredLimit<AttemptRule>;

const refusalOf = ({ message }: AttemptRule): Refusal => ({ code: "RATE_LIMITED", message });

/** A limit, and its row in the table of limits. */
export function declareAttempts(rule: AttemptRule): AttemptLimit {
  const { what, counts, max, windowSeconds } = rule;
  return new DeclaredLimit(rule, {
    what,
    counts: `${counts}, in the database`,
    limit: `${max} in ${formatSeconds(windowSeconds)}`,
    beyond: formatRefusal(refusalOf(rule), windowSeconds),
  });
}

const limitersOf = onceFor((db: Database) => {
  const limiterOf = onceFor(
    ({ limit: { name, max, windowSeconds } }: AttemptLimit) =>
      new RateLimiterPostgres({
        ...{ storeClient: db.pool, storeType: "pool", tableName: "attempt_counts", tableCreated: true },
        ...{ keyPrefix: name, points: max, duration: windowSeconds },
      }),
  );
  return limiterOf;
});

/** Hashed, because people type their passwords into the username field, and so that the table contains no addresses. */
const keyOf = (who: string | number): string => createHash("sha256").update(String(who)).digest("hex");

/** Counts an attempt of a network or account, even a failed one. @throws DomainError RATE_LIMITED */
export async function countLimitedAttempt(db: Database, limit: AttemptLimit, who: string | number): Promise<void> {
  try {
    await limitersOf(db)(limit).consume(keyOf(who));
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    throw refusalError(refusalOf(limit.limit), Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)));
  }
}

/** Takes back one attempt. */
export async function takeBackAttempt(db: Database, limit: AttemptLimit, who: string | number): Promise<void> {
  await limitersOf(db)(limit).reward(keyOf(who));
}

/** Forgets all attempts. */
export async function forgetAttempts(db: Database, limit: AttemptLimit, who: string | number): Promise<void> {
  await limitersOf(db)(limit).delete(keyOf(who));
}
