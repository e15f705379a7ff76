/** What a CSV file in UTF-8 begins with, so that spreadsheet programs do not take it for another encoding. */
export const byteOrderMark = "\uFEFF";

/** The lines of a CSV file (RFC 4180) that hold these rows. */
export function csvText(rows: readonly string[][]): string {
  return rows.map((cells) => `${cells.map(csvCell).join(",")}\r\n`).join("");
}

function csvCell(text: string): string {
  const guarded = guardFormulas(text);
  return /[",;\t|\r\n]|^\s|\s$/u.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}

// Spreadsheet programs run a cell such as =1+1, whose first sign may be full-width. White space and quotation marks before
// it do not always stop them. A program that splits lines at another sign than the comma, as Excel does in half of Europe,
// takes quotation marks within a line for text, so that a cell begins after each such sign and each line break.
const unguarded = /(?<=^|[;\t|\r\n\u061B])(?=[\s'"]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\t\r])/gu;
const guards = /(?<=^|[;\t|\r\n\u061B])'(?=[\s'"]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\t\r])/gu;
const suspicious = /[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\t\r]/u;

/** Puts an apostrophe wherever a spreadsheet program may take what follows for a formula. */
function guardFormulas(text: string): string {
  return suspicious.test(text) ? text.replace(unguarded, "'") : text;
}

/** A cell as it was before it was written: without the apostrophes that are no part of its text. */
export function takeOffFormulaGuards(text: string): string {
  return text.includes("'") ? text.replace(guards, "") : text;
}
