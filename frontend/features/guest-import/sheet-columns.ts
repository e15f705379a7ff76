import type { GuestFilePreview_PreviewFragment } from "../../generated/documents.ts";
import type { FileColumn } from "./column-uses.ts";

type SheetRow = GuestFilePreview_PreviewFragment["rows"][number];

/** A column of a sheet as it is, and what was read from it. */
export interface SheetColumn {
  /** The letters above it in a spreadsheet. */
  letters: string;
  /** Undefined when the sheet's columns are not those of the list, or nothing is in it. */
  meaning: FileColumn | undefined;
}

/** The columns of a sheet, as far as anything is in them. */
export function sheetColumns(rows: readonly SheetRow[], columns: readonly FileColumn[]): SheetColumn[] {
  const byLetters = new Map(columns.map((column) => [column.letters, column]));
  byLetters.delete("");
  const widths = rows.map(({ cells }) => cells.findLastIndex((cell) => cell !== "") + 1);
  return Array.from({ length: Math.max(0, ...widths) }, (_, index) => {
    const letters = columnLetters(index);
    return { letters, meaning: byLetters.get(letters) };
  });
}

/** The letters above a column of a spreadsheet; column from 0. */
export function columnLetters(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26));
  return column < 26 ? letter : columnLetters(Math.floor(column / 26) - 1) + letter;
}
