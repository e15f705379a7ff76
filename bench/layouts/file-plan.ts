/** What a spreadsheet's cell contains. */
export type Cell = string | number | Date | null;

/** A sheet as an organizer fills it. */
export interface SheetPlan {
  name: string;
  rows: Cell[][];
  /** Cells merged downwards or sideways; rows and columns from 0, inclusive. */
  merges?: { top: number; left: number; bottom: number; right: number }[];
  /** Rows hidden by a filter or by hand, from 0. */
  hiddenRows?: number[];
  /** Whether the sheet itself is hidden. */
  isHidden?: boolean;
}

/** How a file is stored. */
export type Form =
  | { kind: "xlsx" | "xls" | "html" | "xml" }
  | { kind: "csv"; separator: string; encoding: string; hasMark: boolean; quotes: "needed" | "all" | "never" };

/** A file, ready to be read. */
export interface PlannedFile {
  filename: string;
  bytes: Buffer;
}
