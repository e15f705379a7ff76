import type { RowRole } from "../../../../../common/guest-preview.ts";
import type { ColumnMerge, SheetRow } from "../../formats/sheet.ts";
import type { RowError, TableSize } from "./guest-list.ts";

/** Rows that are each about one guest or one party. */
export interface GuestRows {
  /** One per column; empty where there is none. */
  headers: string[];
  /** Row numbers are those of the sheet, and may repeat. */
  rows: SheetRow[];
  merges: ColumnMerge[];
  /** Columns that the layout knows; null for certainly no table. */
  fixed: { name?: number | undefined; lastName?: number | undefined; table?: number | null | undefined };
  hasSheetColumns: boolean;
  /** Whether all guests of a row are strangers to each other, as at a table. */
  isPerTable: boolean;
  notGuests: RowError[];
  /** Rows that are neither guests nor listed in `notGuests`. */
  roles: Map<number, RowRole>;
  tables: TableSize[];
}

/** Rows without a layout of their own. */
export function plainRows(headers: string[], rows: SheetRow[], more: Partial<GuestRows> = {}): GuestRows {
  return {
    headers,
    rows,
    merges: [],
    fixed: {},
    hasSheetColumns: true,
    isPerTable: false,
    notGuests: [],
    roles: new Map(),
    tables: [],
    ...more,
  };
}

/** The number of columns, with or without a header. */
export function widthOfRows({ headers, rows }: Pick<GuestRows, "headers" | "rows">): number {
  return rows.reduce((widest, { cells }) => Math.max(widest, cells.length), headers.length);
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
