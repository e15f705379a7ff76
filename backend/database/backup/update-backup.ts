import { mkdir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Sealing } from "../../lib/age-files.ts";
import { archiveExtension, datedName, timeStamp } from "./archive-names.ts";
import { backUp } from "./back-up.ts";

/** Where backups before updates go; no `sealing` leaves them readable. */
export interface UpdateBackupPlace {
  folder: string;
  sealing: Sealing | undefined;
}

const prefix = "find-your-table-before-update-";
/** As long as changes can be undone. */
const keptMs = 30 * 24 * 3_600_000;

/** Writes everything into a new file. @returns its path @throws Error with a sentence when it cannot be written */
export async function backUpBeforeUpdate(
  url: string,
  { folder, sealing }: UpdateBackupPlace,
  now: Date,
): Promise<string> {
  const file = join(folder, `${prefix}${timeStamp(now)}${archiveExtension(sealing)}`);
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await backUp(url, file, sealing);
    return file;
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(
      `The update changed nothing, because the backup before it failed: ${reason}. Make room, set BACKUP_FOLDER to ` +
        "another folder, or set BACKUP_BEFORE_UPDATE=false to update without it.",
      { cause },
    );
  }
}

/** Deletes those older than 30 days, because guests who were deleted since are still in them. */
export async function removeOldUpdateBackups(folder: string, now: Date): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  const oldest = timeStamp(new Date(now.getTime() - keptMs));
  for (const name of names) {
    const [, time] = datedName.exec(name.slice(prefix.length)) ?? [];
    if (name.startsWith(prefix) && time !== undefined && time < oldest) await rm(join(folder, name), { force: true });
  }
}
