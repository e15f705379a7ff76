import type { Logger } from "pino";
import type { Database } from "./database/client.ts";
import { removeExpiredGuests } from "./features/retention/removal.service.ts";

const everyMs = 60 * 60 * 1000;
/** The hour is measured by the clock, which a sleeping machine, or somebody who sets it, moves on. */
const lookAtClockMs = 5000;

/**
 * At once and then every hour, announces and removes the guests of events whose time is over.
 *
 * @param usualDays days for which guests are kept unless their event says otherwise; 0 for always
 * @returns ends it, after what is running
 */
export function startRemovals(db: Database, usualDays: number, logger: Logger): () => Promise<void> {
  let running = Promise.resolve();
  let lastAt = Number.NEGATIVE_INFINITY;
  const run = () => {
    const now = new Date();
    if (Math.abs(now.getTime() - lastAt) < everyMs) return;
    lastAt = now.getTime();
    running = running
      .then(async () => void (await removeExpiredGuests(db, { usualDays, now }, logger)))
      .catch((error: unknown) => logger.error({ err: error }, "expired guests not looked for"));
  };
  run();
  const timer = setInterval(run, lookAtClockMs);
  return () => {
    clearInterval(timer);
    return running;
  };
}
