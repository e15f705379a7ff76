import type { Logger } from "pino";
import type { Database } from "./database/client.ts";
import type { Env } from "./env.ts";
import { readBackupFigures } from "./features/backups/backup.service.ts";
import { startBackupJob } from "./features/backups/backup-job.service.ts";
import type { BackupPlan } from "./features/users/context.type.ts";
import { checkSealing } from "./lib/age-files.ts";
import type { BackupFigures } from "./lib/metrics.ts";

export interface ScheduledBackups {
  plan: BackupPlan;
  figures(): Promise<BackupFigures>;
  /** The result stops it. */
  start(): () => Promise<void>;
}

/** Undefined when no backups are made. @throws Error with a sentence when a key is not usable */
export async function scheduleBackups(
  db: Database,
  url: string,
  { backups: { schedule, folder, keep, sealing }, database: { clientVariables } }: Env,
  logger: Logger,
): Promise<ScheduledBackups | undefined> {
  if (!schedule) return undefined;
  if (sealing) {
    await checkSealing(sealing).catch((cause: unknown) => {
      throw new Error("BACKUP_AGE_RECIPIENT contains a key that age does not know. Check it for typing errors.", {
        cause,
      });
    });
  }
  const plan: BackupPlan = { schedule, keep, isEncrypted: sealing !== undefined };
  return {
    plan,
    figures: () => readBackupFigures(db),
    start: () => startBackupJob({ db, logger, plan, place: { url, clientVariables, folder, sealing } }),
  };
}
