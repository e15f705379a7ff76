import { filledCells, type GuestRows, widthOfRows } from "../model/guest-rows.ts";

/** Adds a column with one table for all rows. */
export function withTable(guestRows: GuestRows, table: string): GuestRows {
  const column = widthOfRows(guestRows);
  const wide = (cells: readonly string[], text: string) => {
    const all = Array.from({ length: column }, (_, at) => cells[at] ?? "");
    return [...all, text];
  };
  return {
    ...guestRows,
    headers: wide(guestRows.headers, "Table Number"),
    // The table's name may be written above its guests once more.
    rows: guestRows.rows
      .filter((row) => filledCells(row).some(({ text }) => text !== table))
      .map((row) => ({ ...row, cells: wide(row.cells, table) })),
    fixed: { ...guestRows.fixed, table: column },
    hasSheetColumns: false,
  };
}
