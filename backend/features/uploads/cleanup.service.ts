import { readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Database } from "../../database/client.ts";
import { deleteOldUploadedFiles } from "./uploaded-file.data.ts";

// The upload reader's spool files. No request runs for a day.
const spoolFile = /^capacitor-[0-9a-f]+\.tmp$/;
const leftBehindMs = 24 * 60 * 60 * 1000;

/** What was removed. */
interface Removed {
  fileCount: number;
  bytes: number;
}

/** Size in bytes of the removed file; undefined when it was still in use or somebody else's. */
async function removeLeftBehind(file: string): Promise<number | undefined> {
  try {
    const { size, mtimeMs } = await stat(file);
    if (Date.now() - mtimeMs < leftBehindMs) return undefined;
    await rm(file);
    return size;
  } catch {
    // Another process was faster, or the file belongs to somebody else.
    return undefined;
  }
}

async function removeSpooledFiles(folder: string): Promise<Removed> {
  const names = (await readdir(folder)).filter((name) => spoolFile.test(name));
  const sizes = await Promise.all(names.map((name) => removeLeftBehind(path.join(folder, name))));
  const removed = sizes.filter((size) => size !== undefined);
  return { fileCount: removed.length, bytes: removed.reduce((sum, size) => sum + size, 0) };
}

/**
 * Removes every stored file except each event's newest, and temporary files left by uploads. The caller has checked
 * that the viewer is an administrator.
 *
 * @param folder holds the temporary files.
 */
export async function cleanUpFiles(db: Database, folder = tmpdir()): Promise<Removed> {
  const stored = await deleteOldUploadedFiles(db.prisma);
  const spooled = await removeSpooledFiles(folder);
  return { fileCount: stored.fileCount + spooled.fileCount, bytes: stored.bytes + spooled.bytes };
}
