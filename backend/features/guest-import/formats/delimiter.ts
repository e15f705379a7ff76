import { CsvScanner } from "./csv-scanner.ts";
import type { SheetRow } from "./sheet.ts";

/** In the order of preference where nothing speaks for one of them. */
const delimiters = [",", ";", "\t", "|"];

const sampleCharacters = 64 * 1024;
const sampleRows = 100;

/** Says how much rows look like those that are sought: the more, the higher, in whole numbers. */
export type RateRows = (rows: SheetRow[]) => number;

/** The delimiter of a CSV text: the one under which its first rows are rated highest; of several, the one that makes most cells. */
export function detectDelimiter(text: string, rate: RateRows): string {
  const sample = text.slice(0, sampleCharacters);
  const scores = delimiters.map((delimiter) => {
    const rows = firstRows(sample, delimiter);
    return { delimiter, score: rate(rows) + fullness(rows) };
  });
  return scores.reduce((best, next) => (next.score > best.score ? next : best)).delimiter;
}

/** Rows up to the end of the sample, which may lie within a quoted cell. */
function firstRows(sample: string, delimiter: string): SheetRow[] {
  const scanner = new CsvScanner(sample, delimiter);
  try {
    scanner.scan(sampleRows);
  } catch {
    return scanner.rows;
  }
  return scanner.rows;
}

/** Grows with the number of cells, and stays below 1. */
function fullness(rows: SheetRow[]): number {
  const cells = rows.reduce((sum, row) => sum + row.cells.length, 0);
  return cells / (cells + 1);
}
