import { existsSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import type { FontName } from "../../../../common/fonts.ts";
import { projectRoot } from "../../../lib/project-root.ts";

const { resolve } = createRequire(import.meta.url);
/** A release has only the files that are printed, here. */
const releaseFolder = path.join(projectRoot, "fonts");
const isRelease = existsSync(releaseFolder);

/** The package of one of our fonts: "great-vibes". */
export function packageOf(font: FontName): string {
  return font.toLowerCase().replaceAll(" ", "-");
}

/** A font file of a package, with a name like "inter-latin-400". */
export interface FontFile {
  name: string;
  path: string;
}

export interface FontFiles {
  /** About one file per script. */
  whole: readonly FontFile[];
  /** Parts of fonts too large for browsers, with characters that are not in the whole files. */
  slices: readonly FontFile[];
}

/** Emoji are pictures: bold ones would add half a megabyte to a release. */
const inOneWeight = new Set(["noto-emoji"]);

/** The upright files of a package in the weight, or in the nearest that it has. */
export function fontFiles(packageName: string, isBold: boolean): FontFiles {
  const folder = folderOf(packageName);
  const found = readdirSync(folder).flatMap((file) => parseFileName(file, packageName, folder));
  const wanted = isBold && !inOneWeight.has(packageName) ? 700 : 400;
  const weights = found.map((file) => file.weight);
  const nearest = weights.reduce((best, weight) => (distance(weight) < distance(best) ? weight : best), 0);
  const ofWeight = found.filter((file) => file.weight === nearest);
  return {
    whole: ofWeight.filter((file) => !file.isSlice).sort(byUsefulness),
    slices: ofWeight
      .filter((file) => file.isSlice)
      .sort((one, other) => one.name.localeCompare(other.name, "en", { numeric: true })),
  };

  function distance(weight: number): number {
    return Math.abs(weight - wanted);
  }
}

function folderOf(packageName: string): string {
  if (isRelease) return path.join(releaseFolder, packageName);
  return path.join(path.dirname(resolve(`@fontsource/${packageName}/package.json`)), "files");
}

interface ParsedFile extends FontFile {
  subset: string;
  weight: number;
  isSlice: boolean;
}

function parseFileName(file: string, packageName: string, folder: string): ParsedFile[] {
  const match = /^(.+)-(\d+)-normal\.woff$/.exec(file.slice(packageName.length + 1));
  if (!match) return [];
  const [, subset = "", weight = ""] = match;
  const name = file.slice(0, -"-normal.woff".length);
  return [{ name, path: path.join(folder, file), subset, weight: Number(weight), isSlice: /^\d+$/.test(subset) }];
}

// Most names are Latin, so its files come first.
function byUsefulness(one: ParsedFile, other: ParsedFile): number {
  return rank(one) - rank(other) || one.name.localeCompare(other.name, "en");
}

function rank(file: ParsedFile): number {
  const place = ["latin", "latin-ext", "vietnamese"].indexOf(file.subset);
  return place < 0 ? 3 : place;
}
