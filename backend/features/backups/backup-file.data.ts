import { join } from "node:path";
import { type BackupFolder, keepNewest, prepareFolder, scheduledName } from "../../database/backup/backup-folder.ts";
import type { BackupResult } from "../../database/backup/backup-messages.ts";
import { backUpInProcess } from "../../database/backup/backup-process.ts";
import { errorCodes } from "../../database/error-codes.ts";
import type { Sealing } from "../../lib/age-files.ts";

/** Where backups come from and go to. */
export interface BackupPlace {
  url: string;
  clientVariables: Record<string, string>;
  folder: string;
  /** How the files are encrypted; undefined leaves them readable. */
  sealing: Sealing | undefined;
}

/** A place together with the key of the installation whose backups it holds. */
export type OwnPlace = BackupPlace & BackupFolder;

/** Makes and tries a backup, alone in the installation. @throws ChildEnded when killed; the signal's reason */
export async function makeBackupFile(
  { url, clientVariables, folder, installation, sealing }: OwnPlace,
  time: Date,
  signal: AbortSignal,
): Promise<BackupResult & { file: string }> {
  const file = scheduledName(installation, time, sealing);
  try {
    await prepareFolder({ folder, installation });
  } catch (error) {
    return { file, failure: "folder_unusable", codes: errorCodes(error) };
  }
  const result = await backUpInProcess({ url, file: join(folder, file), sealing }, clientVariables, signal);
  return { file, ...result };
}

/** Removes what an interrupted backup left behind. No other process may be making one. */
export function removeLeftovers(place: OwnPlace): Promise<void> {
  return prepareFolder(place);
}

/** Deletes all but the newest scheduled backups of the installation. @returns names of the kept files */
export function keepNewestFiles(place: OwnPlace, count: number): Promise<string[]> {
  return keepNewest(place, count);
}
