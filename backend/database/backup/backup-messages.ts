import { z } from "zod";
import { sealing } from "../../lib/age-files.ts";

/** Why a backup that nobody waits for failed. */
const failures = ["disk_full", "folder_unusable", "database_unavailable", "unusable", "other"] as const;

export const backupTask = z.object({
  url: z.string(),
  file: z.string(),
  /** Undefined leaves it readable. */
  sealing: sealing.optional(),
});

export type BackupTask = z.infer<typeof backupTask>;

/** How a backup ended: with a file that was tried, or why there is none. */
export const backupResult = z.union([
  z.object({ proof: z.enum(["restored", "read"]), bytes: z.number() }),
  z.object({
    failure: z.enum(failures),
    /** Codes of the system and PostgreSQL, without any data. */
    codes: z.array(z.string()),
  }),
]);

export type BackupResult = z.infer<typeof backupResult>;
