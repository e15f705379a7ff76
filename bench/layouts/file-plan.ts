export type Cell = string | number | Date | null;

export interface SheetPlan {
  name: string;
  rows: Cell[][];
  /** Rows and columns from 0, inclusive. */
  merges?: { top: number; left: number; bottom: number; right: number }[];
  /** From 0; hidden by a filter or by hand. */
  hiddenRows?: number[];
  isHidden?: boolean;
}

export type Form =
  | { kind: "xlsx" | "xls" | "html" | "xml" }
  | { kind: "csv"; separator: string; encoding: string; hasMark: boolean; quotes: "needed" | "all" | "never" };

export interface PlannedFile {
  filename: string;
  bytes: Buffer;
}
