import { message } from "../../../common/messages/message.ts";
import type { Database } from "../../database/client.ts";
import { inTransaction } from "../../database/transaction.ts";
import { DomainError } from "../../lib/domain-error.ts";
import { attemptKey, countAttempt, removeExpiredAttempts } from "./attempt-count.data.ts";

// Generous, because a mobile network puts many people behind one address. Nobody can guess a token anyway.
const misses = { max: 100, windowSeconds: 60 * 60 } as const;

/**
 * Counts a link that does not work, of any kind. A working link is never counted, so nobody is refused for what their
 * neighbors try.
 *
 * @param address the caller's network
 * @throws DomainError RATE_LIMITED when the network has tried too many.
 */
export async function countLinkMiss(db: Database, address: string): Promise<void> {
  await removeExpiredAttempts(db.prisma);
  const key = attemptKey("sign-in link", address);
  const { count, secondsLeft } = await inTransaction(db, (tx) => countAttempt(tx, { key, ...misses }));
  if (count <= misses.max) return;
  const minutes = Math.max(1, Math.ceil(secondsLeft / 60));
  throw new DomainError("RATE_LIMITED", message("refusals.tooManySignInLinks", { minutes }), {
    retryAfterSeconds: secondsLeft,
  });
}
