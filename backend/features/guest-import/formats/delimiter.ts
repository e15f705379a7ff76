import { CsvScanner } from "./csv-scanner.ts";
import type { SheetRow } from "./sheet.ts";

/** In order of preference when nothing else decides. */
const delimiters = [",", ";", "\t", "|"];

const sampleCharacters = 64 * 1024;
const sampleRows = 100;

/** Rates how much rows look like the ones sought: higher is better, in whole numbers. */
export type RateRows = (rows: SheetRow[]) => number;

/** The delimiter whose first rows are rated highest, and among equals the one with the most cells. */
export function detectDelimiter(text: string, rate: RateRows): string {
  const sample = text.slice(0, sampleCharacters);
  const scores = delimiters.map((delimiter) => {
    const rows = firstRows(sample, delimiter);
    return { delimiter, score: rate(rows) + fullness(rows) };
  });
  return scores.reduce((best, next) => (next.score > best.score ? next : best)).delimiter;
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
