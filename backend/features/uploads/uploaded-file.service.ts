import { readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Database, Queryable } from "../../database/client.ts";
import type { WritableEventId } from "../event-rights/event-scope.type.ts";
import {
  deleteOldFilesOfEvent,
  deleteOldUploadedFiles,
  insertUploadedFile,
  type NewUploadedFile,
} from "./uploaded-file.data.ts";

// The upload reader's spool files. No request runs for a day.
const spoolFile = /^capacitor-[0-9a-f]+\.tmp$/;
const leftBehindMs = 24 * 60 * 60 * 1000;

interface Removed {
  fileCount: number;
  bytes: number;
}

async function removeSpooledFiles(folder: string): Promise<Removed> {
  const removed = { fileCount: 0, bytes: 0 };
  for (const name of (await readdir(folder)).filter((one) => spoolFile.test(one))) {
    try {
      const { size, mtimeMs } = await stat(path.join(folder, name));
      if (Date.now() - mtimeMs < leftBehindMs) continue;
      await rm(path.join(folder, name));
      removed.fileCount += 1;
      removed.bytes += size;
    } catch {
      // Somebody else's, or gone meanwhile.
    }
  }
  return removed;
}

/** Removes all stored files but each event's newest, and uploads' temporary files in `folder`. For administrators. */
export async function cleanUpFiles(db: Database, folder = tmpdir()): Promise<Removed> {
  const stored = await deleteOldUploadedFiles(db.prisma);
  const spooled = await removeSpooledFiles(folder);
  return { fileCount: stored.fileCount + spooled.fileCount, bytes: stored.bytes + spooled.bytes };
}

/** Stores a file in the transaction of its import. */
export const keepUploadedFile = (tx: Queryable, file: NewUploadedFile) => insertUploadedFile(tx, file);

/** Deletes an event's oldest files until the rest fit `maxBytes` as stored; the newest one stays. */
export const removeOldFiles = (tx: Queryable, eventId: WritableEventId, maxBytes: number) =>
  deleteOldFilesOfEvent(tx, eventId, maxBytes);
