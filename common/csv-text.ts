/** Start of a UTF-8 CSV file, so that spreadsheet programs do not assume another encoding. */
export const byteOrderMark = "\uFEFF";

/** The lines of a CSV file (RFC 4180) with these rows. */
export function csvText(rows: readonly string[][]): string {
  return rows.map((cells) => `${cells.map(csvCell).join(",")}\r\n`).join("");
}

function csvCell(text: string): string {
  const guarded = guardFormulas(text);
  return /[",;\t|\r\n]|^\s|\s$/u.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}

// Spreadsheet programs run a cell such as =1+1, whose first character may be full-width. White space and quotation marks
// before it do not always stop them. A program that splits lines at another character than the comma, as Excel does in half of
// Europe, treats quotation marks within a line as text, so that a cell starts after each such character and each line break.
const unguarded = /(?<=^|[;\t|\r\n\u061B])(?=[\s'"]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\t\r])/gu;
const guards = /(?<=^|[;\t|\r\n\u061B])'(?=[\s'"]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\t\r])/gu;
const suspicious = /[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\t\r]/u;

/** Puts an apostrophe wherever a spreadsheet program may read a formula. */
function guardFormulas(text: string): string {
  return suspicious.test(text) ? text.replace(unguarded, "'") : text;
}

/** A cell's original text, without the apostrophes added by the guard. */
export function takeOffFormulaGuards(text: string): string {
  return text.includes("'") ? text.replace(guards, "") : text;
}
