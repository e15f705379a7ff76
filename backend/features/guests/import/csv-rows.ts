import { CsvScanner } from "./csv-scanner.ts";
import { detectDelimiter } from "./delimiter.ts";
import { decodeText } from "./encoding.ts";
import { refuseFarCell, type Sheet } from "./sheet.ts";
import { unreadable } from "./unreadable.ts";

/** A first line by which spreadsheet programs are told the delimiter; they do not show it as a row. */
const delimiterLine = /^sep=(.)(?:\r\n|\n|\r)/iu;

const apostrophe = 39;

/** The rows of a CSV file. Throws UNREADABLE_FILE when it is empty, no text, or has a quotation mark left open. */
export function readCsv(bytes: Buffer): Sheet {
  const { text, warnings } = decodeText(bytes);
  if (text.trim() === "") throw unreadable("This file is empty. Please upload a file with a guest list in it.");
  const stated = delimiterLine.exec(text);
  const body = stated === null ? text : text.slice(stated[0].length);
  const scanner = new CsvScanner(body, stated?.[1] ?? detectDelimiter(body));
  scanner.scan();
  for (const { number, cells } of scanner.rows) {
    refuseFarCell(cells.length - 1, number);
    takeOffFormulaGuards(cells);
  }
  return { name: "", rows: scanner.rows, merges: [], warnings };
}

/** The apostrophe that keeps spreadsheet programs from taking a text for a formula is no part of the text. */
function takeOffFormulaGuards(cells: string[]): void {
  for (let column = 0; column < cells.length; column += 1) {
    const cell = cells[column] ?? "";
    if (cell.charCodeAt(0) === apostrophe) cells[column] = cell.replace(/^'(?='*[=+\-@])/u, "");
  }
}
