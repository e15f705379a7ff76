import { createReadStream, createWriteStream } from "node:fs";
import { open as openFile, rename, rm, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { pipeline as chain, Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { z } from "zod";
import { errorCodes } from "../database/error-codes.ts";
import { CannotOpen, damaged, type Opening, type Sealing, seal, sealedBeginning, unseal } from "../lib/age-files.ts";
import { isWhole, linesOf } from "../lib/lines-of.ts";
import { syncFolder } from "../lib/sync-folder.ts";
import { unfinishedSuffix } from "./backup-files.ts";

// A backup is one text, packed by gzip, which has a checksum, and perhaps encrypted: a line with the header, and for each
// table its rows as PostgreSQL's COPY writes them, and a line that no row can be.

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

/** A backup that was read to its end. */
export interface ReadArchive {
  header: ArchiveHeader;
  /** How many each table has. */
  rows: Map<string, number>;
}

/** The version that this program writes and reads. */
export const archiveVersion = 1;

/** A file that cannot be restored. The message says why. */
export class UnusableArchive extends Error {
  override readonly name = "UnusableArchive";
}

const endOfRows = Buffer.from("\\.\n");

/**
 * Writes an archive for this account alone, under a temporary name until it is complete and on disk.
 * @throws Error when the file exists, or cannot be written
 */
export async function writeArchive(
  file: string,
  header: ArchiveHeader,
  rowsOf: (table: Table) => AsyncIterable<Buffer>,
  sealing?: Sealing,
): Promise<void> {
  if (await stat(file).catch(() => undefined)) throw new Error(`${file} already exists. Choose another file name.`);
  async function* text(): AsyncGenerator<Buffer> {
    yield Buffer.from(`${JSON.stringify(header)}\n`);
    for (const table of header.tables) {
      yield* rowsOf(table);
      yield endOfRows;
    }
  }
  const unfinished = `${file}${unfinishedSuffix}`;
  await rm(unfinished, { force: true });
  try {
    const packed = chain(Readable.from(text()), createGzip(), leaveToReader);
    const target = createWriteStream(unfinished, { flags: "wx", mode: 0o600, flush: true });
    await pipeline(sealing ? seal(sealing, packed) : packed, target);
    await rename(unfinished, file);
    await syncFolder(dirname(file));
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

/** The reader of the last of several streams gets the errors of all. */
const leaveToReader = () => undefined;

/** Receives the rows of one table, and must read all of them. */
type TakeRows = (table: Table, rows: AsyncIterable<Buffer>) => Promise<void>;

const passOver: TakeRows = async (_table, rows) => {
  for await (const _ of rows);
};

/**
 * Reads and checks an archive; `begin` gets the header before any row.
 * @throws UnusableArchive when it is no archive, damaged, or too new; some rows may have been read before
 */
export async function readArchive(
  file: string,
  opening: Opening,
  begin: (header: ArchiveHeader) => Promise<TakeRows> = async () => passOver,
): Promise<ReadArchive> {
  try {
    const lines = linesOf(await unpack(file, opening));
    // Closing them closes the file.
    return await readLines(lines, begin).finally(() => lines.return(undefined));
  } catch (error) {
    throw explain(error, file);
  }
}

const chunkBytes = 256 * 1024;

/** The unpacked bytes. */
async function unpack(file: string, opening: Opening): Promise<AsyncIterable<Buffer>> {
  const handle = await openFile(file);
  const { buffer } = await handle.read({ buffer: Buffer.alloc(sealedBeginning.length) });
  await handle.close();
  const packed = createReadStream(file);
  const opened = buffer.equals(sealedBeginning) ? Readable.from(unseal(opening, packed)) : packed;
  return chain(opened, createGunzip({ chunkSize: chunkBytes }), leaveToReader);
}

async function readLines(
  lines: AsyncGenerator<Buffer>,
  begin: (header: ArchiveHeader) => Promise<TakeRows>,
): Promise<ReadArchive> {
  const next = async () => {
    const { value, done } = await lines.next();
    if (done || !isWhole(value)) throw cutOff();
    return value;
  };
  const header = parseHeader(await next());
  const rows = new Map<string, number>();
  async function* rowsOf({ name }: Table): AsyncGenerator<Buffer> {
    let count = 0;
    for (let line = await next(); !line.equals(endOfRows); line = await next()) {
      count += 1;
      yield line;
    }
    rows.set(name, count);
  }
  const take = await begin(header);
  for (const table of header.tables) await take(table, rowsOf(table));
  if ((await lines.next()).done !== true) throw cutOff();
  return { header, rows };
}

function parseHeader(line: Buffer): ArchiveHeader {
  let header: ArchiveHeader;
  try {
    header = headerSchema.parse(JSON.parse(line.toString()));
  } catch {
    throw notABackup();
  }
  if (header.version === archiveVersion) return header;
  throw new UnusableArchive("The backup was made by a newer version of the product. Restore it with that version.");
}

const cutOff = () => new UnusableArchive(damaged);
const notABackup = () => new UnusableArchive("The file is not a backup of this program.");

function explain(error: unknown, file: string): unknown {
  if (error instanceof CannotOpen) return new UnusableArchive(error.message);
  const codes = errorCodes(error);
  if (codes.includes("ENOENT")) return new UnusableArchive(`There is no file ${file}.`);
  const isNotPacked = error instanceof Error && error.message.includes("incorrect header check");
  if (isNotPacked) return notABackup();
  return codes.some((code) => code === "Z_DATA_ERROR" || code === "Z_BUF_ERROR") ? cutOff() : error;
}
