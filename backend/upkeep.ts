import type { Logger } from "pino";
import { removeOldUpdateBackups } from "./database/backup/backup-files.ts";
import type { Database } from "./database/client.ts";
import { removeOldAudit } from "./features/audit/audit-entry.service.ts";
import { removeExpiredFiles } from "./features/guest-import/guest-file.service.ts";
import { writeShownSeats } from "./features/guest-search/shown-seat.service.ts";

interface Task {
  run(db: Database): Promise<unknown>;
  failure: string;
}

const everyMs = 60_000;
/** Backups made before updates are kept for 30 days. */
const oldBackupsEveryMs = 3_600_000;
/** If the process dies, this much is not counted. */
const shownSeatsEveryMs = 5000;

const tasks: readonly Task[] = [
  { run: removeOldAudit, failure: "old audit entries not removed" },
  { run: removeExpiredFiles, failure: "expired files not removed" },
];
const shownSeats: readonly Task[] = [{ run: writeShownSeats, failure: "shown seats not written" }];

/** By the clock, writes what was counted in memory, and removes old entries, staged files and old backups. The result ends it. */
export function startUpkeep(db: Database, backupFolder: string, logger: Logger): () => Promise<void> {
  const oldBackups: Task = {
    run: () => removeOldUpdateBackups(backupFolder, new Date()),
    failure: "old backups not removed",
  };
  const keepInOrder = async (due: readonly Task[]) => {
    for (const { run, failure } of due) {
      await run(db).catch((error: unknown) => logger.error({ err: error }, failure));
    }
  };
  const endings = [
    repeat(everyMs, () => keepInOrder(tasks)),
    repeat(oldBackupsEveryMs, () => keepInOrder([oldBackups]), keepInOrder([oldBackups])),
    repeat(shownSeatsEveryMs, () => keepInOrder(shownSeats)),
  ];
  return async () => {
    await Promise.all(endings.map((end) => end()));
    await keepInOrder(shownSeats);
  };
}

/** Runs a job again and again, never twice at a time, and not before the `first` has ended. */
function repeat(intervalMs: number, job: () => Promise<void>, first = Promise.resolve()): () => Promise<void> {
  let running = first;
  const timer = setInterval(() => {
    running = running.then(job);
  }, intervalMs);
  return () => {
    clearInterval(timer);
    return running;
  };
}
