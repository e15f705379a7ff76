import { takeOffFormulaGuards } from "../../../../common/csv-text.ts";
import { maxExtraColumnValueLength } from "../../../../common/limits.ts";
import { message } from "../../../../common/messages/message.ts";
import { CsvScanner } from "./csv-scanner.ts";
import { detectDelimiter, type RateRows } from "./delimiter.ts";
import { decodeText, type EncodingChoice } from "./encoding.ts";
import type { Sheet } from "./sheet.ts";
import { unreadable } from "./unreadable.ts";

/** A first line that states the delimiter. Spreadsheet programs do not show it as a row. */
const delimiterLine = /^"?sep=(.)"?(?:\r\n|\n|\r)/iu;

/** Keeps spreadsheet programs from changing "01" into 1. We write a guard before the sign. */
const textOfFormula = /^="([^"]*)"$/u;

/** The longest cell that we write, with a guard before each character. Longer cells are always refused. */
const maxWrittenLength = 2 * maxExtraColumnValueLength;

export interface CsvReading {
  sheet: Sheet;
  encoding: EncodingChoice;
}

/** Rows of a CSV file; `rate` finds the delimiter. @throws DomainError UNREADABLE_FILE, BAD_INPUT (encoding) */
export function readCsv(bytes: Buffer, rate: RateRows, chosenEncoding?: string): CsvReading {
  const { text, encoding, warnings } = decodeText(withoutEndMarks(bytes), chosenEncoding);
  if (text.trim() === "") throw unreadable(message("reading.emptyFile"));
  const stated = delimiterLine.exec(text);
  const body = stated === null ? text : text.slice(stated[0].length);
  const scanner = new CsvScanner(body, stated?.[1] ?? detectDelimiter(body, rate));
  scanner.scan();
  for (const { cells } of scanner.rows) takeOffGuards(cells);
  return { sheet: { name: "", rows: scanner.rows, merges: [], warnings }, encoding };
}

const endMark = 0x1a;

/** Old programs write marks after the last line, as DOS did, to the end of a block. */
function withoutEndMarks(bytes: Buffer): Buffer {
  return bytes.subarray(0, bytes.findLastIndex((byte) => byte !== endMark) + 1);
}

function takeOffGuards(cells: string[]): void {
  for (let column = 0; column < cells.length; column += 1) {
    const cell = cells[column] ?? "";
    if (cell.length > maxWrittenLength) continue;
    cells[column] = textOfFormula.exec(cell)?.[1] ?? takeOffFormulaGuards(cell);
  }
}
