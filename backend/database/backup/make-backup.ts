import { rename, rm, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { openableNow } from "../../lib/age-files.ts";
import { syncFolder } from "../../lib/sync-folder.ts";
import { errorCodes, isDatabaseUnavailable, isDiskFull } from "../error-codes.ts";
import { untriedSuffix } from "./archive-names.ts";
import { backUp } from "./back-up.ts";
import type { BackupResult, BackupTask } from "./backup-messages.ts";
import { UnusableArchive } from "./container.ts";
import { tryBackup } from "./try-backup.ts";

/** Makes and tries a backup, named only once tried; a worthless one is removed. The result contains no data. */
export async function makeBackup({ url, file, sealing: how }: BackupTask): Promise<BackupResult> {
  const untried = `${file}${untriedSuffix}`;
  try {
    const { sealing, opening } = how ? await openableNow(how) : {};
    await backUp(url, untried, sealing);
    const proof = await tryBackup(url, untried, opening);
    const { size } = await stat(untried);
    await rename(untried, file);
    await syncFolder(dirname(file));
    return { proof, bytes: size };
  } catch (error) {
    await rm(untried, { force: true });
    return { failure: failureOf(error), codes: errorCodes(error) };
  }
}

const folderCodes = ["ENOENT", "ENOTDIR", "EACCES", "EPERM", "EROFS"];
/** Then what was written is no copy of the database. */
const isAboutContent = (code: string) => /^(?:22|23|42(?!501))\w{3}$/.test(code);

function failureOf(error: unknown): Extract<BackupResult, { failure: string }>["failure"] {
  const codes = errorCodes(error);
  if (error instanceof UnusableArchive || codes.some(isAboutContent)) return "unusable";
  if (isDiskFull(error)) return "disk_full";
  if (isDatabaseUnavailable(error)) return "database_unavailable";
  return codes.some((code) => folderCodes.includes(code)) ? "folder_unusable" : "other";
}
