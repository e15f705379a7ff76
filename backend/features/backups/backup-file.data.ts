import { join } from "node:path";
import { type BackupFolder, keepNewest, prepareFolder, scheduledName } from "../../database/backup/backup-folder.ts";
import type { BackupResult } from "../../database/backup/backup-messages.ts";
import { backUpInProcess } from "../../database/backup/backup-process.ts";
import { errorCodes } from "../../database/error-codes.ts";
import type { Sealing } from "../../lib/age-files.ts";

/** Where backups come from and go to. */
export interface BackupPlace {
  /** postgresql://… of the database. */
  url: string;
  /** What the database's client reads from the environment. */
  clientVariables: Record<string, string>;
  folder: string;
  /** How the files are encrypted; undefined leaves them readable. */
  sealing: Sealing | undefined;
}

/** The same, with the key of the installation whose backups they are. */
export type OwnPlace = BackupPlace & BackupFolder;

/**
 * Makes a backup and tries it, after removing what an earlier one left behind that was cut off. None of the installation's other
 * processes may be making one.
 *
 * @param signal ends it
 * @returns name of the file, and how it ended
 * @throws the signal's reason; ChildEnded when its process is killed
 */
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

/** Removes what a backup left behind that was cut off. None of the installation's processes may be making one. */
export function removeLeftovers(place: OwnPlace): Promise<void> {
  return prepareFolder(place);
}

/**
 * Deletes all but the newest backups that the installation made by schedule.
 *
 * @returns names of the kept files
 */
export function keepNewestFiles(place: OwnPlace, count: number): Promise<string[]> {
  return keepNewest(place, count);
}
