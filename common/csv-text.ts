/** What a CSV file in UTF-8 begins with, so that spreadsheet programs do not take it for another encoding. */
export const byteOrderMark = "\uFEFF";

/** The lines of a CSV file (RFC 4180) that hold these rows. */
export function csvText(rows: readonly string[][]): string {
  return rows.map((cells) => `${cells.map(csvCell).join(",")}\r\n`).join("");
}

function csvCell(text: string): string {
  const guarded = guardFormula(text);
  return /[",;\t|\r\n]|^\s|\s$/u.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}

/** Spreadsheet programs would run a text such as =1+1; reading takes the apostrophe off again. */
function guardFormula(text: string): string {
  return /^'*[=+\-@]/u.test(text) ? `'${text}` : text;
}
