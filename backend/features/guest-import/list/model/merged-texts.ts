import type { Sheet } from "../../formats/sheet.ts";
import { tableText } from "./cell-text.ts";
import type { ColumnRoles } from "./column-roles.ts";
import { type GuestRows, wideCells, widthOfRows } from "./guest-rows.ts";

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
