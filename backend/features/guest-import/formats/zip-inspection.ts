import { message } from "../../../../common/messages/message.ts";
import { declareLimit, sayBytes, sayCount } from "../../../lib/declared-limits.ts";
import { openZip, ZipTooLarge } from "../../../lib/zip.ts";
import { unreadable } from "./unreadable.ts";
import { damagedWorkbook } from "./xml.ts";

/** Most files in a workbook's archive; pictures and charts add many. */
const maxParts = 5000;

/**
 * Most bytes that the parts read from one workbook may unpack to in total: some five times what 5 MB of guests need. It takes
 * up to three seconds to read as many.
 */
const maxUnpackedBytes = 128 * 1024 * 1024;

declareLimit({
  what: "Guest lists: workbook",
  counts: "each file",
  limit: `${sayBytes(maxUnpackedBytes)} unpacked, ${sayCount(maxParts)} parts`,
  beyond: "422",
});

/** The parts of a workbook by path in the archive, whatever their case and leading slash. */
export interface WorkbookParts {
  has(path: string): boolean;
  /**
   * The unpacked bytes of a part.
   *
   * @throws DomainError UNREADABLE_FILE when it is missing or damaged, or too much has been unpacked.
   */
  read(path: string): AsyncIterable<Buffer>;
}

/**
 * Opens the archive of a workbook without unpacking anything.
 *
 * @param maxBytes of everything that is unpacked
 * @throws DomainError UNREADABLE_FILE when it is not a complete archive, or has too many entries.
 */
export async function openParts(bytes: Buffer, maxBytes = maxUnpackedBytes): Promise<WorkbookParts> {
  const found = await openZip(bytes, {
    maxParts,
    maxBytes,
    refuse: (cause) =>
      cause instanceof ZipTooLarge ? unreadable(message("reading.tooLargeUnpacked")) : damagedWorkbook(cause),
  });
  const parts = new Map(found.map((part) => [partKey(part.name), part]));
  return {
    has: (path) => parts.has(partKey(path)),
    async *read(path) {
      const part = parts.get(partKey(path));
      if (part === undefined) throw damagedWorkbook();
      yield* part.read();
    },
  };
}

function partKey(path: string): string {
  return path.replace(/^\/+/u, "").toLowerCase();
}
