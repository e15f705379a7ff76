import { buffer } from "node:stream/consumers";
import { crc32 } from "node:zlib";
import yauzl from "yauzl";
import { ZipFile } from "yazl";

/** An archive's directory is held in memory. */
const maxDirectoryBytes = 8 * 1024 * 1024;

/** Why an archive is refused that is larger than its reader allows. Every other reason is damage. */
export class ZipTooLarge extends Error {}

export interface ZipPart {
  name: string;
  /** The unpacked bytes. @throws what `refuse` returns, when the part is damaged or too much has been unpacked */
  read(): AsyncGenerator<Buffer, void>;
}

export interface ZipReading {
  maxParts: number;
  maxBytes: number;
  /** Returns what to throw for a {@link ZipTooLarge}, or for damage in the archive or a part. */
  refuse(cause: unknown, part?: string): unknown;
}

/** Opens an archive from bytes or an open file, which stays open. Counts bytes itself. @throws what `refuse` returns */
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

/** The earliest date in a ZIP file. */
const fixedDate = { mtime: new Date(1980, 0, 1), forceDosTimestamp: true };

/** A file in a ZIP file to be. */
export type NewZipPart = readonly [name: string, content: Buffer];

/** Makes a ZIP file in memory, always the same for the same parts. @throws what `parts` throws */
export async function writeZip(parts: AsyncIterable<NewZipPart>): Promise<Buffer> {
  const zip = new ZipFile();
  const failure = new Promise<never>((_, reject) => zip.once("error", reject));
  // It may come before anybody waits for it.
  failure.catch(() => undefined);
  for await (const [name, content] of parts) zip.addBuffer(content, name, fixedDate);
  zip.end();
  return Promise.race([buffer(zip.outputStream), failure]);
}
