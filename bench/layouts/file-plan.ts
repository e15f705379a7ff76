export type Cell = string | number | Date | null;

/** Rows and columns from 0, inclusive. */
export interface Area {
  top: number;
  left: number;
  bottom: number;
  right: number;
}

/** From 0. */
export interface Place {
  row: number;
  column: number;
}

export interface SheetPlan {
  name: string;
  rows: Cell[][];
  merges?: Area[];
  /** Cells whose value is what the formula showed when the file was saved. */
  formulas?: (Place & { formula: string })[];
  /** From 0; hidden by a filter or by hand. */
  hiddenRows?: number[];
  hiddenColumns?: number[];
  /** Grouped rows from 0, inclusive; rows of a collapsed group are hidden. */
  outline?: { from: number; to: number; level: number; isCollapsed: boolean }[];
  isHidden?: boolean;
  /** Styles, which only .xlsx and .xlsm keep. A box is a thin line around an area. */
  boxes?: Area[];
  /** Colors as six hexadecimal digits. */
  fills?: (Place & { color: string })[];
  bold?: Place[];
  struck?: Place[];
}

export interface TextForm {
  /** Pasted: text that an organizer pastes instead of choosing a file. */
  kind: "csv" | "tsv" | "txt" | "pasted";
  separator: string;
  encoding: string;
  hasMark: boolean;
  quotes: "needed" | "all" | "never";
}

export type Form = { kind: "xlsx" | "xlsm" | "xlsb" | "xls" | "ods" | "html" | "xml" } | TextForm;

export interface PlannedFile {
  filename: string;
  bytes: Buffer;
}
