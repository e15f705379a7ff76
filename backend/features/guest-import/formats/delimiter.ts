import { csvRows } from "./csv-scanner.ts";
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
    const cells = rows.reduce((sum, row) => sum + row.cells.length, 0);
    return { delimiter, score: rate(rows) + cells / (cells + 1) };
  });
  const { delimiter, score } = scores.reduce((best, next) => (next.score > best.score ? next : best));
  return delimiter === "," && score < 1 && isWritten(sample) ? noDelimiter : delimiter;
}

/** Those before a row that is refused, if there is one. */
function firstRows(sample: string, delimiter: string): SheetRow[] {
  const rows: SheetRow[] = [];
  try {
    for (const row of csvRows(sample, delimiter)) if (rows.push(row) === sampleRows) break;
  } catch {
    return rows;
  }
  return rows;
}

/** Whether the commas are those of sentences: each before a blank, and not as many in each line. */
function isWritten(sample: string): boolean {
  const lines = firstRows(sample, ",").map(({ cells }) => cells);
  const split = lines.filter((cells) => cells.length > 1);
  const most = (isOne: (cells: readonly string[]) => boolean) => split.filter(isOne).length > split.length / 2;
  if (split.length === 0 || /,[^\s]|(?:^|,)[ \t]*"/mu.test(sample)) return false;
  if (most(([first = ""]) => /:\s/u.test(first))) return true;
  if (most(hasNumber)) return false;
  return split.every((line) => split.filter(({ length }) => length === line.length).length < lines.length * 0.6);
}

/** Whether the first cell has a digit, as "Table 1" has, or another is a number, such as the table's. */
const hasNumber = (cells: readonly string[]) =>
  /\p{Nd}/u.test(cells[0] ?? "") || cells.some((cell) => /^\p{Nd}+$/u.test(cell));
