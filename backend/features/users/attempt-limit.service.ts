import { createHash } from "node:crypto";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import type { Database } from "../../database/client.ts";
import { tooOften } from "../../lib/limiters.ts";
import { onceFor } from "../../lib/once-for.ts";
import { type SharedRate, sharedRates } from "../../limits.ts";

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

/** Who tries a password, and whom failures count against. */
export type Attempter =
  /** Known by network only, at an account or at a login without an account. */
  | { kind: "stranger"; account: number | string; address: string }
  /** A device that this account has signed in from. */
  | { kind: "device"; device: string; account: number }
  | { kind: "session"; account: number }
  /** Anybody who knows the account's password and tries codes. */
  | { kind: "app code" | "recovery code"; account: number };

type Count = readonly [limit: SharedRate, who: string | number];

/** What an attempt counts against: the attempter's own count first; known callers count against nobody else. */
function countsOf(attempter: Attempter): readonly [own: Count, ...shared: Count[]] {
  const { account } = attempter;
  if (attempter.kind === "device") return [[sharedRates.signInsOfDevice, `${account} ${attempter.device}`]];
  if (attempter.kind === "session") return [[sharedRates.passwordsOfSession, account]];
  if (attempter.kind !== "stranger")
    return [[attempter.kind === "app code" ? sharedRates.appCodes : sharedRates.recoveryCodes, account]];
  return [
    [sharedRates.signInsOfNetworkAtAccount, `${account} ${attempter.address}`],
    [sharedRates.signInsOfStrangersAtAccount, account],
    [sharedRates.signInsOfNetwork, attempter.address],
  ];
}

/**
 * Counts an attempt before its result is known, so that concurrent ones cannot exceed the limits. The result takes it back,
 * and forgets the attempter's own failures.
 * @throws DomainError RATE_LIMITED
 */
export async function claimAttempt(db: Database, attempter: Attempter): Promise<() => Promise<void>> {
  const [own, ...shared] = countsOf(attempter);
  for (const count of [own, ...shared]) await countLimitedAttempt(db, ...count);
  return async () => {
    const [ownLimit, ownWho] = own;
    await limitersOf(db)(ownLimit).delete(keyOf(ownWho));
    for (const [limit, who] of shared) await limitersOf(db)(limit).reward(keyOf(who));
  };
}
