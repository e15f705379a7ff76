import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { rename, rm, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { type Sealing, seal } from "../../lib/age-files.ts";
import { syncFolder } from "../../lib/sync-folder.ts";
import { type ArchiveHeader, type ArchiveTrailer, endOfRows } from "./archive-format.ts";
import { unfinishedSuffix } from "./archive-names.ts";

const newline = 0x0a;

function countLines(chunk: Buffer): number {
  let count = 0;
  for (let at = chunk.indexOf(newline); at >= 0; at = chunk.indexOf(newline, at + 1)) count += 1;
  return count;
}

/** The uncompressed bytes; counts the rows of each table. */
async function* archiveBytes(
  header: ArchiveHeader,
  rowsOf: (table: ArchiveHeader["tables"][number]) => AsyncIterable<Buffer>,
  rows: number[],
): AsyncGenerator<Buffer> {
  const hash = createHash("sha256");
  const hashed = (bytes: Buffer) => {
    hash.update(bytes);
    return bytes;
  };
  yield hashed(Buffer.from(`${JSON.stringify(header)}\n`));
  for (const table of header.tables) {
    let count = 0;
    for await (const chunk of rowsOf(table)) {
      count += countLines(chunk);
      yield hashed(chunk);
    }
    rows.push(count);
    yield hashed(endOfRows);
  }
  const trailer: ArchiveTrailer = { rows, sha256: hash.digest("hex") };
  yield Buffer.from(`${JSON.stringify(trailer)}\n`);
}

/**
 * Writes an archive for this account alone, under a temporary name until it is complete and on disk.
 * @returns number of rows of each table, in the header's order @throws Error when the file exists, or cannot be written
 */
export async function writeArchive(
  file: string,
  header: ArchiveHeader,
  rowsOf: (table: ArchiveHeader["tables"][number]) => AsyncIterable<Buffer>,
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
