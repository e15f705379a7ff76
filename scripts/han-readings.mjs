/* Makes the tables of backend/features/guest-search/index/han. A folder is given that has kuromoji and to-jyutping installed. */

import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { inProject } from "./project.mjs";

const target = "backend/features/guest-search/index/han";
const [, , source = "."] = process.argv;
const allHan = /^[\p{Script=Han}々]+$/u;
const firstHan = 0x4e00;
const lastHan = 0x9fff;
const rounds = 8;
const mostKana = 4;
const mostReadings = 4;
const leastCount = 1.5;

/** @typedef {Map<string, Set<string>>} Readings */

/** @param {string} katakana */
const toHiragana = (katakana) =>
  katakana.replace(/[\u30a1-\u30f6]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60));

/** @param {string} role "姓" or "名", as in IPADIC @returns {Readings} */
function readNames(role) {
  const file = path.join(source, "node_modules/kuromoji/dict/tid_pos.dat.gz");
  /** @type {Readings} */
  const names = new Map();
  for (const line of gunzipSync(readFileSync(file)).toString("utf8").split("\0")) {
    const [written = "", , , kind, which, , , , reading = ""] = line.split(",");
    if (kind !== "人名" || which !== role || !allHan.test(written) || !/^[ァ-ヺー]+$/.test(reading)) continue;
    names.set(written, (names.get(written) ?? new Set()).add(toHiragana(reading)));
  }
  return names;
}

/**
 * How likely each character has each reading, by the ways to divide the readings of names among their characters.
 * @param {Readings} names
 */
function alignCharacters(names) {
  /** @type {Map<string, Map<string, number>>} */
  let shares = new Map();
  for (let round = 0; round < rounds; round += 1) {
    /** @type {typeof shares} */
    const counts = new Map();
    for (const [name, readings] of names) {
      for (const reading of readings) countDivisions([...name], reading, shares, counts);
    }
    shares = counts;
  }
  return shares;
}

/**
 * @param {string[]} characters
 * @param {string} reading
 * @param {Map<string, Map<string, number>>} shares
 * @param {Map<string, Map<string, number>>} counts
 */
function countDivisions(characters, reading, shares, counts) {
  const divisions = divide(characters.length, reading);
  const weights = divisions.map((pieces) =>
    pieces.reduce((all, piece, at) => all * ((shares.get(characters[at] ?? "")?.get(piece) ?? 0) + 0.01), 1),
  );
  const sum = weights.reduce((all, weight) => all + weight, 0);
  for (const [at, pieces] of divisions.entries()) {
    for (const [place, piece] of pieces.entries()) {
      const character = characters[place] ?? "";
      const own = counts.get(character) ?? new Map();
      own.set(piece, (own.get(piece) ?? 0) + (weights[at] ?? 0) / sum);
      counts.set(character, own);
    }
  }
}

/** @param {number} count @param {string} reading @returns {string[][]} */
function divide(count, reading) {
  if (count === 1) return reading.length > 0 && reading.length <= mostKana ? [[reading]] : [];
  const lengths = Array.from({ length: Math.min(mostKana, reading.length) }, (_, at) => at + 1);
  return lengths
    .filter((length) => !/^[ゃゅょっんー]/.test(reading.slice(length)))
    .flatMap((length) => divide(count - 1, reading.slice(length)).map((rest) => [reading.slice(0, length), ...rest]));
}

/** @param {Readings} names */
const lines = (names) => [...names].map(([written, readings]) => [written, ...readings].join(" ")).toSorted();

/** @param {string} file @param {readonly string[]} content */
const write = (file, content) => writeFileSync(inProject(target, file), `${content.join("\n")}\n`);

/** @returns {string[]} a Cantonese syllable without its tone, then its characters */
function readCantonese() {
  const { getJyutpingCandidates } = createRequire(path.resolve(source, "package.json"))("to-jyutping");
  /** @type {Map<string, string>} */
  const characters = new Map();
  for (let code = firstHan; code <= lastHan; code += 1) {
    const character = String.fromCharCode(code);
    /** @type {[string, string[]][]} */
    const [[, sounds = []] = ["", []]] = getJyutpingCandidates(character);
    for (const sound of new Set(sounds.slice(0, 2).map((toned) => toned.slice(0, -1))))
      characters.set(sound, `${characters.get(sound) ?? ""}${character}`);
  }
  return [...characters].map(([sound, all]) => `${sound} ${all}`).toSorted();
}

const given = readNames("名");
write("japanese-family-names.txt", lines(readNames("姓")));
write("japanese-given-names.txt", lines(given));
write(
  "japanese-characters.txt",
  [...alignCharacters(given)]
    .map(([character, readings]) => {
      const usual = [...readings].filter(([, count]) => count >= leastCount).toSorted(([, a], [, b]) => b - a);
      return [character, ...usual.slice(0, mostReadings).map(([reading]) => reading)];
    })
    .filter(({ length }) => length > 1)
    .map((entry) => entry.join(" "))
    .toSorted(),
);
write("cantonese-characters.txt", readCantonese());
