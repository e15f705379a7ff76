import { setTimeout as delay } from "node:timers/promises";
import type { Database, Queryable } from "./client.ts";
import { errorCodes } from "./error-codes.ts";

const attempts = 4;
const conflictCodes = new Set(["P2034", "40001", "40P01"]);

/**
 * Runs all of `work` through one transaction.
 * It runs again after a deadlock or serialization failure, so it must have no effect outside the database.
 */
export async function inTransaction<T>(db: Database, work: (tx: Queryable) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.prisma.$transaction(work, { maxWait: 10_000, timeout: 60_000 });
    } catch (error) {
      const isConflict = errorCodes(error).some((code) => conflictCodes.has(code));
      if (!isConflict || attempt === attempts) throw error;
      await delay(Math.random() * 20 * 2 ** attempt);
    }
  }
}

/** Gives a transaction that has not run a query yet a snapshot of the database, until it ends. */
export async function seeOneMoment(tx: Queryable): Promise<void> {
  await tx.$executeRaw`SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY`;
}
