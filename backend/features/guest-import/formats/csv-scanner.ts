import { message } from "../../../../common/messages/message.ts";
import { refuseFarCell, type SheetRow } from "./sheet.ts";
import { unreadable } from "./unreadable.ts";

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
