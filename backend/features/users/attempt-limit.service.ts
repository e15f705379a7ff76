import type { Message } from "../../../common/messages/message.ts";
import type { Database } from "../../database/client.ts";
import { inTransaction } from "../../database/transaction.ts";
import { DomainError } from "../../lib/domain-error.ts";
import { attemptKey, countAttempt, removeExpiredAttempts } from "./attempt-count.data.ts";

/** How often something may be tried, counted by all processes together. */
export interface AttemptLimit {
  /** Name of what is counted. */
  name: string;
  max: number;
  /** From the first attempt on. */
  windowSeconds: number;
  /** What is said of attempts beyond that. */
  refusal: (secondsLeft: number) => Message;
}

/**
 * Counts an attempt, whether or not it succeeds.
 *
 * @param who the caller's network, or the number of their account
 * @throws DomainError RATE_LIMITED when they have tried too often. A refused attempt is not counted, and does not prolong the wait.
 */
export async function countLimitedAttempt(
  db: Database,
  { name, max, windowSeconds, refusal }: AttemptLimit,
  who: string | number,
): Promise<void> {
  await removeExpiredAttempts(db.prisma);
  await inTransaction(db, async (tx) => {
    const { count, secondsLeft } = await countAttempt(tx, { key: attemptKey(name, who), windowSeconds });
    if (count <= max) return;
    throw new DomainError("RATE_LIMITED", refusal(secondsLeft), { retryAfterSeconds: secondsLeft });
  });
}
