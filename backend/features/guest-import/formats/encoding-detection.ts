import iconv from "iconv-lite";
import { lowerCase, plausibility } from "./letter-model.ts";

/** They have every byte of the file that is not ASCII, a few times each. */
const maxCells = 400;
const maxAsciiWords = 300;
const maxBytesOfCell = 120;
const timesOfEachByte = 6;

interface RatedEncoding {
  encoding: Encoding;
  score: number;
  cells: string[];
}

/** The most plausible first. Encodings that show the same text count once. */
export function rateEncodings(bytes: Buffer): RatedEncoding[] {
  const { cells, asciiWords } = sampleOf(bytes);
  const sample = Buffer.from(cells.join("\n"), "latin1");
  const byText = new Map<string, RatedEncoding>();
  for (const encoding of encodings) {
    if (encoding.languages.length === 0) continue;
    const text = decodeBytes(sample, encoding.name);
    const shown = text.split("\n");
    if (shown.length !== cells.length) continue;
    const score = plausibility(shown, asciiWords, encoding.languages) - encoding.rarity;
    const same = byText.get(text);
    if (same === undefined) byText.set(text, { encoding, cells: shown, score });
    else same.score = Math.max(same.score, score);
  }
  return [...byText.values()].sort((one, other) => other.score - one.score);
}

export function decodeBytes(bytes: Buffer, name: string): string {
  const text = iconv.decode(bytes, name);
  // Vietnamese Windows writes accents as characters of their own.
  return name === "windows-1258" ? text.normalize("NFC") : text;
}

/** Cells with bytes outside ASCII, as Latin-1, and words of others. No encoding has separators within a character. */
function sampleOf(bytes: Buffer): { cells: string[]; asciiWords: string[] } {
  const texts = bytes.toString("latin1").match(/[^\r\n\t,;"]+/gu) ?? [];
  const foreign = texts.filter((text) => /[\x80-\xff]/u.test(text));
  const others = texts.filter((text) => !/[\x80-\xff]/u.test(text)).slice(0, maxAsciiWords);
  const words = new Set(others.flatMap((text) => text.match(/[A-Za-z]{3,}/gu) ?? []).map(lowerCase));
  const cells = new Set(foreign.map((text) => text.replace(/^ +| +$/gu, "").slice(0, maxBytesOfCell)));
  return { cells: chosenOf([...cells]), asciiWords: [...words].slice(0, maxAsciiWords) };
}

function chosenOf(cells: string[]): string[] {
  if (cells.length <= maxCells) return cells;
  const times = new Map<string, number>();
  const step = Math.ceil(cells.length / (maxCells / 2));
  return cells
    .filter((cell, index) => {
      const rare = [...cell].filter((byte) => byte > "\x7f" && (times.get(byte) ?? 0) < timesOfEachByte);
      for (const byte of rare) times.set(byte, (times.get(byte) ?? 0) + 1);
      return rare.length > 0 || index % step === 0;
    })
    .slice(0, 2 * maxCells);
}

interface Encoding {
  /** As iconv-lite and organizers' choices name it. */
  name: string;
  label: string;
  /** By the files of their words. None for encodings that are recognized by their bytes. */
  languages: readonly string[];
  /** As a logarithm: 1 is a third as common as 0. */
  rarity: number;
}

const western = ["en", "de", "fr", "es", "it", "pt", "nl", "sv", "nb", "da", "fi", "is"];
const central = ["en", "de", "fr", "pl", "cs", "sk", "hu", "ro", "hr", "sl", "sq"];
const turkish = ["en", "de", "fr", "tr"];
const cyrillic = ["ru", "uk", "bg", "sr", "mk"];
const baltic = ["en", "de", "lv", "lt", "et", "pl"];
const vietnamese = ["vi", "en", "fr"];

/** For each script: its languages, and encodings by what people call them. */
const scripts: readonly (readonly [string, readonly string[], Readonly<Record<string, string>>])[] = [
  ["Western European", western, { "Windows-1252": "windows-1252", "ISO 8859-15": "iso-8859-15", Mac: "macintosh" }],
  ["Western European", western, { "DOS 850": "cp850", "DOS 437": "cp437" }],
  ["Central European", central, { "Windows-1250": "windows-1250", "ISO 8859-2": "iso-8859-2" }],
  ["Central European", central, { Mac: "maccenteuro", DOS: "cp852" }],
  ["Turkish", turkish, { "Windows-1254": "windows-1254", Mac: "macturkish", DOS: "cp857" }],
  ["Cyrillic", cyrillic, { "Windows-1251": "windows-1251", KOI8: "koi8-u", "ISO 8859-5": "iso-8859-5" }],
  ["Cyrillic", cyrillic, { Mac: "maccyrillic", DOS: "cp866" }],
  ["Greek", ["el"], { "Windows-1253": "windows-1253", "ISO 8859-7": "iso-8859-7", Mac: "macgreek", DOS: "cp737" }],
  ["Hebrew", ["he"], { "Windows-1255": "windows-1255", "ISO 8859-8": "iso-8859-8", DOS: "cp862" }],
  ["Arabic", ["ar", "fa"], { "Windows-1256": "windows-1256" }],
  ["Baltic", baltic, { "Windows-1257": "windows-1257", DOS: "cp775" }],
  ["Vietnamese", vietnamese, { "Windows-1258": "windows-1258" }],
  ["Thai", ["th"], { "Windows-874": "windows-874" }],
  ["Japanese", ["ja"], { "Shift JIS": "cp932", "EUC-JP": "euc-jp" }],
  ["Simplified Chinese", ["zh"], { "GB 18030": "gb18030" }],
  ["Traditional Chinese", ["zh"], { Big5: "big5" }],
  ["Korean", ["ko"], { "EUC-KR": "cp949" }],
];

/** Excel saves CSV in the encoding of the country's Windows. */
function rarityOf(kind: string): number {
  if (kind === "Windows-1252") return 0;
  if (/^(?:Mac|DOS)/u.test(kind)) return 4;
  return /^(?:ISO|KOI8|EUC-JP|Windows-1257)/u.test(kind) ? 1.5 : 0.5;
}

const encodings: readonly Encoding[] = [
  { name: "utf-8", label: "UTF-8", languages: [], rarity: 0 },
  { name: "utf-16le", label: "UTF-16", languages: [], rarity: 0 },
  { name: "utf-16be", label: "UTF-16, big-endian", languages: [], rarity: 0 },
  ...scripts.flatMap(([script, languages, names]) =>
    Object.entries(names).map(([kind, name]) => ({
      name,
      label: `${script} (${kind})`,
      languages,
      rarity: rarityOf(kind),
    })),
  ),
];

/** Undefined if it is none that can be read. */
export const encodingNamed = (name: string) => encodings.find((encoding) => encoding.name === name);
