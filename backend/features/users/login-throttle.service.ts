import type { Database } from "../../database/client.ts";
import { inTransaction } from "../../database/transaction.ts";
import { DomainError } from "../../lib/domain-error.ts";
import {
  type AttemptCount,
  type AttemptLimit,
  attemptKey,
  countAttempt,
  giveBackAttempt,
  removeExpiredAttempts,
} from "./attempt-count.data.ts";

const signInWindowSeconds = 15 * 60;
const maxFailuresOfAccount = 10;
const maxFailuresOfAddress = 100;

// Generous, because a mobile network puts many people behind one address.
const registration = { max: 100, windowSeconds: 60 * 60 };

/** Whose sign-in attempts are counted together. */
export interface Attempter {
  /** Id of the account or, where there is none, the login as it is compared. */
  account: number | string;
  /** Network that the caller is in. */
  address: string;
}

interface SignInLimits {
  account: AttemptLimit;
  pair: AttemptLimit;
  address: AttemptLimit;
}

function signInLimits({ account, address }: Attempter): SignInLimits {
  const windowSeconds = signInWindowSeconds;
  return {
    account: { key: attemptKey("sign-in", "account", account), max: maxFailuresOfAccount, windowSeconds },
    // Where somebody else's sign-in clears the account, whoever guesses beside them keeps their own count.
    pair: { key: attemptKey("sign-in", "pair", account, address), max: maxFailuresOfAccount, windowSeconds },
    address: { key: attemptKey("sign-in", "address", address), max: maxFailuresOfAddress, windowSeconds },
  };
}

function inMinutes(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  return minutes === 1 ? "1 minute" : `${minutes} minutes`;
}

// A refused attempt is rolled back: it is counted nowhere, so that trying on prolongs no wait.
async function countOrRefuse(db: Database, limits: readonly AttemptLimit[], what: string): Promise<void> {
  await removeExpiredAttempts(db.prisma);
  await inTransaction(db, async (tx) => {
    const counts = await countAttempt(tx, limits);
    const isSpent = ({ key, count }: AttemptCount) => limits.some((limit) => limit.key === key && count > limit.max);
    const spent = counts.filter(isSpent);
    if (spent.length === 0) return;
    const retryAfterSeconds = Math.max(...spent.map(({ secondsLeft }) => secondsLeft));
    const wait = inMinutes(retryAfterSeconds);
    throw new DomainError("RATE_LIMITED", `Too many ${what}. Please try again in ${wait}.`, { retryAfterSeconds });
  });
}

/**
 * Counts an attempt to prove a password, before it is known whether it fails: so attempts that run at the same time,
 * in one request or in many, in one process or in many, cannot be more than the limit. {@link forgiveSignIn} takes
 * back what did not fail.
 *
 * @throws DomainError RATE_LIMITED when the account, the address or both together have failed too often.
 */
export function countSignIn(db: Database, attempter: Attempter): Promise<void> {
  return countOrRefuse(db, Object.values(signInLimits(attempter)), "failed sign-in attempts");
}

/** Takes back an attempt that did not fail, and forgets the failures of its account from this address and in all. */
export async function forgiveSignIn(db: Database, attempter: Attempter): Promise<void> {
  const { account, pair, address } = signInLimits(attempter);
  const keys = { cleared: [account.key, pair.key], others: [address.key] };
  await inTransaction(db, (tx) => giveBackAttempt(tx, keys));
}

/**
 * Counts a registration, whether or not it succeeds.
 *
 * @throws DomainError RATE_LIMITED when there were too many from this address.
 */
export function countRegistration(db: Database, address: string): Promise<void> {
  return countOrRefuse(db, [{ key: attemptKey("register", address), ...registration }], "registrations");
}
