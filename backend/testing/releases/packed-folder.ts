import { spawn } from "node:child_process";
import { once } from "node:events";
import { createReadStream, createWriteStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { constants, createBrotliCompress, createBrotliDecompress } from "node:zlib";

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

/** The files belong to whoever unpacks them. */
export async function unpackFolder(file: string, folder: string): Promise<void> {
  const tar = spawn("tar", ["--extract", "--no-same-owner", "--directory", folder], {
    stdio: ["pipe", "ignore", "inherit"],
  });
  const end = once(tar, "exit");
  await pipeline(createReadStream(file), createBrotliDecompress(decoded), tar.stdin);
  const [code] = await end;
  if (code !== 0) throw new Error(`${file} cannot be unpacked.`);
}
