import { setTimeout as delay } from "node:timers/promises";
import type { Database, Queryable } from "./client.ts";
import { errorCodes, isConnectionLost } from "./error-codes.ts";

const attempts = 4;
const conflictCodes = new Set(["P2034", "40001", "40P01"]);

/**
 * Runs all of `work` through one transaction.
 * It runs again after a deadlock or serialization failure, and once if the database went away before the end of `work`,
 * when nothing can have been written, and is back soon. So it must have no effect outside the database.
 */
export async function inTransaction<T>(db: Database, work: (tx: Queryable) => Promise<T>): Promise<T> {
  let mayWait = true;
  for (let attempt = 1; ; attempt += 1) {
    let isDone = false;
    const workToItsEnd = async (tx: Queryable) => {
      const result = await work(tx);
      isDone = true;
      return result;
    };
    try {
      return await db.prisma.$transaction(workToItsEnd, { maxWait: 10_000, timeout: 60_000 });
    } catch (error) {
      if (!isDone && mayWait && isConnectionLost(error) && db.contact.isLostBy(error)) {
        mayWait = false;
        if (await db.contact.back()) continue;
        throw error;
      }
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
