import type { Database } from "../../database/client.ts";
import { inTransaction } from "../../database/transaction.ts";
import { DeclaredLimit, formatRefusal, formatSeconds, type Refusal, refusalError } from "../../lib/declared-limits.ts";
import { attemptKey, countAttempt, removeExpiredAttempts } from "./attempt-count.data.ts";

/** How often something may be tried, counted by all processes together. */
interface AttemptLimit {
  name: string;
  what: string;
  counts: string;
  max: number;
  /** From the first attempt on. */
  windowSeconds: number;
  message: Refusal["message"];
}

const refusalOf = ({ message }: AttemptLimit): Refusal => ({ code: "RATE_LIMITED", message });

/** A limit, and its row in the table of limits. */
export function declareAttempts(limit: AttemptLimit): DeclaredLimit<AttemptLimit> {
  const { what, counts, max, windowSeconds } = limit;
  return new DeclaredLimit(limit, {
    what,
    counts: `${counts}, in the database`,
    limit: `${max} in ${formatSeconds(windowSeconds)}`,
    beyond: formatRefusal(refusalOf(limit), windowSeconds),
  });
}

/** Counts an attempt of a network or account, even a failed one. @throws DomainError RATE_LIMITED, without counting */
export async function countLimitedAttempt(
  db: Database,
  { limit }: DeclaredLimit<AttemptLimit>,
  who: string | number,
): Promise<void> {
  await removeExpiredAttempts(db.prisma);
  await inTransaction(db, async (tx) => {
    const { name, max, windowSeconds } = limit;
    const { count, secondsLeft } = await countAttempt(tx, { key: attemptKey(name, who), windowSeconds });
    if (count > max) throw refusalError(refusalOf(limit), secondsLeft);
  });
}
