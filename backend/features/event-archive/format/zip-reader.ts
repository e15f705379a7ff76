import { maxEventArchiveBytes } from "../../../../common/limits.ts";
import { declareLimit, formatCount } from "../../../lib/declared-limits.ts";
import { openZip, ZipTooLarge } from "../../../lib/zip.ts";
import { manifestPath } from "./parts.ts";
import { damaged, notAnArchive, tooLarge } from "./refusals.ts";

/** Lists, sheets, files and pictures have parts of their own. */
const maxParts = 20_000;

declareLimit({
  what: "Archives: parts",
  counts: "each archive",
  limit: formatCount(maxParts),
  beyond: "413",
});

/** The parts of an archive. */
export interface ArchiveParts {
  has(path: string): boolean;
  /** Unpacked bytes. @throws DomainError UNREADABLE_FILE if missing or damaged; TOO_LARGE if all parts are too large */
  read(path: string): AsyncGenerator<Buffer, void>;
}

/** Opens an archive, also one repacked compressed or in a folder. @throws DomainError UNREADABLE_FILE if it is none */
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

/** Empty for none. */
function folderOf(paths: Iterable<string>): string {
  const [found] = [...paths]
    .filter((path) => path === manifestPath || path.endsWith(`/${manifestPath}`))
    .sort((one, other) => one.length - other.length);
  if (found === undefined) throw notAnArchive();
  return found.slice(0, -manifestPath.length);
}
