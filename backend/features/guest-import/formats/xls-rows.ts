import { type CellObject, read, SSF, set_cptable, type WorkBook, type WorkSheet } from "@e965/xlsx";
import * as codepages from "@e965/xlsx/dist/cpexcel.full.mjs";
import { CellProblems } from "./cell-problems.ts";
import { rememberingFormatter } from "./number-formatter.ts";
import { displayOfCode, type NumberDisplay, numberText } from "./number-text.ts";
import { damagedXls, passwordProtected, workbookRecords } from "./ole-inspection.ts";
import { refuseFarCell, type Sheet, type SheetRow, setCell, type UnreadSheet } from "./sheet.ts";
import { openParts, unpackAll } from "./zip-inspection.ts";

// Workbooks older than Excel 97 store text in the country's character set.
set_cptable(codepages);

const errorNames = new Map([
  [0, "#NULL!"],
  [7, "#DIV/0!"],
  [15, "#VALUE!"],
  [23, "#REF!"],
  [29, "#NAME?"],
  [36, "#NUM!"],
  [42, "#N/A"],
]);

/** Visible sheets of Excel 2 to 2003. @throws DomainError UNREADABLE_FILE when damaged or protected */
export function readXls(bytes: Buffer): UnreadSheet<Sheet>[] {
  return sheetsOf(readWorkbook(workbookRecords(bytes)));
}

/** Five times what 5 MB of guests need. The library unpacks without a limit, so all is unpacked here before. */
const maxUnpackedBytes = 64 * 1024 * 1024;

/** Visible sheets of a binary workbook. @throws DomainError UNREADABLE_FILE when damaged or too large */
export async function readXlsb(bytes: Buffer): Promise<UnreadSheet<Sheet>[]> {
  await unpackAll(await openParts(bytes, maxUnpackedBytes));
  return sheetsOf(readWorkbook(bytes));
}

function sheetsOf(workbook: WorkBook): UnreadSheet<Sheet>[] {
  const date1904 = workbook.Workbook?.WBProps?.date1904 ?? false;
  return workbook.SheetNames.flatMap((name, index) => {
    const hidden = workbook.Workbook?.Sheets?.[index]?.Hidden ?? 0;
    const sheet = workbook.Sheets[name];
    if (hidden !== 0 || sheet === undefined) return [];
    return [{ read: (maxRows = Infinity) => ({ name, ...rowsOf(sheet, date1904, maxRows) }) }];
  });
}

function readWorkbook(records: Buffer): WorkBook {
  try {
    return read(records, { type: "buffer", dense: true, cellNF: true, cellText: false, cellHTML: false });
  } catch (error) {
    if (error instanceof Error && /password|encrypt/iu.test(error.message)) throw passwordProtected(error);
    throw damagedXls(error);
  }
}

function rowsOf(sheet: WorkSheet, date1904: boolean, maxRows: number): Omit<Sheet, "name"> {
  const data: (CellObject[] | undefined)[] = sheet["!data"] ?? [];
  const problems = new CellProblems();
  const displays = new Map<string, NumberDisplay>();
  const formatNumber = rememberingFormatter((code, value) => String(SSF.format(code, value)));
  const rows: SheetRow[] = [];

  const displayOf = (code: string): NumberDisplay => {
    const known = displays.get(code) ?? displayOfCode(code);
    displays.set(code, known);
    return known;
  };
  const textOf = (cell: CellObject, column: number, row: number): string => {
    if (cell.t === "n" && typeof cell.v === "number") {
      return numberText(cell.v, displayOf(String(cell.z ?? "")), date1904, formatNumber);
    }
    if (cell.t === "b") return cell.v === true ? "TRUE" : "FALSE";
    if (cell.t === "e") problems.addError(column, row, errorNames.get(Number(cell.v)) ?? "#ERROR");
    return cell.t === "s" ? String(cell.v ?? "") : "";
  };

  const rowOf = (number: number, cells: CellObject[]): SheetRow => {
    const row: SheetRow = { number, cells: [] };
    for (const [column, cell] of cells.entries()) {
      const text = cell === undefined ? "" : textOf(cell, column, number);
      if (text.trim() === "") continue;
      refuseFarCell(column, number);
      setCell(row.cells, column, text);
    }
    return row;
  };

  for (const [index, cells] of data.slice(0, maxRows).entries()) {
    const row = rowOf(index + 1, cells ?? []);
    if (row.cells.length === 0) continue;
    rows.push(sheet["!rows"]?.[index]?.hidden ? { ...row, hidden: true } : row);
  }
  const merges = (sheet["!merges"] ?? []).map(({ s, e }) => ({
    column: s.c,
    lastColumn: e.c,
    firstRow: s.r + 1,
    lastRow: e.r + 1,
  }));
  return { rows, merges, warnings: problems.warnings() };
}
