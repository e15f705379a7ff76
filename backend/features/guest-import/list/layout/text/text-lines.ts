import type { Sheet, SheetRow } from "../../../formats/sheet.ts";
import { filledCells } from "../../model/guest-rows.ts";

/** A line of text, and the row in which it is. */
export interface Line {
  row: number;
  text: string;
}

/** With more cells in more rows, a sheet has columns. */
const minSingle = 0.8;
const maxLines = 10_000;
const maxLineLength = 1_000;
/** "[24.05.26, 12:03] Max: " and "12:03 - Max: " before a message, "> " before a quoted line. */
const beforeMessage =
  /^(?:>\s*)*\[?(?:\d{1,4}[./-]\d{1,2}[./-]\d{2,4},?\s+)?\d{1,2}:\d{2}(?::\d{2})?(?:\s?[ap]\.?m\.?)?\]?\s*(?:[-–]\s*)?[^:\d]{1,40}:\s+(?=\S)/iu;
const quoted = /^(?:>\s*)+/u;
const emphasis = /(\*\*|__|~~|`)(?=\S)(.+?)(?<=\S)\1/gu;

/** The lines of a sheet without columns. Undefined for one with columns, unless commas have made them. */
export function linesOf({ rows }: Sheet, isText: boolean): Line[] | undefined {
  const single = rows.filter((row) => filledCells(row).length === 1).length;
  const areSingle = single >= rows.length * minSingle;
  if (rows.length > maxLines || !(areSingle || (isText && areSplit(rows)))) return undefined;
  const lines = rows.flatMap((row) => {
    const texts = filledCells(row).map(({ text }) => text);
    return texts
      .join(areSingle ? "\t" : ", ")
      .split("\n")
      .map((text) => ({ row: row.number, text }));
  });
  // The patterns for lines are not made for long texts.
  if (lines.some(({ text }) => text.length > maxLineLength)) return undefined;
  return lines.flatMap(({ row, text }) => lineOf(row, text));
}

/** "Table 5: Anna", "Ben and Cara": the first cells have a table and a name. */
function areSplit(rows: readonly SheetRow[]): boolean {
  const starts = rows.filter((row) => /^\S[^:：]{0,60}\s*[:：]\s*\p{L}/u.test(filledCells(row)[0]?.text ?? ""));
  return starts.length >= rows.length / 2;
}

/** All cells, column by column, of a sheet in which each cell is a line. */
export function cellLines({ rows }: Sheet): Line[] {
  const lines: (Line & { column: number })[] = rows
    .slice(0, maxLines)
    .flatMap((row) => filledCells(row).map(({ column, text }) => ({ row: row.number, column, text })));
  return lines.sort((a, b) => a.column - b.column || a.row - b.row);
}

function lineOf(row: number, text: string): Line[] {
  const plain = text
    .replace(beforeMessage, "")
    .replace(quoted, "")
    .replace(emphasis, "$2")
    .trim()
    .replace(/^"(.*)"$/su, "$1");
  return plain === "" ? [] : [{ row, text: plain }];
}
