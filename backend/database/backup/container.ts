import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { open as openFile, rename, rm, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { pipeline as chain, Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { z } from "zod";
import {
  CannotOpen,
  type Opening,
  type OpeningFailure,
  type Sealing,
  seal,
  sealedBeginning,
  unseal,
} from "../../lib/age-files.ts";
import { syncFolder } from "../../lib/sync-folder.ts";
import { errorCodes } from "../error-codes.ts";
import { unfinishedSuffix } from "./archive-names.ts";

// A backup is one file: gzip, perhaps encrypted, of pieces with their length before them. First the header, then the rows of each
// table in PostgreSQL's text format, in any number of pieces with an empty one after them, and the trailer.

const headerSchema = z.object({
  format: z.literal("find-your-table-backup"),
  version: z.number().int(),
  /** ISO form. */
  createdAt: z.string(),
  /** Those that created the tables. */
  migrations: z.array(z.string()),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
  sequences: z.array(z.object({ name: z.string(), value: z.string(), isCalled: z.boolean() })),
});

/** The contents of a backup, and what is needed to read it. */
export type ArchiveHeader = z.infer<typeof headerSchema>;
type Table = ArchiveHeader["tables"][number];

const trailerSchema = z.object({
  /** Of each table, in the header's order. */
  rows: z.array(z.number().int()),
  /** Of all pieces before, in hexadecimal. */
  sha256: z.string(),
});

/** The version that this program writes and reads. */
export const archiveVersion = 1;

/** A file that cannot be restored. The message says why. */
export class UnusableArchive extends Error {
  override readonly name = "UnusableArchive";
}

const lengthBytes = 4;
const newline = 0x0a;

function countLines(chunk: Buffer): number {
  let count = 0;
  for (let at = chunk.indexOf(newline); at >= 0; at = chunk.indexOf(newline, at + 1)) count += 1;
  return count;
}

function pieceOf(content: Buffer): Buffer {
  const length = Buffer.alloc(lengthBytes);
  length.writeUInt32BE(content.length);
  return Buffer.concat([length, content]);
}

/** The unpacked bytes; counts the rows of each table. */
async function* archiveBytes(
  header: ArchiveHeader,
  rowsOf: (table: Table) => AsyncIterable<Buffer>,
  rows: number[],
): AsyncGenerator<Buffer> {
  const hash = createHash("sha256");
  const hashed = (content: Buffer) => {
    const piece = pieceOf(content);
    hash.update(piece);
    return piece;
  };
  yield hashed(Buffer.from(JSON.stringify(header)));
  for (const table of header.tables) {
    let count = 0;
    for await (const chunk of rowsOf(table)) {
      if (chunk.length === 0) continue;
      count += countLines(chunk);
      yield hashed(chunk);
    }
    rows.push(count);
    yield hashed(Buffer.alloc(0));
  }
  yield pieceOf(Buffer.from(JSON.stringify({ rows, sha256: hash.digest("hex") })));
}

/**
 * Writes an archive for this account alone, under a temporary name until it is complete and on disk.
 * @returns number of rows of each table, in the header's order @throws Error when the file exists, or cannot be written
 */
export async function writeArchive(
  file: string,
  header: ArchiveHeader,
  rowsOf: (table: Table) => AsyncIterable<Buffer>,
  sealing?: Sealing,
): Promise<number[]> {
  if (await stat(file).catch(() => undefined)) throw new Error(`${file} already exists. Choose another file name.`);
  const unfinished = `${file}${unfinishedSuffix}`;
  await rm(unfinished, { force: true });
  const rows: number[] = [];
  try {
    const target = createWriteStream(unfinished, { flags: "wx", mode: 0o600, flush: true });
    const packed = [Readable.from(archiveBytes(header, rowsOf, rows)), createGzip()] as const;
    if (sealing) await pipeline(...packed, (chunks: AsyncIterable<Buffer>) => seal(sealing, chunks), target);
    else await pipeline(...packed, target);
    await rename(unfinished, file);
    await syncFolder(dirname(file));
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  return rows;
}

const cutOff = () =>
  new UnusableArchive("The backup is incomplete or damaged. Nothing was changed. Please use another one.");
const notABackup = () => new UnusableArchive("The file is not a backup of this program.");

/** Longer than any that is written. */
const maxPieceBytes = 64 * 1024 * 1024;

/** The pieces of an archive. @throws UnusableArchive when it ends within one, or with one that is too long */
async function* piecesIn(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer, void> {
  let rest: Buffer = Buffer.alloc(0);
  let isFirst = true;
  for await (const chunk of source) {
    rest = Buffer.concat([rest, chunk]);
    while (rest.length >= lengthBytes) {
      const length = rest.readUInt32BE(0);
      if (length > maxPieceBytes) throw isFirst ? notABackup() : cutOff();
      if (rest.length < lengthBytes + length) break;
      yield rest.subarray(lengthBytes, lengthBytes + length);
      isFirst = false;
      rest = rest.subarray(lengthBytes + length);
    }
  }
  if (rest.length > 0) throw cutOff();
}

function parsePiece<Schema extends z.ZodType>(schema: Schema, piece: Buffer): z.output<Schema> | undefined {
  try {
    return schema.safeParse(JSON.parse(piece.toString())).data;
  } catch {
    return undefined;
  }
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
  if (!codes.includes("Z_DATA_ERROR")) return error;
  const isGzip = error instanceof Error && !error.message.includes("incorrect header check");
  return isGzip ? cutOff() : notABackup();
}

async function isSealed(file: string): Promise<boolean> {
  const handle = await openFile(file);
  try {
    const { buffer } = await handle.read({ buffer: Buffer.alloc(sealedBeginning.length) });
    return buffer.equals(sealedBeginning);
  } finally {
    await handle.close();
  }
}

const chunkBytes = 256 * 1024;

/** The unpacked bytes. Closing them closes the file. */
async function unpack(file: string, opening: Opening): Promise<AsyncIterable<Buffer>> {
  const mustBeOpened = await isSealed(file);
  const packed = createReadStream(file);
  const unpacked = createGunzip({ chunkSize: chunkBytes });
  // The reader of the last stream gets the errors of all.
  const done = () => undefined;
  if (mustBeOpened) {
    return chain(packed, (chunks: AsyncIterable<Buffer>) => unseal(opening, chunks), unpacked, done);
  }
  return chain(packed, unpacked, done);
}

/** Receives the rows of one table, and must read all of them. */
type TakeRows = (table: Table, rows: AsyncIterable<Buffer>) => Promise<void>;

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
  try {
    const pieces = piecesIn(await unpack(file, opening));
    try {
      return await readAll(pieces, begin);
    } finally {
      await pieces.return();
    }
  } catch (error) {
    throw explain(error, file);
  }
}

async function readAll(
  pieces: AsyncGenerator<Buffer, void>,
  begin: (header: ArchiveHeader) => Promise<TakeRows>,
): Promise<Map<string, number>> {
  const hash = createHash("sha256");
  const next = async () => {
    const { value } = await pieces.next();
    if (!value) throw cutOff();
    return value;
  };
  const nextHashed = async () => {
    const piece = await next();
    hash.update(pieceOf(piece));
    return piece;
  };
  async function* rows(): AsyncGenerator<Buffer> {
    for (let piece = await nextHashed(); piece.length > 0; piece = await nextHashed()) yield piece;
  }
  const header = parsePiece(headerSchema, await nextHashed());
  if (!header) throw notABackup();
  if (header.version > archiveVersion) {
    throw new UnusableArchive("The backup was made by a newer version of the product. Restore it with that version.");
  }
  const take = await begin(header);
  for (const table of header.tables) await take(table, rows());
  const trailer = parsePiece(trailerSchema, await next());
  if (trailer?.sha256 !== hash.digest("hex") || (await pieces.next()).done !== true) throw cutOff();
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
