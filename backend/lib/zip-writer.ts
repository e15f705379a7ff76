import type { FileHandle } from "node:fs/promises";
import { crc32 } from "node:zlib";

const localSignature = 0x04034b50;
const centralSignature = 0x02014b50;
const endSignature = 0x06054b50;
const needsVersion = 20;
const namesInUtf8 = 0x0800;
/** January 1, 1980, the earliest date in a ZIP file. */
const fixedDate = 0x0021;
const localLength = 30;

interface WrittenPart {
  name: Buffer;
  checksum: number;
  size: number;
  offset: number;
}

/** Writes a reproducible ZIP file: nothing compressed, fixed dates, and sizes before the parts for macOS and Java. */
export class ZipWriter {
  readonly #file: FileHandle;
  readonly #parts: WrittenPart[] = [];
  #length = 0;

  /** Takes an empty file that is open for writing. */
  constructor(file: FileHandle) {
    this.#file = file;
  }

  get length(): number {
    return this.#length;
  }

  async add(path: string, content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<void> {
    const name = Buffer.from(path);
    const offset = this.#length;
    this.#length += localLength + name.length;
    let checksum = 0;
    let size = 0;
    for await (const chunk of content) {
      checksum = crc32(chunk, checksum);
      size += chunk.length;
      await this.#append(chunk);
    }
    const part = { name, checksum, size, offset };
    await this.#writeAt(Buffer.concat([localHeader(part), name]), offset);
    this.#parts.push(part);
  }

  async finish(): Promise<void> {
    const directory = Buffer.concat(this.#parts.flatMap((part) => [centralHeader(part), part.name]));
    const end = Buffer.alloc(22);
    end.writeUInt32LE(endSignature, 0);
    end.writeUInt16LE(this.#parts.length, 8);
    end.writeUInt16LE(this.#parts.length, 10);
    end.writeUInt32LE(directory.length, 12);
    end.writeUInt32LE(this.#length, 16);
    await this.#append(Buffer.concat([directory, end]));
  }

  async #append(bytes: Uint8Array): Promise<void> {
    await this.#writeAt(bytes, this.#length);
    this.#length += bytes.length;
  }

  async #writeAt(bytes: Uint8Array, position: number): Promise<void> {
    let written = 0;
    while (written < bytes.length) {
      written += (await this.#file.write(bytes, written, bytes.length - written, position + written)).bytesWritten;
    }
  }
}

function commonFields({ name, checksum, size }: WrittenPart): Buffer {
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(needsVersion, 0);
  fields.writeUInt16LE(namesInUtf8, 2);
  fields.writeUInt16LE(fixedDate, 8);
  fields.writeUInt32LE(checksum, 10);
  fields.writeUInt32LE(size, 14);
  fields.writeUInt32LE(size, 18);
  fields.writeUInt16LE(name.length, 22);
  return fields;
}

function localHeader(part: WrittenPart): Buffer {
  const signature = Buffer.alloc(4);
  signature.writeUInt32LE(localSignature);
  return Buffer.concat([signature, commonFields(part)]);
}

function centralHeader(part: WrittenPart): Buffer {
  const start = Buffer.alloc(6);
  start.writeUInt32LE(centralSignature, 0);
  start.writeUInt16LE(needsVersion, 4);
  const rest = Buffer.alloc(14);
  rest.writeUInt32LE(part.offset, 10);
  return Buffer.concat([start, commonFields(part), rest]);
}
