import type { Logger } from "pino";
import type { Database } from "./database/client.ts";
import { keepAuditInOrder } from "./features/audit/audit-entry.service.ts";

const everyMs = 60_000;

/**
 * Once a minute, writes what the audit has counted and removes its entries that are too old.
 *
 * @returns ends it, after what is running
 */
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
