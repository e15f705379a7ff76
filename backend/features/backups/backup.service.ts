import type { Database } from "../../database/client.ts";
import type { BackupFigures } from "../../lib/metrics.ts";
import type { BackupPlan } from "../users/context.type.ts";
import type { Backups } from "./backup.type.ts";
import { countFailedBackups, countKeptBackups, findLastBackup, findLastBackupRun } from "./backup-run.data.ts";
import { backupDueAt, isBackupOverdue } from "./backup-schedule.service.ts";

const off: Backups = {
  isOn: false,
  isEncrypted: false,
  keep: 0,
  keptCount: 0,
  isRunning: false,
  nextAt: null,
  lastSuccess: null,
  failure: null,
  failedAt: null,
  isOverdue: false,
};

/** State of the scheduled backups; an undefined plan means that none are made. */
export async function getBackups({ prisma }: Database, plan: BackupPlan | undefined, now: Date): Promise<Backups> {
  if (!plan) return off;
  const [last, lastSuccess, keptCount] = await Promise.all([
    findLastBackupRun(prisma),
    findLastBackup(prisma),
    countKeptBackups(prisma),
  ]);
  const isRunning = last?.finishedAt === null;
  const nextAt = isRunning ? plan.schedule.next(now) : backupDueAt(plan, last, now);
  return {
    isOn: true,
    isEncrypted: plan.isEncrypted,
    keep: plan.keep,
    keptCount,
    isRunning,
    nextAt: nextAt ?? null,
    lastSuccess,
    failure: last?.failure ?? null,
    failedAt: last?.failure ? last.finishedAt : null,
    isOverdue: isBackupOverdue(plan, lastSuccess, now),
  };
}

/** The same as figures for the operator's monitoring. */
export async function readBackupFigures({ prisma }: Database): Promise<BackupFigures> {
  const [last, kept, failures] = await Promise.all([
    findLastBackup(prisma),
    countKeptBackups(prisma),
    countFailedBackups(prisma),
  ]);
  return {
    kept,
    failures,
    lastSuccess: last && {
      at: last.startedAt,
      seconds: (last.finishedAt.getTime() - last.startedAt.getTime()) / 1000,
      bytes: last.bytes,
      isRestored: last.proof === "restored",
    },
  };
}
