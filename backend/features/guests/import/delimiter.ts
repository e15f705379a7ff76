import { CsvScanner } from "./csv-scanner.ts";
import { findHeader } from "./header-row.ts";
import type { SheetRow } from "./sheet.ts";

/** In the order of preference where nothing speaks for one of them. */
const delimiters = [",", ";", "\t", "|"];

const sampleCharacters = 64 * 1024;
const sampleRows = 100;

/** The delimiter of a CSV text: the one under which a header row can be read, else the one that makes most cells. */
export function detectDelimiter(text: string): string {
  const sample = text.slice(0, sampleCharacters);
  const scores = delimiters.map((delimiter) => ({ delimiter, score: score(firstRows(sample, delimiter)) }));
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

function score(rows: SheetRow[]): number {
  const header = findHeader(rows);
  const cells = rows.reduce((sum, row) => sum + row.cells.length, 0);
  const share = cells / (cells + 1);
  if ("index" in header) return 3 + share;
  return Number(header.hasName) + Number(header.hasTable) + share;
}
