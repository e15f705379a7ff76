import type { Queryable } from "../../database/client.ts";

/** Why there is no file. */
type BackupFailure = "interrupted" | "disk_full" | "folder_unusable" | "database_unavailable" | "unusable" | "other";

/** How a backup was tried: restored into a database of its own or, where the server allows none, read to its end. */
type BackupProof = "restored" | "read";

/** The end of a backup: a file, or why there is none. */
export type BackupEnd = { file: string; bytes: number; proof: BackupProof } | { failure: BackupFailure };

/** A backup that was begun. */
export interface BackupRun {
  startedAt: Date;
  /** Null while it is being made. */
  finishedAt: Date | null;
  /** Null if it succeeded. */
  failure: BackupFailure | null;
}

/** A backup that was made and tried. */
export interface FinishedBackup {
  startedAt: Date;
  finishedAt: Date;
  bytes: number;
  proof: BackupProof;
}

const keptRows = 1000;

/** @returns the number of the run */
export async function insertBackupRun(db: Queryable, startedAt: Date): Promise<number> {
  const { id } = await db.backupRun.create({ data: { startedAt }, select: { id: true } });
  return id;
}

/** Records how a backup ended. */
export async function finishBackupRun(db: Queryable, id: number, finishedAt: Date, end: BackupEnd): Promise<void> {
  await db.backupRun.update({ where: { id }, data: { ...end, finishedAt } });
}

/** Marks unfinished runs as failed. Nobody may be making a backup. */
export async function interruptBackupRuns(db: Queryable, finishedAt: Date): Promise<void> {
  await db.backupRun.updateMany({ where: { finishedAt: null }, data: { finishedAt, failure: "interrupted" } });
}

/** Records which files are gone, and deletes old rows. */
export async function keepBackupRuns(db: Queryable, files: readonly string[], now: Date): Promise<void> {
  await db.backupRun.updateMany({
    where: { file: { notIn: [...files] }, removedAt: null },
    data: { removedAt: now },
  });
  await db.$executeRaw`
    DELETE FROM backup_runs WHERE id <= (SELECT max(id) FROM backup_runs) - ${keptRows}
      AND (file IS NULL OR removed_at IS NOT NULL)`;
}

/** The backup that was begun last. */
export function findLastBackupRun(db: Queryable): Promise<BackupRun | null> {
  return db.backupRun.findFirst({
    orderBy: { id: "desc" },
    select: { startedAt: true, finishedAt: true, failure: true },
  });
}

/** The last backup that succeeded. */
export async function findLastBackup(db: Queryable): Promise<FinishedBackup | null> {
  const run = await db.backupRun.findFirst({ where: { proof: { not: null } }, orderBy: { id: "desc" } });
  if (!run?.finishedAt || !run.proof) return null;
  return { startedAt: run.startedAt, finishedAt: run.finishedAt, bytes: Number(run.bytes), proof: run.proof };
}

/** Number of files not known to be gone. */
export function countKeptBackups(db: Queryable): Promise<number> {
  return db.backupRun.count({ where: { file: { not: null }, removedAt: null } });
}

/** Number of failures since the last success. */
export async function countFailedBackups(db: Queryable): Promise<number> {
  const last = await db.backupRun.findFirst({
    where: { proof: { not: null } },
    orderBy: { id: "desc" },
    select: { id: true },
  });
  return db.backupRun.count({ where: { id: { gt: last?.id ?? 0 }, failure: { not: null } } });
}
