import XLSX from "@e965/xlsx";
import iconv from "iconv-lite";
import type { Cell, Form, PlannedFile, SheetPlan, TextForm } from "./file-plan.ts";
import { isStyled, styledWorkbook } from "./styled-workbook.ts";

/** Writes sheets to a file; text formats take the first sheet only. */
export function writeFile(sheets: readonly SheetPlan[], form: Form): PlannedFile {
  switch (form.kind) {
    case "xlsx":
    case "xlsm":
      return { filename: `guests.${form.kind}`, bytes: openXml(sheets, form.kind) };
    case "xlsb":
    case "ods":
      return { filename: `guests.${form.kind}`, bytes: workbook(sheets, form.kind) };
    case "xls":
      return { filename: "guests.xls", bytes: workbook(sheets, "biff8") };
    case "html":
      return { filename: "guests.xls", bytes: Buffer.from(html(rowsOf(sheets))) };
    case "xml":
      return { filename: "guests.xls", bytes: Buffer.from(xml(sheets)) };
    case "pasted":
      return { filename: "pasted.txt", bytes: delimited(rowsOf(sheets), form) };
    default:
      return { filename: `guests.${form.kind}`, bytes: delimited(rowsOf(sheets), form) };
  }
}

const rowsOf = (sheets: readonly SheetPlan[]): readonly Cell[][] => sheets[0]?.rows ?? [];

const openXml = (sheets: readonly SheetPlan[], kind: "xlsx" | "xlsm"): Buffer =>
  sheets.some(isStyled) ? styledWorkbook(sheets, kind) : workbook(sheets, kind);

function workbook(sheets: readonly SheetPlan[], bookType: "xlsx" | "xlsm" | "xlsb" | "biff8" | "ods"): Buffer {
  const book = XLSX.utils.book_new();
  for (const plan of sheets) XLSX.utils.book_append_sheet(book, sheetOf(plan), plan.name);
  book.Workbook = { Sheets: sheets.map(({ isHidden }) => ({ Hidden: isHidden ? 1 : 0 })) };
  const written: unknown = XLSX.write(book, { type: "buffer", bookType, bookSST: true, compression: true });
  if (!Buffer.isBuffer(written)) throw new TypeError("A workbook was not written as bytes.");
  return written;
}

function sheetOf({ rows, merges = [], formulas = [], hiddenRows = [], hiddenColumns = [], outline = [] }: SheetPlan) {
  const sheet = XLSX.utils.aoa_to_sheet(rows, { cellDates: false, UTC: true, dateNF: "d-mmm" });
  sheet["!merges"] = merges.map(({ top, left, bottom, right }) => ({
    s: { r: top, c: left },
    e: { r: bottom, c: right },
  }));
  for (const { row, column, formula } of formulas) {
    const cell: XLSX.CellObject | undefined = sheet[XLSX.utils.encode_cell({ r: row, c: column })];
    if (cell) cell.f = formula;
  }
  if (hiddenRows.length + outline.length > 0) {
    sheet["!rows"] = rows.map((_, index) => {
      const group = outline.find(({ from, to }) => index >= from && index <= to);
      return { hidden: hiddenRows.includes(index) || group?.isCollapsed === true, level: group?.level ?? 0 };
    });
  }
  if (hiddenColumns.length > 0) {
    const width = Math.max(...hiddenColumns) + 1;
    sheet["!cols"] = Array.from({ length: width }, (_, column) => ({ hidden: hiddenColumns.includes(column) }));
  }
  return sheet;
}

const months = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");

function shown(cell: Cell): string {
  if (cell === null) return "";
  if (cell instanceof Date) return `${cell.getUTCDate()}-${months[cell.getUTCMonth()]}`;
  return String(cell);
}

function delimited(rows: readonly Cell[][], form: TextForm): Buffer {
  const text = rows.map((row) => row.map((cell) => quoted(shown(cell), form)).join(form.separator)).join("\r\n");
  return iconv.encode(`${text}\r\n`, form.encoding, { addBOM: form.hasMark });
}

function quoted(text: string, { separator, quotes }: TextForm): string {
  if (quotes === "never") return text;
  const isNeeded = text.includes(separator) || /["\r\n]/u.test(text);
  return isNeeded || quotes === "all" ? `"${text.replaceAll('"', '""')}"` : text;
}

const escaped = (cell: Cell) =>
  shown(cell).replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

function html(rows: readonly Cell[][]): string {
  const line = (row: Cell[], tag: string) =>
    `<tr>${row.map((cell) => `<${tag}>${escaped(cell)}</${tag}>`).join("")}</tr>`;
  const body = rows.map((row, index) => line(row, index === 0 ? "th" : "td")).join("\n");
  return `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8"></head><body><table border="1">\n${body}\n</table></body></html>`;
}

/** Excel 2003's XML, which web applications write because it needs no library. */
function xml(sheets: readonly SheetPlan[]): string {
  const cellOf = (cell: Cell) =>
    cell === null
      ? "<Cell/>"
      : `<Cell><Data ss:Type="${typeof cell === "number" ? "Number" : "String"}">${escaped(cell)}</Data></Cell>`;
  const rowOf = (row: Cell[]) => `<Row>${row.map(cellOf).join("")}</Row>`;
  const worksheetOf = ({ name, rows }: SheetPlan) =>
    `<Worksheet ss:Name="${escaped(name)}"><Table>${rows.map(rowOf).join("\n")}</Table></Worksheet>`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<?mso-application progid="Excel.Sheet"?>\n<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet">${sheets.map(worksheetOf).join("")}</Workbook>`;
}
