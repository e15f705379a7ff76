import type { Sheet } from "../../formats/sheet.ts";
import type { ColumnRoles } from "./column-roles.ts";
import { type GuestRows, wideCells, widthOfRows } from "./guest-rows.ts";

/** What a cell's text looks like, without knowing its column. */
export type CellKind =
  | "name" // several words, as of a person
  | "word" // one word, which may be a part of a name
  | "integer" // up to three digits
  | "number"
  | "date"
  | "email"
  | "phone"
  | "link"
  | "text"; // everything else

const email = /^[^\s@]+@[^\s@]+\.[^\s@]+$/u;
const link = /^(?:https?:\/\/|www\.)\S+$/iu;
const date = /^(?:\d{4}-\d{1,2}-\d{1,2}(?:T[\d:]+)?|\d{1,2}([./-])\d{1,2}\1(?:\d{4}|\d{2})|\d{1,2}:\d{2}(?::\d{2})?)$/u;
const number = /^[-+]?[\d.,'’\s%€$£]*\d[\d.,'’\s%€$£]*$/u;
const phone = /^\(?\+?[\d\s()./-]{7,}$/u;
const namePunctuation = /^[\p{L}\p{M}\s.,'’ʼ`´"“”()&+/·・\-‐–‑]+$/u;
const eastAsian = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー・·\s]+$/u;

const maxNameLength = 60;
const maxNameWords = 7;

/** `text` is trimmed and not empty. */
export function kindOfCell(text: string): CellKind {
  const first = text.codePointAt(0) ?? 0;
  if (first < 128 && /[\d+(-]/u.test(text.charAt(0))) return kindOfNumber(text);
  if (text.includes("@") && email.test(text)) return "email";
  if (link.test(text)) return "link";
  if (text.length > maxNameLength || !namePunctuation.test(text)) return /^\p{Nd}+$/u.test(text) ? "integer" : "text";
  if (eastAsian.test(text)) return kindOfEastAsian(text);
  const words = text.split(/[\s,&+/]+/u).filter((word) => /\p{L}/u.test(word));
  if (words.length === 0 || words.length > maxNameWords) return "text";
  if (words.length === 1) return "word";
  return words.some(startsLikeName) ? "name" : "text";
}

function startsLikeName(word: string): boolean {
  const letter = word.match(/\p{L}/u)?.[0] ?? "";
  return letter !== letter.toLowerCase() || letter === letter.toUpperCase();
}

function kindOfNumber(text: string): CellKind {
  if (/^\d{1,3}(?:\.0)?$/u.test(text)) return "integer";
  if (date.test(text)) return "date";
  if (phone.test(text) && (text.match(/\d/gu)?.length ?? 0) >= 7) return "phone";
  return number.test(text) ? "number" : "text";
}

/** Chinese, Japanese and Korean names have two to five characters, with a blank or without. */
function kindOfEastAsian(text: string): CellKind {
  const { length } = text.replace(/[\s・·]/gu, "");
  if (length === 1) return "word";
  return length <= 5 || /[\s・·]/u.test(text) ? "name" : "text";
}

/** Refused by the database; tabs and line breaks stay. */
const unwanted = /[^\P{Control}\t\n]/gu;
const loneSurrogate = /\p{Surrogate}/gu;
const suspicious = /[^\P{Control}\t\n]|\p{Surrogate}/u;

/** Stored form: trimmed, line breaks as LF, without control characters or lone surrogates. */
export function tidyText(text: string): string {
  if (!suspicious.test(text)) return text.trim();
  return text.replace(/\r\n?/gu, "\n").replace(unwanted, "").replace(loneSurrogate, "\uFFFD").trim();
}

/** A table cell without doubled blanks, which would make it another table. */
export function tableText(cell: string | undefined): string {
  return tidyText(cell ?? "")
    .replace(/\s+/gu, " ")
    .normalize("NFC");
}

/** Text of merged table cells by row number, for a table written once for all its guests. */
function mergedTexts({ merges, rows }: Pick<Sheet, "merges" | "rows">, column: number): Map<number, string> {
  const texts = new Map<number, string>();
  const spans = merges.filter((merge) => merge.column === column).sort((a, b) => a.firstRow - b.firstRow);
  let next = 0;
  let lastRow = 0;
  let text = "";
  for (const row of rows) {
    for (let span = spans[next]; span !== undefined && span.firstRow <= row.number; span = spans[next]) {
      lastRow = span.lastRow;
      text = span.firstRow === row.number ? tableText(row.cells[column]) : "";
      next += 1;
    }
    if (row.number <= lastRow && text !== "") texts.set(row.number, text);
  }
  return texts;
}

/** Texts of merged cells in each of their rows, but not a name, which would be several guests. */
export function withMerges(
  guestRows: GuestRows,
  { name, areParts }: Pick<ColumnRoles, "name" | "areParts">,
): GuestRows {
  const columns = new Set(
    guestRows.merges.flatMap(({ column }) => (areParts || !name.includes(column) ? [column] : [])),
  );
  if (columns.size === 0) return guestRows;
  const texts = new Map([...columns].map((column) => [column, mergedTexts(guestRows, column)]));
  const width = widthOfRows(guestRows);
  const rows = guestRows.rows.map((row) => {
    const merged = (column: number) => texts.get(column)?.get(row.number) ?? "";
    return { ...row, cells: wideCells(row.cells, width).map((cell, column) => cell || merged(column)) };
  });
  return { ...guestRows, rows, merges: guestRows.merges.filter(({ column }) => !columns.has(column)) };
}
