import type { Logger } from "pino";
import type { Database } from "./database/client.ts";
import { removeExpiredGuests } from "./features/retention/removal.service.ts";

const everyMs = 60 * 60 * 1000;
/** The hour is measured by the clock, which a sleeping machine, or somebody who sets it, moves on. */
const lookAtClockMs = 5000;

/** Announces and removes the guests of past events, now and hourly. `usualDays` may be overridden; 0 for always. */
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
