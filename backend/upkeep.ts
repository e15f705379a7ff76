import type { Logger } from "pino";
import type { Database } from "./database/client.ts";
import { keepAuditInOrder } from "./features/audit/audit-entry.service.ts";
import { removeExpiredFiles } from "./features/guest-import/guest-file.service.ts";

const everyMs = 60_000;
const tasks = [
  { run: keepAuditInOrder, failure: "audit not kept in order" },
  { run: removeExpiredFiles, failure: "expired files not removed" },
];

/** Every minute, writes what the audit has counted, and removes old entries and staged files. The result ends it. */
export function startUpkeep(db: Database, logger: Logger): () => Promise<void> {
  let running = Promise.resolve();
  const timer = setInterval(() => {
    running = running.then(() => keepInOrder(db, logger));
  }, everyMs);
  return () => {
    clearInterval(timer);
    return running;
  };
}

async function keepInOrder(db: Database, logger: Logger): Promise<void> {
  for (const { run, failure } of tasks) {
    await run(db).catch((error: unknown) => logger.error({ err: error }, failure));
  }
}
