import type { Database } from "../../database/client.ts";
import type { BackupFigures } from "../../lib/metrics.ts";
import type { Settings } from "../users/context.type.ts";
import { countBackups, findLastBackup, findLastBackupRun } from "./backup.data.ts";
import type { Backups } from "./backup.type.ts";

/** How backups are going. */
export async function getBackups({ prisma }: Database, backups: Settings["backups"]): Promise<Backups> {
  const [last, lastSuccess] = await Promise.all([findLastBackupRun(prisma), findLastBackup(prisma)]);
  return {
    isOn: backups?.schedule !== undefined,
    isRunning: last?.finishedAt === null,
    lastSuccess,
    failedAt: last?.hasFailed ? last.finishedAt : null,
  };
}

/** Begins a backup unless one is being made. */
export async function backUpNow(db: Database, backups: Settings["backups"]): Promise<Backups> {
  await backups?.begin();
  return getBackups(db, backups);
}

/** How backups are going, as figures for the operator's monitoring. */
export async function readBackupFigures({ prisma }: Database): Promise<BackupFigures> {
  const last = await findLastBackup(prisma);
  return {
    ...(await countBackups(prisma)),
    lastSuccess: last && {
      at: last.startedAt,
      seconds: (last.finishedAt.getTime() - last.startedAt.getTime()) / 1000,
      bytes: last.bytes,
      isRestored: last.proof === "restored",
    },
  };
}
