/** Start of a UTF-8 CSV file, so that spreadsheet programs do not assume another encoding. */
export const byteOrderMark = "\uFEFF";

/** Formats rows as CSV (RFC 4180), with formulas disarmed. */
export function csvText(rows: readonly string[][]): string {
  return rows.map((cells) => `${cells.map(csvCell).join(",")}\r\n`).join("");
}

function csvCell(text: string): string {
  const guarded = guardFormulas(text);
  return /[",;\t|\r\n]|^\s|\s$/u.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}

// Spreadsheet programs run cells such as =1+1, also full-width or after white space and quotation marks.
// Those that split lines at another character than the comma start a cell after each such character.
const unguarded = /(?<=^|[;\t|\r\n\u061B])(?=[\s'"]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\t\r])/gu;
const guards = /(?<=^|[;\t|\r\n\u061B])'(?=[\s'"]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\t\r])/gu;
const suspicious = /[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\t\r]/u;

function guardFormulas(text: string): string {
  return suspicious.test(text) ? text.replace(unguarded, "'") : text;
}

/** Removes the apostrophes that {@link csvText} put before formulas. */
export function takeOffFormulaGuards(text: string): string {
  return text.includes("'") ? text.replace(guards, "") : text;
}
