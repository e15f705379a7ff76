import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type { Logger } from "pino";
import { type BackupFolder, keepNewest, prepareFolder, scheduledName } from "../../database/backup/backup-folder.ts";
import { backUpInProcess } from "../../database/backup/backup-process.ts";
import type { Database } from "../../database/client.ts";
import { errorCodes } from "../../database/error-codes.ts";
import type { Sealing } from "../../lib/age-files.ts";
import { ChildEnded } from "../../lib/run-child.ts";
import type { BackupPlan } from "../users/context.type.ts";
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

/** Where backups come from and go to. */
interface BackupPlace {
  url: string;
  clientVariables: Record<string, string>;
  folder: string;
  /** How the files are encrypted; undefined leaves them readable. */
  sealing: Sealing | undefined;
}

/** A place together with the key of the installation whose backups it holds. */
type OwnPlace = BackupPlace & BackupFolder;

interface BackupWork {
  db: Database;
  logger: Logger;
  plan: BackupPlan;
  place: BackupPlace;
  now: () => Date;
}

/** Backups by schedule and on request, one at a time in all processes. */
export interface BackupJob {
  /** Begins a backup, unless one is being made. */
  begin(): Promise<void>;
  /** Keeps to the schedule. @returns a function that stops it and gives up a running backup */
  start(): () => Promise<void>;
}

/** Short enough to be on time; most checks do not query the database. */
const defaultCheckMs = 10_000;

/** Makes backups of a database. `checkEveryMs`: how often the schedule is looked at. */
export function createBackupJob({
  checkEveryMs = defaultCheckMs,
  now = () => new Date(),
  ...rest
}: Omit<BackupWork, "now"> & { now?: () => Date; checkEveryMs?: number }): BackupJob {
  const work = { ...rest, now };
  const stopping = new AbortController();
  const { signal } = stopping;
  const report = (err: unknown) => work.logger.error({ err }, "Backups could not be looked after");
  let asked = Promise.resolve();
  let looking: Promise<unknown> = Promise.resolve();

  /** One after the other, as the look whether one is due must not be in the way of one that is asked for. */
  function beginNext(isWanted: () => boolean | Promise<boolean>) {
    const begun = looking.then(() => beginIf(isWanted, work, signal));
    looking = begun.catch(() => undefined);
    return begun;
  }

  async function keepToSchedule(): Promise<void> {
    let dueAt: Date | undefined = now();
    const isDue = async () => {
      dueAt = backupDueAt(work.plan, await findLastBackupRun(work.db.prisma), now());
      return dueAt !== undefined && dueAt <= now();
    };
    while (!signal.aborted) {
      if (dueAt && dueAt <= now()) await endOf(beginNext(isDue)).catch(report);
      await delay(checkEveryMs, undefined, { signal }).catch(() => undefined);
    }
  }

  return {
    async begin() {
      const begun = await beginNext(() => true);
      if (begun) asked = begun.end.catch(report);
    },
    start() {
      const kept = keepToSchedule();
      return async () => {
        stopping.abort(new Error("The program stops."));
        await Promise.all([kept, asked]);
      };
    },
  };
}

/** In an object, because waiting for the beginning would otherwise wait for the end, too. */
type Begun = { end: Promise<void> } | undefined;

async function endOf(beginning: Promise<Begun>): Promise<void> {
  await (await beginning)?.end;
}

/** Begins a backup if it is wanted and none is being made. */
async function beginIf(
  isWanted: () => boolean | Promise<boolean>,
  work: BackupWork,
  stopping: AbortSignal,
): Promise<Begun> {
  const { db, now } = work;
  const claim = await db.claims.claim("backup", 0);
  if (!claim) return undefined;
  try {
    // A process that began one has released its claim, so that run was interrupted.
    await interruptBackupRuns(db.prisma, now());
    if (await isWanted()) {
      const startedAt = now();
      const id = await insertBackupRun(db.prisma, startedAt);
      const signal = AbortSignal.any([stopping, claim.lost]);
      return { end: makeBackup(work, { id, startedAt }, signal).finally(() => claim.release()) };
    }
  } catch (error) {
    await claim.release();
    throw error;
  }
  await claim.release();
  return undefined;
}

async function makeBackup(
  { db, logger, plan, place, now }: BackupWork,
  { id, startedAt }: { id: number; startedAt: Date },
  signal: AbortSignal,
): Promise<void> {
  const own = { ...place, installation: await findInstallation(db.prisma) };
  const end = await endOfBackup(own, startedAt, logger, signal);
  await finishBackupRun(db.prisma, id, now(), end);
  if ("failure" in end) return;
  const files = await keepNewest(own, plan.keep);
  await keepBackupRuns(db.prisma, files, now());
  const seconds = Math.round((now().getTime() - startedAt.getTime()) / 1000);
  logger.info({ seconds, ...end, kept: files.length }, "A backup was made and tried");
}

async function endOfBackup(place: OwnPlace, time: Date, logger: Logger, signal: AbortSignal): Promise<BackupEnd> {
  const { url, clientVariables, folder, installation, sealing } = place;
  const file = scheduledName(installation, time, sealing);
  const fail = (failure: Extract<BackupEnd, { failure: string }>["failure"], codes: readonly string[]) => {
    logger.error({ failure, codes }, "A backup failed");
    return { failure };
  };
  try {
    await prepareFolder(place);
  } catch (error) {
    return fail("folder_unusable", errorCodes(error));
  }
  try {
    const result = await backUpInProcess({ url, file: join(folder, file), sealing }, clientVariables, signal);
    return "failure" in result ? fail(result.failure, result.codes) : { file, ...result };
  } catch (error) {
    await prepareFolder(place).catch(() => undefined);
    if (signal.aborted) return { failure: "interrupted" };
    if (!(error instanceof ChildEnded)) throw error;
    return fail("other", [error.failure]);
  }
}
