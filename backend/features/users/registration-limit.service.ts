import { message } from "../../../common/messages/message.ts";
import type { Database } from "../../database/client.ts";
import { inTransaction } from "../../database/transaction.ts";
import { DomainError } from "../../lib/domain-error.ts";
import { attemptKey, countAttempt, removeExpiredAttempts } from "./attempt-count.data.ts";

// Generous, because a mobile network puts many people behind one address.
const maxInWindow = 100;
const windowSeconds = 60 * 60;

/**
 * Counts a registration, whether or not it succeeds.
 *
 * @param address the caller's network
 * @throws DomainError RATE_LIMITED when there were too many from this address. A refused one is not counted, so retrying
 *   does not extend the wait.
 */
export async function countRegistration(db: Database, address: string): Promise<void> {
  await removeExpiredAttempts(db.prisma);
  await inTransaction(db, async (tx) => {
    const { count, secondsLeft } = await countAttempt(tx, { key: attemptKey("register", address), windowSeconds });
    if (count <= maxInWindow) return;
    const minutes = Math.max(1, Math.ceil(secondsLeft / 60));
    throw new DomainError("RATE_LIMITED", message("refusals.tooManyRegistrations", { minutes }), {
      retryAfterSeconds: secondsLeft,
    });
  });
}
