import type { Logger } from "pino";
import { removeOldUpdateBackups } from "./backup/backup-files.ts";
import type { Database } from "./database/client.ts";
import type { Env } from "./env.ts";
import { removeOldAudit } from "./features/audit/audit-entry.service.ts";
import { readBackupFigures } from "./features/backups/backup.service.ts";
import { type BackupJob, createBackupJob } from "./features/backups/backup-job.service.ts";
import { removeExpiredFiles } from "./features/guest-import/guest-file.service.ts";
import { writeShownSeats } from "./features/guest-search/guest-search.service.ts";
import { removeExpiredGuests } from "./features/retention/removal.service.ts";
import type { BackupPlan } from "./features/users/context.type.ts";
import { removeExpiredSessions } from "./http/session.ts";
import { checkSealing } from "./lib/age-files.ts";
import type { BackupFigures } from "./lib/metrics.ts";

interface Task {
  everyMs: number;
  run(now: Date): Promise<unknown>;
  failure: string;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** The clock is looked at so often: a sleeping machine, or somebody who sets it, moves it on. */
const tickMs = 5000;

/** Removes what has expired, and writes what was counted in memory: now, and by the clock. The result ends it. */
export function startUpkeep(db: Database, { backups, retentionDays }: Env, logger: Logger): () => Promise<void> {
  // If the process dies, the seats of one tick are not counted.
  const shownSeats: Task = { everyMs: tickMs, run: () => writeShownSeats(db), failure: "shown seats not written" };
  const tasks: readonly Task[] = [
    shownSeats,
    { everyMs: minuteMs, run: () => removeOldAudit(db), failure: "old audit entries not removed" },
    { everyMs: minuteMs, run: () => removeExpiredSessions(db.pool), failure: "expired sessions not removed" },
    { everyMs: minuteMs, run: () => removeExpiredFiles(db), failure: "expired files not removed" },
    {
      everyMs: hourMs,
      run: (now) => removeOldUpdateBackups(backups.folder, now),
      failure: "old backups not removed",
    },
    {
      everyMs: hourMs,
      run: (now) => removeExpiredGuests(db, { usualDays: retentionDays, now }, logger),
      failure: "expired guests not looked for",
    },
  ];
  const lastRuns = new Map<Task, number>();
  const run = async (task: Task) => {
    const now = new Date();
    lastRuns.set(task, now.getTime());
    await task.run(now).catch((error: unknown) => logger.error({ err: error }, task.failure));
  };
  const isDue = (task: Task) => Math.abs(Date.now() - (lastRuns.get(task) ?? Number.NEGATIVE_INFINITY)) >= task.everyMs;
  let running = Promise.resolve();
  const tick = () => {
    running = running.then(async () => {
      for (const task of tasks.filter(isDue)) await run(task);
    });
  };
  tick();
  const timer = setInterval(tick, tickMs);
  return async () => {
    clearInterval(timer);
    await running;
    await run(shownSeats);
  };
}

type Backups = BackupPlan & BackupJob & { figures(): Promise<BackupFigures> };

/** What makes the program's backups. @throws Error with a sentence when a key is not usable */
export async function prepareBackups(
  db: Database,
  url: string,
  { backups: { schedule, folder, keep, sealing }, database: { clientVariables } }: Env,
  logger: Logger,
): Promise<Backups> {
  if (sealing) {
    await checkSealing(sealing).catch((cause: unknown) => {
      throw new Error("BACKUP_AGE_RECIPIENT contains a key that age does not know. Check it for typing errors.", {
        cause,
      });
    });
  }
  const plan = { schedule, keep };
  const job = createBackupJob({ db, logger, plan, place: { url, clientVariables, folder, sealing } });
  return { ...plan, ...job, figures: () => readBackupFigures(db) };
}
