import { takeOffFormulaGuards } from "../../../../common/csv-text.ts";
import { maxExtraColumnValueLength } from "../../../../common/limits.ts";
import { message } from "../../../../common/messages/message.ts";
import { csvRows } from "./csv-scanner.ts";
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
