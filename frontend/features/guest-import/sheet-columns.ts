import type { FileColumn } from "./column-uses.ts";
import type { GuestFilePreview_PreviewFragment } from "./generated/guest-file-preview.ts";

type SheetRow = GuestFilePreview_PreviewFragment["rows"][number];

export interface SheetColumn {
  letters: string;
  /** Undefined when the sheet's columns are not those of the list, or it is empty. */
  meaning: FileColumn | undefined;
}

/** The non-empty columns of a sheet. In lists from several sheets they have no letters, and are matched by header. */
export function sheetColumns(rows: readonly SheetRow[], columns: readonly FileColumn[]): SheetColumn[] {
  const header = rows.find(({ role }) => role === "HEADER")?.cells;
  const widths = rows.map(({ cells }) => cells.findLastIndex((cell) => cell !== "") + 1);
  return Array.from({ length: Math.max(0, ...widths) }, (_, index) => {
    const letters = columnLetters(index);
    const isThis = (column: FileColumn) =>
      column.letters === "" ? column.name === header?.[index] : column.letters === letters;
    return { letters, meaning: columns.find(isThis) };
  });
}

/** The letters above a column of a spreadsheet; column from 0. */
export function columnLetters(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26));
  return column < 26 ? letter : columnLetters(Math.floor(column / 26) - 1) + letter;
}
