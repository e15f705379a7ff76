import { message } from "../../../../common/messages/message.ts";
import { declareLimit, formatBytes, formatCount } from "../../../lib/declared-limits.ts";
import { openZip, ZipTooLarge } from "../../../lib/zip.ts";
import { unreadable } from "./unreadable.ts";
import { damagedWorkbook } from "./xml.ts";

const maxParts = 5000;

/** In total: five times what 5 MB of guests need, and up to three seconds of reading. */
const maxUnpackedBytes = 128 * 1024 * 1024;

declareLimit({
  what: "Guest lists: workbook",
  counts: "each file",
  limit: `${formatBytes(maxUnpackedBytes)} unpacked, ${formatCount(maxParts)} parts`,
  beyond: "422",
});

/** Parts by path, whatever their case and leading slash. */
export interface WorkbookParts {
  has(path: string): boolean;
  paths: readonly string[];
  /** Unpacked bytes of a part. @throws DomainError UNREADABLE_FILE when missing, damaged, or beyond the total */
  read(path: string): AsyncIterable<Buffer>;
}

/** Unpacks nothing yet. @throws DomainError UNREADABLE_FILE when incomplete or with too many entries */
export async function openParts(bytes: Buffer, maxBytes = maxUnpackedBytes): Promise<WorkbookParts> {
  const found = await openZip(bytes, {
    maxParts,
    maxBytes,
    refuse: (cause) =>
      cause instanceof ZipTooLarge ? unreadable(message("reading.tooLargeUnpacked")) : damagedWorkbook(cause),
  });
  const parts = new Map(found.map((part) => [partKey(part.name), part]));
  return {
    paths: [...parts.keys()],
    has: (path) => parts.has(partKey(path)),
    async *read(path) {
      const part = parts.get(partKey(path));
      if (part === undefined) throw damagedWorkbook();
      yield* part.read();
    },
  };
}

/** Checks every part for damage and size. @throws DomainError UNREADABLE_FILE */
export async function unpackAll(parts: WorkbookParts): Promise<void> {
  for (const path of parts.paths) for await (const _ of parts.read(path));
}

function partKey(path: string): string {
  return path.replace(/^\/+/u, "").toLowerCase();
}
