import type { FileHandle } from "node:fs/promises";
import { message } from "../../../common/messages/message.ts";
import { Allotment, declareAllotment } from "../../lib/allotment.ts";
import { openTemporaryFile } from "../../lib/temporary-file.ts";
import type { Author } from "../users/viewer.type.ts";

/** A slow transfer occupies disk space from its first byte to its last. */
const archivesOnDisk = new Allotment(
  declareAllotment({
    what: "Archives: on their way to this server, each in a file on the disk",
    counts: "account",
    total: 6,
    perKey: 2,
    beyond: {
      own: { code: "RATE_LIMITED", message: message("event-archive.ownInProgress"), retryAfterSeconds: 10 },
      all: { code: "UNAVAILABLE", message: message("event-archive.inProgress"), retryAfterSeconds: 60 },
    },
  }),
);

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
