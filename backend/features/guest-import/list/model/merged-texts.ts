import type { Sheet } from "../../formats/sheet.ts";
import { tableText } from "./cell-text.ts";

/** Text of merged table cells by row number, for a table written once for all its guests. */
export function mergedTexts({ merges, rows }: Pick<Sheet, "merges" | "rows">, column: number): Map<number, string> {
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
