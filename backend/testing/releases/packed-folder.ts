import { spawn, spawnSync } from "node:child_process";
import { createWriteStream, readFileSync } from "node:fs";
import { pipeline } from "node:stream/promises";
import { brotliDecompressSync, constants, createBrotliCompress } from "node:zlib";

/** A data directory contains three copies of PostgreSQL's own catalog: a window over all of it keeps one. */
const window = { [constants.BROTLI_PARAM_LARGE_WINDOW]: 1, [constants.BROTLI_PARAM_LGWIN]: 27 };
const params = { ...window, [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
const decoded = { params: { [constants.BROTLI_DECODER_PARAM_LARGE_WINDOW]: 1 } };

/** Writes what is in the folder into a file. Takes half a minute. */
export async function packFolder(folder: string, file: string): Promise<void> {
  const owner = ["--owner=0", "--group=0", "--numeric-owner"];
  const tar = spawn("tar", [...owner, "--create", "--directory", folder, "."], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  await pipeline(tar.stdout, createBrotliCompress({ params }), createWriteStream(file));
}

/** The files belong to the user who unpacks them. @throws Error */
export function unpackFolder(file: string, folder: string): void {
  // Not as a stream: tar may end before the pipe to it is closed, which looks like a failure.
  const input = brotliDecompressSync(readFileSync(file), decoded);
  const args = ["--extract", "--no-same-owner", "--directory", folder];
  const { status } = spawnSync("tar", args, { input, stdio: ["pipe", "ignore", "inherit"] });
  if (status !== 0) throw new Error(`${file} cannot be unpacked.`);
}
