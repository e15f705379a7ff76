import { type CellObject, read, SSF, set_cptable, type WorkBook, type WorkSheet } from "@e965/xlsx";
import * as codepages from "@e965/xlsx/dist/cpexcel.full.mjs";
import type { Message } from "../../../../common/messages/message.ts";
import { decodeStated } from "./encoding.ts";
import { rememberingFormatter } from "./number-formatter.ts";
import { displayOfCode, type NumberDisplay, numberText } from "./number-text.ts";
import { damagedXls, passwordProtected, workbookRecords } from "./ole-inspection.ts";
import type { Sheet, UnreadSheet } from "./sheet.ts";
import { SheetBuilder } from "./sheet-builder.ts";
import { damagedWorkbook, readXml } from "./xml.ts";
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

/**
 * Visible sheets of an XML spreadsheet, which web sites save as ".xls". The library takes half a file, and any document type, so
 * the XML is checked before. @throws DomainError UNREADABLE_FILE
 */
export async function readXml2003(bytes: Buffer): Promise<UnreadSheet<Sheet>[]> {
  const stated = /^[^<]*<\?xml[^>]*encoding\s*=\s*["']([\w:.-]+)/iu.exec(bytes.toString("latin1", 0, 256))?.[1];
  const { text, warnings } = decodeStated(bytes, stated);
  const plain = text.replace(/^\uFEFF?\s*(?:<\?xml[^>]*>)?/u, '<?xml version="1.0"?>').replace(fontTags, "");
  const xml = Buffer.from(plain);
  await readXml(piecesOf(xml), {});
  return sheetsOf(readWorkbook(xml, damagedWorkbook), warnings);
}

/** Within texts, of which the library would read the last part only. */
const fontTags = /<\/?(?:\w+:)?(?:B|I|U|S|Font|Sub|Sup|Span)\b[^>]*>/gu;

const pieceBytes = 64 * 1024;

async function* piecesOf(bytes: Buffer): AsyncIterable<Buffer> {
  for (let start = 0; start < bytes.length; start += pieceBytes) yield bytes.subarray(start, start + pieceBytes);
}

function sheetsOf(workbook: WorkBook, warnings: readonly Message[] = []): UnreadSheet<Sheet>[] {
  const date1904 = workbook.Workbook?.WBProps?.date1904 ?? false;
  return workbook.SheetNames.flatMap((name, index) => {
    const hidden = workbook.Workbook?.Sheets?.[index]?.Hidden ?? 0;
    const sheet = workbook.Sheets[name];
    if (hidden !== 0 || sheet === undefined) return [];
    return [{ read: (maxRows = Infinity) => sheetOf(name, sheet, date1904, maxRows, warnings) }];
  });
}

function readWorkbook(bytes: Buffer, damaged = damagedXls): WorkBook {
  try {
    return read(bytes, { type: "buffer", dense: true, cellNF: true, cellText: false, cellHTML: false });
  } catch (error) {
    if (error instanceof Error && /password|encrypt/iu.test(error.message)) throw passwordProtected(error);
    throw damaged(error);
  }
}

function sheetOf(
  name: string,
  sheet: WorkSheet,
  date1904: boolean,
  maxRows: number,
  warnings: readonly Message[],
): Sheet {
  const data: readonly (readonly (CellObject | undefined)[] | undefined)[] = sheet["!data"] ?? [];
  const builder = new SheetBuilder(name);
  const formatNumber = rememberingFormatter((code, value) => String(SSF.format(code, value)));

  const displays = new Map<string, NumberDisplay>();
  const displayOf = (code: string): NumberDisplay => {
    const display = displays.get(code) ?? displayOfCode(code);
    displays.set(code, display);
    return display;
  };
  const textOf = ({ t, v, z }: CellObject, column: number): string => {
    if (t === "n" && typeof v === "number") return numberText(v, displayOf(String(z ?? "")), date1904, formatNumber);
    if (t === "b") return v === true ? "TRUE" : "FALSE";
    if (t === "e") builder.addError(column, errorNames.get(Number(v)) ?? "#ERROR");
    return t === "s" ? String(v ?? "") : "";
  };

  // Both are sparse: a file may name any row and column.
  for (const [index, cells = []] of Object.entries(data).slice(0, maxRows)) {
    builder.openRow(Number(index) + 1, sheet["!rows"]?.[Number(index)]?.hidden === true);
    for (const [column, cell] of Object.entries(cells)) {
      if (cell !== undefined) builder.setText(Number(column), textOf(cell, Number(column)));
    }
    builder.closeRow();
  }
  for (const { s, e } of sheet["!merges"] ?? []) builder.merge(s.c, s.r + 1, e.c - s.c + 1, e.r - s.r + 1);
  return builder.sheet(warnings);
}
