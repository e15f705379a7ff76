import { createHash, type Hash } from "node:crypto";
import { createReadStream } from "node:fs";
import { open as openFile } from "node:fs/promises";
import { pipeline } from "node:stream";
import { createGunzip } from "node:zlib";
import type { z } from "zod";
import { CannotOpen, type Opening, type OpeningFailure, sealedBeginning, unseal } from "../../lib/age-files.ts";
import { errorCodes } from "../error-codes.ts";
import {
  type ArchiveHeader,
  archiveHeader,
  archiveTrailer,
  archiveVersion,
  endOfRows,
  UnusableArchive,
} from "./archive-format.ts";

const newline = Buffer.from("\n");
const endAfterRow = Buffer.concat([newline, endOfRows]);
const chunkBytes = 256 * 1024;
/** No header or trailer is longer; a file with a longer line is not a backup. */
const maxLineBytes = 4 * 1024 * 1024;

/** The rest always starts with the newline before the next line. */
class ArchiveBytes {
  readonly #source: AsyncIterator<Buffer>;
  readonly hash: Hash = createHash("sha256");
  #rest: Buffer = newline;

  constructor(source: AsyncIterable<Buffer>) {
    this.#source = source[Symbol.asyncIterator]();
  }

  async #readMore(): Promise<boolean> {
    const { value, done } = await this.#source.next();
    if (done) return false;
    this.#rest = Buffer.concat([this.#rest, value]);
    return true;
  }

  async line(): Promise<string | undefined> {
    for (;;) {
      const end = this.#rest.indexOf(newline, 1);
      if (end > 0) {
        const text = this.#rest.subarray(1, end).toString();
        this.#rest = this.#rest.subarray(end);
        return text;
      }
      if (this.#rest.length > maxLineBytes || !(await this.#readMore())) return undefined;
    }
  }

  /** Up to the end of a table, in chunks that may end anywhere. */
  async *rows(): AsyncGenerator<Buffer> {
    let begin = 1;
    for (;;) {
      const end = this.#rest.indexOf(endAfterRow);
      if (end >= 0) {
        yield* this.#take(begin, end + 1);
        this.hash.update(endOfRows);
        this.#rest = this.#rest.subarray(end + endAfterRow.length - 1);
        return;
      }
      const sure = this.#rest.length - endAfterRow.length + 1;
      if (sure > begin) {
        yield* this.#take(begin, sure);
        this.#rest = this.#rest.subarray(sure);
        begin = 0;
      }
      if (!(await this.#readMore())) throw cutOff();
    }
  }

  *#take(begin: number, end: number): Generator<Buffer> {
    if (end <= begin) return;
    const piece = this.#rest.subarray(begin, end);
    this.hash.update(piece);
    yield piece;
  }

  async isAtEnd(): Promise<boolean> {
    return this.#rest.length === 1 && !(await this.#readMore());
  }

  async close(): Promise<void> {
    await this.#source.return?.();
  }
}

const cutOff = () =>
  new UnusableArchive("The backup is incomplete or damaged. Nothing was changed. Please use another one.");

function parseLine<Schema extends z.ZodType>(schema: Schema, line: string | undefined): z.output<Schema> | undefined {
  try {
    return schema.safeParse(JSON.parse(line ?? "")).data;
  } catch {
    return undefined;
  }
}

function parseHeader(line: string | undefined): ArchiveHeader {
  const header = parseLine(archiveHeader, line);
  if (!header) throw new UnusableArchive("The file is not a backup of this program.");
  if (header.version <= archiveVersion) return header;
  throw new UnusableArchive("The backup was made by a newer version of the product. Restore it with that version.");
}

const whyClosed: Record<Exclude<OpeningFailure, "damaged">, string> = {
  "nothing to open it with":
    "The backup is encrypted. Set BACKUP_PASSPHRASE to its passphrase, or BACKUP_AGE_IDENTITY to the file with your key.",
  "does not fit": "The backup was encrypted with another passphrase or for another key.",
};

function explain(error: unknown, file: string): unknown {
  if (error instanceof CannotOpen) {
    return error.failure === "damaged" ? cutOff() : new UnusableArchive(whyClosed[error.failure]);
  }
  const codes = errorCodes(error);
  if (codes.includes("ENOENT")) return new UnusableArchive(`There is no file ${file}.`);
  if (codes.includes("Z_BUF_ERROR")) return cutOff();
  if (codes.includes("Z_DATA_ERROR")) {
    const isGzip = error instanceof Error && !error.message.includes("incorrect header check");
    return isGzip ? cutOff() : new UnusableArchive("The file is not a backup of this program.");
  }
  return error;
}

/** Receives the rows of one table, and must read all of them. */
export type TakeRows = (table: ArchiveHeader["tables"][number], rows: AsyncIterable<Buffer>) => Promise<void>;

async function isSealed(file: string): Promise<boolean> {
  const handle = await openFile(file);
  try {
    const { buffer } = await handle.read({ buffer: Buffer.alloc(sealedBeginning.length) });
    return buffer.equals(sealedBeginning);
  } finally {
    await handle.close();
  }
}

/** The unpacked bytes. Closing them closes the file. */
async function unpack(file: string, opening: Opening): Promise<AsyncIterable<Buffer>> {
  const mustBeOpened = await isSealed(file);
  const packed = createReadStream(file);
  const unpacked = createGunzip({ chunkSize: chunkBytes });
  // The reader of the last stream gets the errors of all.
  const done = () => undefined;
  if (mustBeOpened) {
    return pipeline(packed, (chunks: AsyncIterable<Buffer>) => unseal(opening, chunks), unpacked, done);
  }
  return pipeline(packed, unpacked, done);
}

/**
 * Reads and checks an archive; `begin` gets the header before any row.
 * @returns number of rows per table
 * @throws UnusableArchive when it is no archive, damaged, or too new; some rows may have been read before
 */
export async function readArchive(
  file: string,
  opening: Opening,
  begin: (header: ArchiveHeader) => Promise<TakeRows>,
): Promise<Map<string, number>> {
  const bytes = await unpack(file, opening).then(
    (unpacked) => new ArchiveBytes(unpacked),
    (error: unknown) => {
      throw explain(error, file);
    },
  );
  try {
    return await readAll(bytes, begin);
  } catch (error) {
    throw explain(error, file);
  } finally {
    await bytes.close();
  }
}

async function readAll(
  bytes: ArchiveBytes,
  begin: (header: ArchiveHeader) => Promise<TakeRows>,
): Promise<Map<string, number>> {
  const line = await bytes.line();
  const header = parseHeader(line);
  bytes.hash.update(`${line}\n`);
  const take = await begin(header);
  for (const table of header.tables) await take(table, bytes.rows());
  const trailer = parseLine(archiveTrailer, await bytes.line());
  if (trailer?.sha256 !== bytes.hash.digest("hex") || !(await bytes.isAtEnd())) throw cutOff();
  return new Map(header.tables.map(({ name }, index) => [name, trailer.rows[index] ?? 0]));
}

/** Checks an archive without using its contents. @throws UnusableArchive */
export async function checkArchive(
  file: string,
  opening: Opening = {},
): Promise<{ header: ArchiveHeader; rows: Map<string, number> }> {
  const headers: ArchiveHeader[] = [];
  const rows = await readArchive(file, opening, async (header) => {
    headers.push(header);
    return async (_table, chunks) => {
      for await (const _ of chunks);
    };
  });
  const [header] = headers;
  if (!header) throw cutOff();
  return { header, rows };
}
