import { CsvScanner } from "./csv-scanner.ts";
import type { SheetRow } from "./sheet.ts";

/** In order of preference when nothing else decides. */
const delimiters = [",", ";", "\t", "|"];

const sampleCharacters = 64 * 1024;
const sampleRows = 100;

/** Rates how much rows look like the ones sought: higher is better, in whole numbers. */
export type RateRows = (rows: SheetRow[]) => number;

/** A character that no text has, for lines that are not to be split. */
const noDelimiter = "\uffff";

/**
 * The delimiter whose first rows are rated highest, and among equals the one with the most cells.
 * The commas of written lines, such as "Table 1: Anna, Ben", are none.
 */
export function detectDelimiter(text: string, rate: RateRows): string {
  const sample = text.slice(0, sampleCharacters);
  const scores = delimiters.map((delimiter) => {
    const rows = firstRows(sample, delimiter);
    return { delimiter, score: rate(rows) + fullness(rows) };
  });
  const best = scores.reduce((best, next) => (next.score > best.score ? next : best));
  const isLikeList = best.score >= 1;
  return best.delimiter === "," && !isLikeList && isWritten(sample) ? noDelimiter : best.delimiter;
}

function firstRows(sample: string, delimiter: string): SheetRow[] {
  const scanner = new CsvScanner(sample, delimiter);
  try {
    scanner.scan(sampleRows);
  } catch {
    return scanner.rows;
  }
  return scanner.rows;
}

function fullness(rows: SheetRow[]): number {
  const cells = rows.reduce((sum, row) => sum + row.cells.length, 0);
  return cells / (cells + 1);
}

/** Whether the commas are those of sentences: each before a blank, and not as many in each line. */
function isWritten(sample: string): boolean {
  if (/,[^\s]|(?:^|,)[ \t]*"/mu.test(sample)) return false;
  const lines = firstRows(sample, ",").map(({ cells }) => cells);
  const split = lines.filter((cells) => cells.length > 1);
  const most = (count: number) => count > split.length / 2;
  if (split.length === 0) return false;
  if (most(split.filter(([first]) => /:\s/u.test(first ?? "")).length)) return true;
  if (most(split.filter(hasNumber).length)) return false;
  const counts = new Map<number, number>();
  for (const { length } of split) counts.set(length, (counts.get(length) ?? 0) + 1);
  return Math.max(...counts.values()) < lines.length * 0.6;
}

/** Whether the first cell has a digit, as "Table 1" has, or another is a number, such as the table's. */
function hasNumber(cells: readonly string[]): boolean {
  return /\p{Nd}/u.test(cells[0] ?? "") || cells.some((cell) => /^\p{Nd}+$/u.test(cell));
}
