import { promisify } from "node:util";
import { crc32, deflateRaw } from "node:zlib";
import yauzl from "yauzl";

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

const pack = promisify(deflateRaw);

const localSignature = Buffer.from("PK\u0003\u0004");
const centralSignature = Buffer.from("PK\u0001\u0002");
const endSignature = Buffer.from("PK\u0005\u0006");
const needsVersion = 20;
const namesInUtf8 = 0x0800;
const deflated = 8;
/** January 1, 1980, the earliest date in a ZIP file. */
const fixedDate = 0x0021;

/** Makes a ZIP file in memory, always the same for the same parts. */
export class ZipWriter {
  readonly #parts: Buffer[] = [];
  readonly #directory: Buffer[] = [];
  #length = 0;

  /** Bytes so far. */
  get length(): number {
    return this.#length;
  }

  async add(path: string, content: Uint8Array): Promise<void> {
    const [name, packed] = [Buffer.from(path), await pack(content)];
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(needsVersion, 0);
    fields.writeUInt16LE(namesInUtf8, 2);
    fields.writeUInt16LE(deflated, 4);
    fields.writeUInt16LE(fixedDate, 8);
    fields.writeUInt32LE(crc32(content), 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(content.length, 18);
    fields.writeUInt16LE(name.length, 22);
    const start = Buffer.alloc(2);
    start.writeUInt16LE(needsVersion);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(this.#length, 10);
    this.#directory.push(centralSignature, start, fields, rest, name);
    this.#append(localSignature, fields, name, packed);
  }

  finish(): Buffer {
    const directory = Buffer.concat(this.#directory);
    const end = Buffer.alloc(18);
    const count = this.#directory.length / 5;
    end.writeUInt16LE(count, 4);
    end.writeUInt16LE(count, 6);
    end.writeUInt32LE(directory.length, 8);
    end.writeUInt32LE(this.#length, 12);
    return Buffer.concat([...this.#parts, directory, endSignature, end]);
  }

  #append(...pieces: Buffer[]): void {
    for (const piece of pieces) this.#length += piece.length;
    this.#parts.push(...pieces);
  }
}
