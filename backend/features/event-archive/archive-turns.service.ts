import type { FileHandle } from "node:fs/promises";
import { Share } from "../../lib/share.ts";
import { openTemporaryFile } from "../../lib/temporary-file.ts";
import { shares } from "../../limits.ts";
import type { Author } from "../users/author.type.ts";

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
