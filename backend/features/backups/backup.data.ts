import { randomBytes } from "node:crypto";
import type { Queryable } from "../../database/client.ts";
import type { BackupRun as StoredRun } from "../../database/generated/client.ts";

/** A backup that was begun; not finished while it is being made. */
export type BackupRun = Pick<StoredRun, "startedAt" | "finishedAt" | "hasFailed">;

/** A backup that was made and tried: restored into a database of its own or, where the server allows none, read. */
export interface BackupEnd {
  file: string;
  bytes: number;
  proof: "restored" | "read";
}

const keptRows = 1000;

/** @returns the number of the run */
export async function insertBackupRun(db: Queryable, startedAt: Date): Promise<number> {
  const { id } = await db.backupRun.create({ data: { startedAt }, select: { id: true } });
  return id;
}

/** Records how a backup ended; without `end`, it failed. */
export async function finishBackupRun(db: Queryable, id: number, finishedAt: Date, end?: BackupEnd): Promise<void> {
  await db.backupRun.update({ where: { id }, data: { ...end, finishedAt, hasFailed: end === undefined } });
}

/** Marks unfinished runs as failed. Nobody may be making a backup. */
export async function interruptBackupRuns(db: Queryable, finishedAt: Date): Promise<void> {
  await db.backupRun.updateMany({ where: { finishedAt: null }, data: { finishedAt, hasFailed: true } });
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
  return db.backupRun.findFirst({ orderBy: { id: "desc" } });
}

/** The last backup that succeeded. */
export async function findLastBackup(db: Queryable) {
  const run = await db.backupRun.findFirst({ where: { proof: { not: null } }, orderBy: { id: "desc" } });
  return run?.finishedAt ? { ...run, finishedAt: run.finishedAt, bytes: Number(run.bytes) } : null;
}

/** Files not known to be gone, and failures since the last success. */
export async function countBackups(db: Queryable): Promise<{ kept: number; failures: number }> {
  const last = await db.backupRun.aggregate({ where: { proof: { not: null } }, _max: { id: true } });
  return {
    kept: await db.backupRun.count({ where: { file: { not: null }, removedAt: null } }),
    failures: await db.backupRun.count({ where: { id: { gt: last._max.id ?? 0 }, hasFailed: true } }),
  };
}

const row = 1;

/** The installation's key, created when first requested: 8 hexadecimal digits. */
export async function findInstallation(db: Queryable): Promise<string> {
  const { key } = await db.installation.upsert({
    where: { row },
    create: { row, key: randomBytes(4).toString("hex") },
    update: {},
  });
  return key;
}
