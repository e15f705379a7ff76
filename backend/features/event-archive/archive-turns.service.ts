import { type FileHandle, mkdtemp, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Share } from "../../lib/share.ts";
import { shares } from "../../limits.ts";
import type { Author } from "../users/viewer.type.ts";

const archivesOnDisk = new Share(shares.archivesOnDisk);

/** A place on the disk for one archive. */
export interface ArchiveFile {
  file: FileHandle;
  close(): Promise<void>;
}

/** Opens an empty file. @throws DomainError RATE_LIMITED when the author has two; UNAVAILABLE when six are open in all */
export async function openArchiveFile({ key }: Pick<Author, "key">): Promise<ArchiveFile> {
  const giveBack = archivesOnDisk.take(key);
  try {
    const file = await openTemporaryFile();
    return { file, close: () => file.close().finally(giveBack) };
  } catch (error) {
    giveBack();
    throw error;
  }
}

/** An empty file without a name: nobody else can open it, and it vanishes when closed, even when the process dies. */
async function openTemporaryFile(): Promise<FileHandle> {
  const folder = await mkdtemp(join(tmpdir(), "find-your-table-"));
  try {
    return await open(join(folder, "file"), "wx+", 0o600);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
