import { type ColumnMerge, maxSheetColumns, type Sheet, type SheetRow } from "../../formats/sheet.ts";
import type { CellPlace } from "../../guest-preview.ts";
import type { RowError, TableSize } from "./guest-list.ts";

/** A row about one guest or one party. */
export interface GuestRow extends SheetRow {
  /** Where its texts stand in the sheet, undefined for one that stands nowhere; absent if each is in its own column. */
  places?: readonly (CellPlace | undefined)[];
  /** The sheet that it is from, if several are read. */
  sheet?: string;
}

/** A sheet without some of its rows. */
export interface PartOfSheet extends Sheet {
  /** The numbers of the rows that were set aside. */
  gone?: ReadonlySet<number>;
}

/** Rows that are each about one guest or one party. */
export interface GuestRows {
  /** One per column; empty where there is none. */
  headers: string[];
  /** Row numbers are those of the sheet, and may repeat. */
  rows: GuestRow[];
  merges: ColumnMerge[];
  /** Columns that the layout knows; null for certainly no table. */
  fixed: { name?: number | undefined; lastName?: number | undefined; table?: number | null | undefined };
  hasSheetColumns: boolean;
  /** Whether all guests of a row are strangers to each other, as at a table. */
  isPerTable: boolean;
  /** What is in no row, header or heading. */
  notGuests: RowError[];
  /** Row numbers of headers. */
  headerRows: number[];
  /** Cells that name a table, with guests or without. */
  headings: CellPlace[];
  tables: TableSize[];
}

/** Rows without a layout of their own. */
export function plainRows(headers: string[], rows: GuestRow[], more: Partial<GuestRows> = {}): GuestRows {
  return {
    headers,
    rows,
    merges: [],
    fixed: {},
    hasSheetColumns: true,
    isPerTable: false,
    notGuests: [],
    headerRows: [],
    headings: [],
    tables: [],
    ...more,
  };
}

/** Where a cell of a row stands in the sheet. */
export function placeOf({ number, places }: GuestRow, column: number): CellPlace | undefined {
  return places === undefined ? { row: number, column } : places[column];
}

/** Different for each cell of a sheet. */
export const placeKey = ({ row, column }: CellPlace): number => row * maxSheetColumns + column;

/** The number of columns, with or without a header. */
export function widthOfRows({ headers, rows }: Pick<GuestRows, "headers" | "rows">): number {
  return rows.reduce((widest, { cells }) => Math.max(widest, cells.length), headers.length);
}

/** Exactly `width` cells. */
export function wideCells(cells: readonly string[], width: number): string[] {
  return Array.from({ length: width }, (_, column) => cells[column] ?? "");
}

/** A text for a further column of a row, and where it stands. */
export interface AddedCell {
  text: string;
  place?: CellPlace | undefined;
}

/** Adds columns behind all others. */
export function withColumns(
  guestRows: GuestRows,
  headers: readonly string[],
  cellsOf: (row: GuestRow) => readonly AddedCell[],
): GuestRows {
  const width = widthOfRows(guestRows);
  const rows = guestRows.rows.map((row) => {
    const added = cellsOf(row);
    return {
      ...row,
      cells: [...wideCells(row.cells, width), ...added.map(({ text }) => text)],
      places: [
        ...Array.from({ length: width }, (_, column) => placeOf(row, column)),
        ...added.map(({ place }) => place),
      ],
    };
  });
  return { ...guestRows, headers: [...wideCells(guestRows.headers, width), ...headers], rows };
}

/** The cells of a row that have text, with their columns. */
export function filledCells({ cells }: SheetRow): { column: number; text: string }[] {
  const filled: { column: number; text: string }[] = [];
  for (const [column, cell] of cells.entries()) {
    const text = cell.trim();
    if (text !== "") filled.push({ column, text });
  }
  return filled;
}
