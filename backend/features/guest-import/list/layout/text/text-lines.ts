import type { Sheet, SheetRow } from "../../../formats/sheet.ts";
import type { CellPlace } from "../../../guest-preview.ts";
import { filledCells } from "../../model/guest-rows.ts";
import { namesTable } from "../../words/value-words.ts";
import { tableHeading } from "../cells/table-heading.ts";
import { isTable, nameAndTable, tableAndNames } from "./name-and-table.ts";

/** A line of text, with its row, and the cells that it is from. */
export interface Line {
  row: number;
  text: string;
  places: readonly CellPlace[];
}

/** With more cells in more rows, a sheet has columns. */
const minSingle = 0.8;
const examinedRows = 100;
const maxLines = 10_000;
const maxLineLength = 1_000;
/** "[24.05.26, 12:03] Max: " and "12:03 - Max: " before a message, "> " before a quoted line. */
const beforeMessage =
  /^(?:>\s*)*\[?(?:\d{1,4}[./-]\d{1,2}[./-]\d{2,4},?\s+)?\d{1,2}:\d{2}(?::\d{2})?(?:\s?[ap]\.?m\.?)?\]?\s*(?:[-–]\s*)?[^:\d]{1,40}:\s+(?=\S)/iu;
const quoted = /^(?:>\s*)+/u;
const emphasis = /(\*\*|__|~~|`)(?=\S)(.+?)(?<=\S)\1/gu;
/** As chats write it. */
const shortEmphasis = /(?<![\p{L}\p{N}*_~])([*_~])(?=[^\s*_~])([^*_~]+?)(?<=\S)\1(?![\p{L}\p{N}*_~])/gu;
/** In place of a bullet. */
const pictures = /^(?:\p{Extended_Pictographic}[\uFE0F\u200D]*\s*)+(?=[\p{L}\p{N}*_])/u;

/** The lines of a sheet without columns. Undefined for one with columns, unless commas have made them. */
export function linesOf({ rows }: Pick<Sheet, "rows">, isText: boolean): Line[] | undefined {
  if (rows.length > maxLines) return undefined;
  const areSingle = hasOneColumn({ rows });
  if (!areSingle && !(isText && areWritten(rows))) return undefined;
  const lines = rows.flatMap((row) => {
    const filled = filledCells(row);
    const texts = filled.map(({ text }) => text);
    const places = filled.map(({ column }) => ({ row: row.number, column }));
    const isOpen = !areSingle && texts.length < row.cells.length && row.cells.at(-1)?.trim() === "";
    const text = `${texts.join(areSingle ? "\t" : ", ")}${isOpen ? "," : ""}`;
    return text.split("\n").map((line) => ({ row: row.number, text: line, places }));
  });
  // The patterns for lines are not made for long texts.
  if (lines.some(({ text }) => text.length > maxLineLength)) return undefined;
  return lines.flatMap(lineOf);
}

/** Whether most rows have one cell with text. */
export function hasOneColumn({ rows }: Pick<Sheet, "rows">): boolean {
  return rows.filter(isSingle).length >= rows.length * minSingle;
}

function isSingle({ cells }: SheetRow): boolean {
  let filled = 0;
  for (const cell of cells) if (cell.trim() !== "") filled += 1;
  return filled === 1;
}

/** Whether commas, or other signs, have split lines that are about tables or guests with tables. */
function areWritten(rows: readonly SheetRow[]): boolean {
  const sample = rows.slice(0, examinedRows).map((row) => filledCells(row).map(({ text }) => text));
  const wide = sample.filter((texts) => texts.length > 1);
  // Numbers before others are those of columns.
  if (wide.filter(([first = ""]) => /^\p{Nd}{1,3}\.?$/u.test(first)).length * 2 > wide.length) return false;
  const seated = wide.filter((texts) => {
    const [first = "", last = ""] = [texts[0], texts.at(-1)];
    const { table = "" } = tableAndNames(first) ?? {};
    const isNamed = /^\S[^:：]{0,60}\s*[:：]\s*\p{L}/u.test(first);
    return isNamed || tableHeading(table)?.isSure || namesTable(table) || nameAndTable(last) !== undefined;
  });
  const alone = sample.length - wide.length;
  return seated.length * 2 >= sample.length || ((seated.length + alone) * 4 >= sample.length && areRagged(wide));
}

/** Rows of a list have as many cells as one another. */
function areRagged(rows: readonly (readonly string[])[]): boolean {
  const counts = new Map<number, number>();
  for (const { length } of rows) counts.set(length, (counts.get(length) ?? 0) + 1);
  return counts.size > 1 || rows.every(({ length }) => length > 3);
}

/** All cells, column by column, of a sheet in which each cell is a line. */
export function cellLines({ rows }: Sheet): Line[] {
  const lines = rows.slice(0, maxLines).flatMap(({ number: row, ...cells }) =>
    filledCells({ number: row, ...cells }).map(({ column, text }) => ({
      row,
      text: isTable(text.split("\n").at(-1) ?? "") ? text.replace(/\s*\n\s*/gu, " ") : text,
      places: [{ row, column }],
      column,
    })),
  );
  return lines.sort((a, b) => a.column - b.column || a.row - b.row);
}

function lineOf({ row, text, places }: Line): Line[] {
  const plain = text
    .replace(beforeMessage, "")
    .replace(quoted, "")
    .replace(emphasis, "$2")
    .replace(shortEmphasis, "$2")
    .trim()
    .replace(pictures, "• ")
    .replace(/^"(.*)"$/su, "$1");
  return plain === "" ? [] : [{ row, text: plain, places }];
}
