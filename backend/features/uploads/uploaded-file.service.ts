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

/** Undefined when the file was still in use or somebody else's. */
async function removeLeftBehind(file: string): Promise<number | undefined> {
  try {
    const { size, mtimeMs } = await stat(file);
    if (Date.now() - mtimeMs < leftBehindMs) return undefined;
    await rm(file);
    return size;
  } catch {
    return undefined;
  }
}

async function removeSpooledFiles(folder: string): Promise<Removed> {
  const names = (await readdir(folder)).filter((name) => spoolFile.test(name));
  const sizes = await Promise.all(names.map((name) => removeLeftBehind(path.join(folder, name))));
  const removed = sizes.filter((size) => size !== undefined);
  return { fileCount: removed.length, bytes: removed.reduce((sum, size) => sum + size, 0) };
}

/** Removes all stored files but each event's newest, and uploads' temporary files in `folder`. For administrators. */
export async function cleanUpFiles(db: Database, folder = tmpdir()): Promise<Removed> {
  const stored = await deleteOldUploadedFiles(db.prisma);
  const spooled = await removeSpooledFiles(folder);
  return { fileCount: stored.fileCount + spooled.fileCount, bytes: stored.bytes + spooled.bytes };
}

/** Stores a file in the transaction of its import. */
export function keepUploadedFile(tx: Queryable, file: NewUploadedFile): Promise<void> {
  return insertUploadedFile(tx, file);
}

/** Deletes an event's oldest files until the rest fit `maxBytes` as stored; the newest one stays. */
export function removeOldFiles(tx: Queryable, eventId: WritableEventId, maxBytes: number): Promise<void> {
  return deleteOldFilesOfEvent(tx, eventId, maxBytes);
}
