import { maxEventArchiveBytes } from "../../../../common/limits.ts";
import { declareLimit, sayCount } from "../../../lib/declared-limits.ts";
import { openZip, ZipTooLarge } from "../../../lib/zip.ts";
import { manifestPath } from "./parts.ts";
import { damaged, notAnArchive, tooLarge } from "./refusals.ts";

/** Most parts: lists, sheets, files and pictures have parts of their own. */
const maxParts = 20_000;

declareLimit({
  what: "Archives: parts",
  counts: "each archive",
  limit: sayCount(maxParts),
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
 * again: then its parts are compressed, and in a folder.
 *
 * @param file descriptor of the file, which stays open
 * @param maxBytes of everything that is unpacked
 * @throws DomainError UNREADABLE_FILE when it is no complete ZIP file, or no archive of an event.
 */
export async function openArchive(file: number, maxBytes = maxEventArchiveBytes): Promise<ArchiveParts> {
  let folder = "";
  const found = await openZip(file, {
    maxParts,
    maxBytes,
    refuse(cause, name) {
      if (cause instanceof ZipTooLarge) return tooLarge();
      return name === undefined ? notAnArchive(cause) : damaged(name.slice(folder.length), cause);
    },
  });
  const parts = new Map(found.map((part) => [part.name, part]));
  folder = folderOf(parts.keys());
  return {
    has: (path) => parts.has(folder + path),
    async *read(path) {
      const part = parts.get(folder + path);
      if (part === undefined) throw damaged(path);
      yield* part.read();
    },
  };
}

/** The folder that the parts are in; empty for none. */
function folderOf(paths: Iterable<string>): string {
  const [found] = [...paths]
    .filter((path) => path === manifestPath || path.endsWith(`/${manifestPath}`))
    .sort((one, other) => one.length - other.length);
  if (found === undefined) throw notAnArchive();
  return found.slice(0, -manifestPath.length);
}
