import { crc32 } from "node:zlib";
import yauzl from "yauzl";
import { maxEventArchiveBytes } from "../../../../common/limits.ts";
import { declareLimit, sayBytes, sayCount } from "../../../lib/declared-limits.ts";
import { DomainError } from "../../../lib/domain-error.ts";
import { manifestPath } from "./parts.ts";
import { damaged, notAnArchive, tooLarge } from "./refusals.ts";

/** Most parts: lists, sheets, files and pictures have parts of their own. */
const maxParts = 20_000;

/** Most bytes of the directory, which is in memory: names of parts are short. */
const maxDirectoryBytes = 8 * 1024 * 1024;

declareLimit({
  what: "Archives: parts",
  counts: "each archive",
  limit: `${sayCount(maxParts)}, with ${sayBytes(maxDirectoryBytes)} of names`,
  beyond: "413",
});

/** The parts of an archive. */
export interface ArchiveParts {
  has(path: string): boolean;
  /**
   * The unpacked bytes of a part.
   *
   * @throws DomainError UNREADABLE_FILE when it is missing or damaged; TOO_LARGE when too much has been unpacked.
   */
  read(path: string): AsyncGenerator<Buffer, void>;
}

/**
 * Opens an archive without unpacking anything. A program that unpacks downloads may have unpacked it, and somebody packed it
 * again: then its parts are compressed, and in a folder. The stated sizes are not trusted: bytes are counted as they are unpacked.
 *
 * @param file descriptor of the file, which stays open
 * @param mostBytes of everything that is unpacked
 * @throws DomainError UNREADABLE_FILE when it is no complete ZIP file, or no archive of an event.
 */
export async function openArchive(file: number, mostBytes = maxEventArchiveBytes): Promise<ArchiveParts> {
  const entries = new Map<string, yauzl.Entry>();
  const zip = await openZip(file);
  try {
    if (zip.entryCount > maxParts) throw tooLarge();
    let directoryBytes = 0;
    for await (const entry of zip.eachEntry()) {
      directoryBytes += entry.fileNameLength + entry.extraFieldLength + entry.fileCommentLength;
      if (directoryBytes > maxDirectoryBytes) throw tooLarge();
      entries.set(entry.fileName, entry);
    }
  } catch (error) {
    throw error instanceof DomainError ? error : notAnArchive(error);
  }
  const folder = folderOf(entries.keys());
  let unpacked = 0;
  async function* read(path: string): AsyncGenerator<Buffer, void> {
    const entry = entries.get(folder + path);
    if (entry === undefined) throw damaged(path);
    let checksum = 0;
    try {
      for await (const chunk of await zip.openReadStreamPromise(entry)) {
        unpacked += chunk.length;
        if (unpacked > mostBytes) throw tooLarge();
        checksum = crc32(chunk, checksum);
        yield chunk;
      }
    } catch (error) {
      throw error instanceof DomainError ? error : damaged(path, error);
    }
    if (checksum !== entry.crc32) throw damaged(path);
  }
  return { has: (path) => entries.has(folder + path), read };
}

async function openZip(file: number): Promise<yauzl.ZipFile> {
  try {
    return await yauzl.fromFdPromise(file, { lazyEntries: true, autoClose: false, validateEntrySizes: true });
  } catch (error) {
    throw notAnArchive(error);
  }
}

/** The folder that the parts are in; empty for none. */
function folderOf(paths: Iterable<string>): string {
  const [found] = [...paths]
    .filter((path) => path === manifestPath || path.endsWith(`/${manifestPath}`))
    .sort((one, other) => one.length - other.length);
  if (found === undefined) throw notAnArchive();
  return found.slice(0, -manifestPath.length);
}
