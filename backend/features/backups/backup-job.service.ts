import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type { Logger } from "pino";
import { type BackupFolder, backupName, keepNewest, prepareFolder } from "../../backup/backup-files.ts";
import { backUpInProcess } from "../../backup/backup-process.ts";
import type { Database } from "../../database/client.ts";
import { takeDatabaseLock } from "../../database/connection.ts";
import { errorCodes } from "../../database/error-codes.ts";
import type { Sealing } from "../../lib/age-files.ts";
import { ChildEnded } from "../../lib/run-child.ts";
import type { BackupPlan } from "../users/context.type.ts";
import {
  type BackupEnd,
  type BackupRun,
  findInstallation,
  findLastBackupRun,
  finishBackupRun,
  insertBackupRun,
  interruptBackupRuns,
  keepBackupRuns,
} from "./backup.data.ts";

/** Where backups come from and go to. */
interface BackupPlace {
  url: string;
  clientVariables: Record<string, string>;
  folder: string;
  /** How the files are encrypted; undefined leaves them readable. */
  sealing: Sealing | undefined;
}

interface BackupWork {
  db: Database;
  logger: Logger;
  plan: BackupPlan;
  place: BackupPlace;
  now?: () => Date;
  /** How often the schedule is looked at. */
  checkEveryMs?: number;
}

/** Backups by schedule and on request, one at a time in all processes. */
export interface BackupJob {
  /** Begins a backup, unless one is being made. */
  begin(): Promise<void>;
  /** Keeps to the schedule. @returns a function that stops it and gives up a running backup */
  start(): () => Promise<void>;
}

/** Short enough to be on time. */
const defaultCheckMs = 10_000;
/** A failed backup is retried after this time unless the schedule is sooner. */
const retryMs = 60 * 60 * 1000;

/** Makes backups of a database. */
export function createBackupJob(work: BackupWork): BackupJob {
  const { db, logger, plan, place, now = () => new Date(), checkEveryMs = defaultCheckMs } = work;
  const stopping = new AbortController();
  const report = (err: unknown) => logger.error({ err }, "Backups could not be looked after");
  let running: Promise<void> = Promise.resolve();

  const isDue = async () => {
    const dueAt = backupDueAt(plan, await findLastBackupRun(db.prisma), now());
    return dueAt !== undefined && dueAt <= now();
  };

  async function beginIf(isWanted: () => Promise<boolean>): Promise<void> {
    const lock = await takeDatabaseLock(place.url, "backup");
    if (!lock) return;
    let begun: Promise<void> | undefined;
    try {
      // A process that began one has given up its lock, so that run was interrupted.
      await interruptBackupRuns(db.prisma, now());
      if (!(await isWanted())) return;
      const startedAt = now();
      const id = await insertBackupRun(db.prisma, startedAt);
      begun = make(id, startedAt, AbortSignal.any([stopping.signal, lock.lost]));
      running = begun.catch(report).finally(lock.release);
    } finally {
      if (!begun) await lock.release();
    }
  }

  async function make(id: number, startedAt: Date, signal: AbortSignal): Promise<void> {
    const own = { ...place, prefix: `find-your-table-scheduled-${await findInstallation(db.prisma)}-` };
    const end = await endOfBackup(own, startedAt, logger, signal);
    await finishBackupRun(db.prisma, id, now(), end);
    if (!end) return;
    const files = await keepNewest(own, plan.keep);
    await keepBackupRuns(db.prisma, files, now());
    const seconds = Math.round((now().getTime() - startedAt.getTime()) / 1000);
    logger.info({ seconds, ...end, kept: files.length }, "A backup was made and tried");
  }

  async function keepToSchedule(): Promise<void> {
    while (!stopping.signal.aborted) {
      await isDue()
        .then((due) => (due ? beginIf(isDue) : undefined))
        .catch(report);
      await running;
      await delay(checkEveryMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  }

  return {
    begin: () => beginIf(async () => true),
    start() {
      const kept = plan.schedule ? keepToSchedule() : undefined;
      return async () => {
        stopping.abort(new Error("The program stops."));
        await Promise.all([kept, running]);
      };
    },
  };
}

/** When the next backup is due, maybe in the past: at once if none was made or one was missed; undefined for never. */
export function backupDueAt({ schedule }: BackupPlan, last: BackupRun | null, now: Date): Date | undefined {
  if (!schedule) return undefined;
  if (!last) return now;
  const planned = schedule.next(last.startedAt);
  if (last.finishedAt !== null && !last.hasFailed) return planned;
  const retry = new Date((last.finishedAt ?? last.startedAt).getTime() + retryMs);
  return planned && planned < retry ? planned : retry;
}

/** Until when scheduled backups keep today's data if all succeed; undefined without a schedule or if it ends. */
export function backupsKeptUntil(plan: BackupPlan | undefined, now: Date): Date | undefined {
  return plan?.schedule?.nextBut(plan.keep, now);
}

/** Undefined when it failed. */
async function endOfBackup(
  place: BackupPlace & BackupFolder,
  time: Date,
  logger: Logger,
  signal: AbortSignal,
): Promise<BackupEnd | undefined> {
  const { url, clientVariables, folder, prefix, sealing } = place;
  const file = backupName(prefix, time, sealing);
  let codes: string[];
  try {
    await prepareFolder(place);
    const result = await backUpInProcess({ url, file: join(folder, file), sealing }, clientVariables, signal);
    if (!("failedWith" in result)) return { file, ...result };
    codes = result.failedWith;
  } catch (error) {
    await prepareFolder(place).catch(() => undefined);
    codes = error instanceof ChildEnded ? [error.failure] : errorCodes(error);
  }
  logger.error({ codes }, "A backup failed");
  return undefined;
}
