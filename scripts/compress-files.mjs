import { readdirSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const compressible = /\.(?:js|css|svg|json|txt)$/;
const minBytes = 1_000;
// Above this size, brotli's best quality takes seconds.
const largeBytes = 1_000_000;
const qualityForLarge = 9;

const encodings = [
  { extension: ".br", encode: brotli },
  { extension: ".gz", encode: (/** @type {Buffer} */ content) => promisify(gzip)(content, { level: 9 }) },
];

/** Writes smaller .br and .gz copies next to each file below a folder. @param {string} folder */
export async function compressFiles(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && compressible.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  await Promise.all(files.map(compressFile));
}

/** @param {string} file */
async function compressFile(file) {
  const content = await readFile(file);
  if (content.length < minBytes) return;
  for (const { extension, encode } of encodings) {
    const compressed = await encode(content);
    if (compressed.length < content.length) await writeFile(`${file}${extension}`, compressed);
  }
}

/** @param {Buffer} content */
export function brotli(content) {
  const quality = content.length > largeBytes ? qualityForLarge : constants.BROTLI_MAX_QUALITY;
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  return promisify(brotliCompress)(content, { params });
}
