import { setTimeout as delay } from "node:timers/promises";
import type { Logger } from "pino";
import type { Database } from "../../database/client.ts";
import { ChildEnded } from "../../lib/run-child.ts";
import type { BackupPlan } from "../users/context.type.ts";
import {
  type BackupPlace,
  keepNewestFiles,
  makeBackupFile,
  type OwnPlace,
  removeLeftovers,
} from "./backup-file.data.ts";
import {
  type BackupEnd,
  findLastBackupRun,
  finishBackupRun,
  insertBackupRun,
  interruptBackupRuns,
  keepBackupRuns,
} from "./backup-run.data.ts";
import { backupDueAt } from "./backup-schedule.service.ts";
import { findInstallation } from "./installation.data.ts";

/** What backups by schedule need. */
export interface BackupJob {
  db: Database;
  logger: Logger;
  plan: BackupPlan;
  place: BackupPlace;
  now?: () => Date;
  checkEveryMs?: number;
}

/** Short enough to be on time; most checks do not query the database. */
const defaultCheckMs = 10_000;

/** Makes due backups, one process at a time. @returns a function that stops it and gives up a running backup */
export function startBackupJob({ checkEveryMs = defaultCheckMs, ...job }: BackupJob): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const { logger, now = () => new Date() } = job;
  let dueAt: Date | undefined = now();

  async function check(): Promise<void> {
    if (!dueAt || now() < dueAt) return;
    dueAt = await findDue(job, now());
    if (!dueAt || now() < dueAt) return;
    await backUpOnce({ ...job, now }, signal);
  }

  async function run(): Promise<void> {
    while (!signal.aborted) {
      await check().catch((error: unknown) => logger.error({ err: error }, "Backups could not be looked after"));
      await delay(checkEveryMs, undefined, { signal }).catch(() => undefined);
    }
  }

  const running = run();
  return async () => {
    stopping.abort(new Error("The program stops."));
    await running;
  };
}

async function findDue({ db, plan }: BackupJob, now: Date): Promise<Date | undefined> {
  return backupDueAt(plan, await findLastBackupRun(db.prisma), now);
}

async function backUpOnce(job: BackupJob & { now: () => Date }, stopping: AbortSignal): Promise<void> {
  const { db, now } = job;
  const claim = await db.claims.claim("backup", 0);
  if (!claim) return;
  try {
    // A process that began one has released its claim, so that run was interrupted.
    await interruptBackupRuns(db.prisma, now());
    const due = await findDue(job, now());
    if (due && due <= now()) await makeBackup(job, AbortSignal.any([stopping, claim.lost]));
  } finally {
    await claim.release();
  }
}

async function makeBackup({ db, logger, plan, place, now }: BackupJob & { now: () => Date }, signal: AbortSignal) {
  const startedAt = now();
  const own = { ...place, installation: await findInstallation(db.prisma) };
  const id = await insertBackupRun(db.prisma, startedAt);
  const end = await endOfBackup(own, startedAt, logger, signal);
  await finishBackupRun(db.prisma, id, now(), end);
  if ("failure" in end) return;
  const files = await keepNewestFiles(own, plan.keep);
  await keepBackupRuns(db.prisma, files, now());
  const seconds = Math.round((now().getTime() - startedAt.getTime()) / 1000);
  logger.info({ seconds, ...end, kept: files.length }, "A backup was made and tried");
}

async function endOfBackup(place: OwnPlace, startedAt: Date, logger: Logger, signal: AbortSignal): Promise<BackupEnd> {
  try {
    const result = await makeBackupFile(place, startedAt, signal);
    if (!("failure" in result)) return result;
    logger.error({ failure: result.failure, codes: result.codes }, "A backup failed");
    return { failure: result.failure };
  } catch (error) {
    await removeLeftovers(place).catch(() => undefined);
    if (signal.aborted) return { failure: "interrupted" };
    if (!(error instanceof ChildEnded)) throw error;
    logger.error({ failure: error.failure }, "The process that makes backups ended");
    return { failure: "other" };
  }
}
