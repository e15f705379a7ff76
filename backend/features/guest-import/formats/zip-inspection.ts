import { crc32 } from "node:zlib";
import yauzl from "yauzl";
import { message } from "../../../../common/messages/message.ts";
import { declareLimit, sayBytes, sayCount } from "../../../lib/declared-limits.ts";
import { unreadable } from "./unreadable.ts";
import { damagedWorkbook } from "./xml.ts";

/** Most files in a workbook's archive; pictures and charts add many. */
const maxEntries = 5000;

/**
 * Most bytes that the parts read from one workbook may unpack to in total: some five times what 5 MB of guests need. It takes
 * up to three seconds to read as many.
 */
const maxUnpackedBytes = 128 * 1024 * 1024;

declareLimit({
  what: "Guest lists: workbook",
  counts: "each file",
  limit: `${sayBytes(maxUnpackedBytes)} unpacked, ${sayCount(maxEntries)} parts`,
  beyond: "422",
});

/** The parts of a workbook by path in the archive, in lower case and without a leading slash. */
export interface WorkbookParts {
  has(path: string): boolean;
  /**
   * The unpacked bytes of a part.
   *
   * @throws DomainError UNREADABLE_FILE when it is damaged, or too much has been unpacked.
   */
  read(path: string): AsyncIterable<Buffer>;
}

/**
 * Opens the archive of a workbook without unpacking anything. The stated sizes are not trusted: bytes are counted while
 * they are unpacked, up to `maxBytes` for all parts.
 *
 * @throws DomainError UNREADABLE_FILE when it is not a complete archive, or has too many entries.
 */
export async function openParts(bytes: Buffer, maxBytes = maxUnpackedBytes): Promise<WorkbookParts> {
  const entries = new Map<string, yauzl.Entry>();
  const zip = await openZip(bytes);
  try {
    if (zip.entryCount > maxEntries) throw tooBig();
    for await (const entry of zip.eachEntry()) entries.set(partKey(entry.fileName), entry);
  } catch (error) {
    throw asRefusal(error);
  }
  let unpacked = 0;
  async function* read(path: string): AsyncIterable<Buffer> {
    const entry = entries.get(partKey(path));
    if (entry === undefined) throw damagedWorkbook();
    let checksum = 0;
    try {
      for await (const chunk of await zip.openReadStreamPromise(entry)) {
        unpacked += chunk.length;
        if (unpacked > maxBytes) throw tooBig();
        checksum = crc32(chunk, checksum);
        yield chunk;
      }
      // A single wrong bit can turn one name into another.
      if (checksum !== entry.crc32) throw damagedWorkbook();
    } catch (error) {
      throw asRefusal(error);
    }
  }
  return { has: (path) => entries.has(partKey(path)), read };
}

async function openZip(bytes: Buffer): Promise<yauzl.ZipFile> {
  try {
    return await yauzl.fromBufferPromise(bytes, { lazyEntries: true, autoClose: false, validateEntrySizes: true });
  } catch (error) {
    throw damagedWorkbook(error);
  }
}

function partKey(path: string): string {
  return path.replace(/^\/+/u, "").toLowerCase();
}

function tooBig(): Error {
  return unreadable(message("reading.tooLargeUnpacked"));
}

/** Every error while unpacking means damage, unless it is already a refusal. */
function asRefusal(error: unknown): unknown {
  return error instanceof Error && error.name === "DomainError" ? error : damagedWorkbook(error);
}
