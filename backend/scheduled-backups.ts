import type { Logger } from "pino";
import type { Database } from "./database/client.ts";
import type { Env } from "./env.ts";
import { readBackupFigures } from "./features/backups/backup.service.ts";
import { type BackupJob, createBackupJob } from "./features/backups/backup-job.service.ts";
import type { BackupPlan } from "./features/users/context.type.ts";
import { checkSealing } from "./lib/age-files.ts";
import type { BackupFigures } from "./lib/metrics.ts";

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
