import type { Logger } from "pino";
import type { Database } from "./database/client.ts";
import { keepAuditInOrder } from "./features/audit/audit-entry.service.ts";

const everyMs = 60_000;

/** Every minute, writes what the audit has counted and removes old entries. The result ends it. */
export function startAuditUpkeep(db: Database, logger: Logger): () => Promise<void> {
  let running = Promise.resolve();
  const timer = setInterval(() => {
    running = running
      .then(() => keepAuditInOrder(db))
      .catch((error: unknown) => logger.error({ err: error }, "audit not kept in order"));
  }, everyMs);
  return () => {
    clearInterval(timer);
    return running;
  };
}
