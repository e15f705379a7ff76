import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { readMessages } from "../backend/lib/languages.ts";
import { appLanguages } from "../common/app-languages.ts";
import { buildDoorPage } from "./build.mjs";

// Measures what a phone loads to open the door, without the list and the fonts.

/** Of the script, most is the guests' search, with its nicknames and spellings. */
const maxBytes = { script: 85_000, style: 5_000, texts: 5_000 };

const bytesOf = (text: string | Buffer) => gzipSync(text, { level: 9 }).length;
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

function filesIn(folder: string, extension: string): Buffer[] {
  const files = readdirSync(folder).filter((file) => file.endsWith(extension));
  if (files.length !== 1) throw new Error(`The door's page has ${files.length} files with ${extension}.`);
  return files.map((file) => readFileSync(path.join(folder, file)));
}

async function measure(folder: string): Promise<boolean> {
  const { ok, output } = await buildDoorPage(folder);
  if (!ok) console.log(output);
  if (!ok) return false;
  const assets = path.join(folder, "frontend/assets");
  const sum = (files: readonly Buffer[]) => files.reduce((bytes, file) => bytes + bytesOf(file), 0);
  const texts = appLanguages.map((tag) => bytesOf(JSON.stringify(readMessages(tag, ["at-the-door"]))));
  const found = {
    script: sum(filesIn(assets, ".js")),
    style: sum(filesIn(assets, ".css")),
    texts: Math.max(...texts),
  };
  const parts = (["script", "style", "texts"] as const).map((part) => ({
    part,
    bytes: found[part],
    max: maxBytes[part],
  }));
  const shown = parts.map(({ part, bytes, max }) => `${part} ${kilobytes(bytes)} of ${kilobytes(max)}`);
  console.log(`${shown.join(", ")}, gzipped`);
  return parts.every(({ bytes, max }) => bytes <= max);
}

const folder = mkdtempSync(path.join(tmpdir(), "fyt-door-"));
try {
  process.exitCode = (await measure(folder)) ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true });
}
