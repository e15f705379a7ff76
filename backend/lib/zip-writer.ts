import { promisify } from "node:util";
import { crc32, deflateRaw } from "node:zlib";

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
