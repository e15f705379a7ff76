import { crc32 } from "node:zlib";
import yauzl from "yauzl";

/** Most bytes of an archive's directory, which is in memory: names of parts are short. */
const maxDirectoryBytes = 8 * 1024 * 1024;

/** Why an archive is refused that is larger than its reader allows. Every other reason is damage. */
export class ZipTooLarge extends Error {}

/** A file in an archive. */
export interface ZipPart {
  name: string;
  /**
   * The unpacked bytes.
   *
   * @throws what the reader's `refuse` returns, when the part is damaged or too much has been unpacked.
   */
  read(): AsyncGenerator<Buffer, void>;
}

/** How an archive is read. */
export interface ZipReading {
  maxParts: number;
  /** Of everything that is unpacked. */
  maxBytes: number;
  /** @returns what to throw for a {@link ZipTooLarge}, or damage, in the archive as a whole or in a part */
  refuse(cause: unknown, part?: string): unknown;
}

/**
 * Opens a ZIP archive without unpacking anything. The stated sizes are not trusted: bytes are counted as they are unpacked.
 *
 * @param source the bytes, or the descriptor of a file, which stays open
 * @throws what `refuse` returns, when it is not a complete archive, is too large, or a part would be outside of it.
 */
export async function openZip(source: Buffer | number, reading: ZipReading): Promise<ZipPart[]> {
  const { maxParts, maxBytes, refuse } = reading;
  let unpacked = 0;
  async function* read(zip: yauzl.ZipFile, entry: yauzl.Entry): AsyncGenerator<Buffer, void> {
    let checksum = 0;
    try {
      for await (const chunk of await zip.openReadStreamPromise(entry)) {
        unpacked += chunk.length;
        if (unpacked > maxBytes) throw new ZipTooLarge();
        checksum = crc32(chunk, checksum);
        yield chunk;
      }
      // A single wrong bit can turn one name into another.
      if (checksum !== entry.crc32) throw new Error("The bytes differ from those that were packed.");
    } catch (error) {
      throw refuse(error, entry.fileName);
    }
  }
  try {
    const options = { lazyEntries: true, autoClose: false, validateEntrySizes: true };
    const isFile = typeof source === "number";
    const zip = await (isFile ? yauzl.fromFdPromise(source, options) : yauzl.fromBufferPromise(source, options));
    if (zip.entryCount > maxParts) throw new ZipTooLarge();
    const parts: ZipPart[] = [];
    let directoryBytes = 0;
    for await (const entry of zip.eachEntry()) {
      directoryBytes += entry.fileNameLength + entry.extraFieldLength + entry.fileCommentLength;
      if (directoryBytes > maxDirectoryBytes) throw new ZipTooLarge();
      parts.push({ name: entry.fileName, read: () => read(zip, entry) });
    }
    return parts;
  } catch (error) {
    throw refuse(error);
  }
}
