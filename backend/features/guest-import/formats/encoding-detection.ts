import iconv from "iconv-lite";
import { type Encoding, encodings } from "./encodings.ts";
import { lowerCase, plausibility } from "./letter-model.ts";

/** They have every byte of the file that is not ASCII, a few times each. */
const maxCells = 400;
const maxAsciiWords = 300;
const maxBytesOfCell = 120;
const timesOfEachByte = 6;

export interface RatedEncoding {
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
