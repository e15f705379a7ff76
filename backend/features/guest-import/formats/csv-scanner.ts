import { message } from "../../../../common/messages/message.ts";
import { refuseFarCell, type SheetRow, setCell } from "./sheet.ts";
import { unreadable } from "./unreadable.ts";

const lineFeed = 10;
const carriageReturn = 13;
const quote = 34;
const tab = 9;
const space = 32;

/** Splits CSV (RFC 4180), tolerating any line ends, row lengths, blanks around quotes and quotation marks in cells. */
export class CsvScanner {
  /** Non-empty rows so far. Empty lines count for row numbers, line breaks in cells do not. */
  readonly rows: SheetRow[] = [];
  readonly #text: string;
  readonly #delimiter: number;
  #position = 0;
  #number = 0;

  constructor(text: string, delimiter: string) {
    this.#text = text;
    this.#delimiter = delimiter.charCodeAt(0);
  }

  /** Scans until there are `maxRows` rows. @throws DomainError UNREADABLE_FILE for unclosed quotes or a far cell */
  scan(maxRows = Number.POSITIVE_INFINITY): void {
    while (this.#position < this.#text.length && this.rows.length < maxRows) {
      this.#number += 1;
      const row = this.#row();
      if (row.cells.length === 0) continue;
      // Kept even if it is refused: it shows which delimiter is right.
      this.rows.push(row);
      refuseFarCell(row.cells.length - 1, row.number);
    }
  }

  #row(): SheetRow {
    const cells: string[] = [];
    for (let column = 0; ; column += 1) {
      const cell = this.#cell();
      if (cell !== "") setCell(cells, column, cell);
      if (this.#text.charCodeAt(this.#position) !== this.#delimiter) break;
      this.#position += 1;
    }
    this.#skipLineEnd();
    // A copy has no room for more cells, which would take most of the memory of a long list.
    return { number: this.#number, cells: cells.slice() };
  }

  #skipLineEnd(): void {
    const windows = this.#text.startsWith("\r\n", this.#position);
    this.#position += windows ? 2 : 1;
  }

  /** Stops at the delimiter, line end or end of text after the cell. */
  #cell(): string {
    const first = this.#afterBlanks(this.#position);
    const quoted = this.#text.charCodeAt(first) === quote ? this.#quotedCell(first) : undefined;
    if (quoted !== undefined) return quoted;
    let end = first;
    while (!this.#endsCell(end)) end += 1;
    const cell = this.#text.slice(first, end).trim();
    this.#position = end;
    return cell;
  }

  /** Undefined if only the start of the cell is quoted: "Annie" Smith. */
  #quotedCell(open: number): string | undefined {
    let close = this.#text.indexOf('"', open + 1);
    while (close >= 0 && this.#text.charCodeAt(close + 1) === quote) close = this.#text.indexOf('"', close + 2);
    if (close < 0) throw this.#neverClosed();
    const end = this.#afterBlanks(close + 1);
    if (!this.#endsCell(end)) return undefined;
    this.#position = end;
    return this.#text
      .slice(open + 1, close)
      .replaceAll('""', '"')
      .trim();
  }

  #afterBlanks(start: number): number {
    let position = start;
    for (let code = this.#text.charCodeAt(position); ; code = this.#text.charCodeAt(position)) {
      if (code !== space && (code !== tab || code === this.#delimiter)) return position;
      position += 1;
    }
  }

  #endsCell(position: number): boolean {
    const code = this.#text.charCodeAt(position);
    return code === this.#delimiter || code === lineFeed || code === carriageReturn || position >= this.#text.length;
  }

  #neverClosed(): Error {
    return unreadable(message("reading.openQuotationMark", { row: String(this.#number) }));
  }
}
