import { takeOffFormulaGuards } from "../../../../common/csv-text.ts";
import { maxExtraColumnValueLength } from "../../../../common/limits.ts";
import { message } from "../../../../common/messages/message.ts";
import { decodeText, type EncodingChoice } from "./encoding.ts";
import { refuseFarCell, type Sheet, type SheetRow } from "./sheet.ts";
import { unreadable } from "./unreadable.ts";

/** A first line that states the delimiter. Spreadsheet programs do not show it as a row. */
const delimiterLine = /^"?sep=(.)"?(?:\r\n|\n|\r)/iu;

/** Keeps spreadsheet programs from changing "01" into 1. We write a guard before the sign. */
const textOfFormula = /^="([^"]*)"$/u;

/** The longest cell that we write, with a guard before each character. Longer cells are always refused. */
const maxWrittenLength = 2 * maxExtraColumnValueLength;

const endMark = 0x1a;

export interface CsvReading {
  sheet: Sheet;
  encoding: EncodingChoice;
}

/** Rows of a CSV file; `rate` finds the delimiter. @throws DomainError UNREADABLE_FILE, BAD_INPUT (encoding) */
export function readCsv(bytes: Buffer, rate: RateRows, chosenEncoding?: string): CsvReading {
  // Old programs write marks after the last line, as DOS did, to the end of a block.
  const written = bytes.subarray(0, bytes.findLastIndex((byte) => byte !== endMark) + 1);
  const { text, encoding, warnings } = decodeText(written, chosenEncoding);
  if (text.trim() === "") throw unreadable(message("reading.emptyFile"));
  const [line = "", stated] = delimiterLine.exec(text) ?? [];
  const body = text.slice(line.length);
  const rows = [...csvRows(body, stated ?? detectDelimiter(body, rate))];
  for (const row of rows) row.cells = row.cells.map(withoutGuards);
  return { sheet: { name: "", rows, merges: [], warnings }, encoding };
}

function withoutGuards(cell: string): string {
  return cell.length > maxWrittenLength ? cell : (textOfFormula.exec(cell)?.[1] ?? takeOffFormulaGuards(cell));
}

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
function detectDelimiter(text: string, rate: RateRows): string {
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

/** Whether a quotation mark that opens a cell is closed somewhere. */
const closedQuotes = /"[^"]*(?:""[^"]*)*"(?!")/uy;

/**
 * Rows of CSV (RFC 4180) that are not empty, tolerating any line ends, row lengths, blanks around quotes and quotation marks in
 * cells. Empty lines count for row numbers, line breaks in cells do not.
 * @throws DomainError UNREADABLE_FILE for quotes that are not closed; after the row, for a far cell
 */
export function* csvRows(text: string, delimiter: string): Generator<SheetRow, void> {
  const end = delimiter.replace(/[\^$\\.*+?()[\]{}|]/u, "\\$&");
  const blank = delimiter === "\t" ? " *" : "[ \\t]*";
  const quoted = `"([^"]*(?:""[^"]*)*)"${blank}(?=${end}|[\\r\\n]|$)`;
  const cell = new RegExp(`${blank}(?:${quoted}|((?:(?!${end})[^\\r\\n])*))(${end}|\\r\\n?|\\n|$)`, "uy");
  for (let number = 1; cell.lastIndex < text.length; number += 1) {
    const cells: string[] = [];
    let ending = delimiter;
    while (ending === delimiter) {
      const start = cell.lastIndex;
      const [, inQuotes, plain = "", ended = ""] = cell.exec(text) ?? [];
      if (plain.startsWith('"')) refuseOpenQuotes(text, text.indexOf('"', start), number);
      cells.push((inQuotes?.replaceAll('""', '"') ?? plain).trim());
      ending = ended;
    }
    // A copy has no room for more cells, which would take most of the memory of a long list.
    const filled = cells.slice(0, cells.findLastIndex((text) => text !== "") + 1);
    if (filled.length === 0) continue;
    yield { number, cells: filled };
    refuseFarCell(filled.length - 1, number);
  }
}

function refuseOpenQuotes(text: string, start: number, row: number): void {
  closedQuotes.lastIndex = start;
  if (!closedQuotes.test(text)) throw unreadable(message("reading.openQuotationMark", { row: String(row) }));
}
