import { type Message, message } from "../../../../common/messages/message.ts";
import { unreadable } from "./unreadable.ts";

/** A row of text cells. `number` is the one that the spreadsheet program shows, from 1. */
export interface SheetRow {
  number: number;
  cells: string[];
  /** Hidden by hand, or filtered out. */
  hidden?: true;
  /** By column, also of cells without text; absent if all cells are plain or the format keeps no looks. */
  looks?: ReadonlyMap<number, CellLook>;
}

/** How a cell looks, where it is not plain. */
export interface CellLook {
  /** As rrggbb, or the name of a color of the workbook's theme; absent for white. */
  fill?: string;
  isStruck?: true;
  isBold?: true;
}

/** A rectangle of merged cells; row numbers as in `SheetRow`, all inclusive. */
export interface ColumnMerge {
  column: number;
  lastColumn: number;
  firstRow: number;
  lastRow: number;
}

/** A sheet of a workbook, or a CSV file without a name. Rows without text are omitted. */
export interface Sheet {
  name: string;
  rows: SheetRow[];
  merges: ColumnMerge[];
  warnings: Message[];
  /** Absent for none. */
  scrambled?: ScrambledTexts;
}

/** Texts of a sheet that were UTF-8 and had been decoded as another encoding, once or twice: "MÃ¼ller". */
export interface ScrambledTexts {
  count: number;
  /** The first few. */
  samples: { written: string; repaired: string }[];
  /** False if some texts could be scrambled, but rather are not. */
  isCertain: boolean;
}

export interface UnreadSheet {
  /** Rows after `maxRows` may be skipped. @throws DomainError UNREADABLE_FILE when damaged or with too much */
  read(maxRows?: number): Sheet | Promise<Sheet>;
}

/** Far more than the limit of extra columns, because columns without data do not count. */
export const maxSheetColumns = 1024;

export const maxSheetRows = 1_048_576;

/** The letters above a column; 0 is A. */
export function columnLetters(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26));
  return column < 26 ? letter : columnLetters(Math.floor(column / 26) - 1) + letter;
}

/** Such as C12; column from 0, row from 1. */
export const cellName = (column: number, row: number) => `${columnLetters(column)}${row}`;

/** Column from 0, row from 1. @throws DomainError UNREADABLE_FILE outside the limits of a guest list */
export function refuseFarCell(column: number, row: number): void {
  if (column < maxSheetColumns && row <= maxSheetRows) return;
  throw unreadable(message("reading.farCell", { cell: cellName(column, row), maximum: maxSheetColumns }));
}
