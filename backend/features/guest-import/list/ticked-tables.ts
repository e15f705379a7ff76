import type { Sheet, SheetRow } from "../formats/sheet.ts";
import { areMarks, markedIn } from "./answer-columns.ts";
import { tableHeading } from "./layout/cells/table-heading.ts";
import { filledCells } from "./model/guest-rows.ts";
import { isOwnHeader } from "./model/own-header.ts";
import { isTotal, namesTable } from "./words/value-words.ts";

const examinedRows = 20;
const minTables = 2;
/** Fewer marks may be anything, and the last row of a list has none below. */
const minMarked = 2;
const tableHeader = "Table Number";

/** Columns such as "Table 1" and "Table 2", of which each guest has a mark in one, as one column of tables. */
export function withTickedTables(sheet: Sheet): Sheet {
  const index = sheet.rows.slice(0, examinedRows).findIndex((row) => tablesIn(row).length >= minTables);
  const header = sheet.rows[index];
  if (header === undefined || isOwnHeader(header.cells)) return sheet;
  const columns = tablesIn(header);
  const [first] = columns;
  const below = sheet.rows.slice(index + 1);
  const marked = below.filter((row) => isNoTotal(row) && markedIn(row, columns) !== undefined);
  if (first === undefined || marked.length < minMarked || !isDistinct(columns)) return sheet;
  if (!areMarks(below.filter(isNoTotal), columns)) return sheet;
  const placed = (row: SheetRow, text: string): SheetRow => ({
    ...row,
    cells: row.cells.map((cell, at) => {
      if (at === first.column) return text;
      return columns.some(({ column }) => column === at) ? "" : cell;
    }),
  });
  const rows = below.map((row) => placed(row, isNoTotal(row) ? (markedIn(row, columns)?.header ?? "") : ""));
  return { ...sheet, rows: [...sheet.rows.slice(0, index), placed(header, tableHeader), ...rows] };
}

function tablesIn(row: SheetRow): { column: number; header: string }[] {
  return filledCells(row).flatMap(({ column, text }) =>
    tableHeading(text)?.isSure || namesTable(text) ? [{ column, header: text }] : [],
  );
}

function isDistinct(columns: readonly { header: string }[]): boolean {
  return new Set(columns.map(({ header }) => header)).size === columns.length;
}

function isNoTotal(row: SheetRow): boolean {
  const [first] = filledCells(row);
  return first === undefined || !isTotal(first.text);
}
