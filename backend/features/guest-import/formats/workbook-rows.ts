import { type CellObject, read, set_cptable, utils, type WorkBook, type WorkSheet } from "@e965/xlsx";
import * as codepages from "@e965/xlsx/dist/cpexcel.full.mjs";
import type { Message } from "../../../../common/messages/message.ts";
import { decodeMarkup } from "./encoding.ts";
import { displayOf, NumberTexts } from "./number-text.ts";
import { workbookRecords } from "./ole-inspection.ts";
import type { UnreadSheet } from "./sheet.ts";
import { SheetBuilder } from "./sheet-builder.ts";
import { damagedWorkbook, damagedXls, passwordProtected } from "./unreadable.ts";
import { openParts } from "./workbook-parts.ts";
import { readXml } from "./xml.ts";

// Workbooks older than Excel 97 store text in the country's character set.
set_cptable(codepages);

/** Visible sheets of Excel 2 to 2003. @throws DomainError UNREADABLE_FILE when damaged or protected */
export const readXls = (bytes: Buffer): UnreadSheet[] => sheetsOf(readWorkbook(workbookRecords(bytes), damagedXls));

/** Five times what 5 MB of guests need. The library unpacks without a limit, so all is unpacked here before. */
const maxUnpackedBytes = 64 * 1024 * 1024;

/** Visible sheets of a binary workbook. @throws DomainError UNREADABLE_FILE when damaged or too large */
export async function readXlsb(bytes: Buffer): Promise<UnreadSheet[]> {
  await (await openParts(bytes, maxUnpackedBytes)).check();
  return sheetsOf(readWorkbook(bytes, damagedXls));
}

/** Within texts, of which the library would read the last part only. */
const fontTags = /<\/?(?:\w+:)?(?:B|I|U|S|Font|Sub|Sup|Span)\b[^>]*>/gu;

/**
 * Visible sheets of an XML spreadsheet, which web sites save as ".xls". The library takes half a file, and any document type, so
 * the XML is checked before. @throws DomainError UNREADABLE_FILE
 */
export async function readXml2003(bytes: Buffer): Promise<UnreadSheet[]> {
  const { text, warnings } = decodeMarkup(bytes);
  const plain = text.replace(/^\uFEFF?\s*(?:<\?xml[^>]*>)?/u, '<?xml version="1.0"?>').replace(fontTags, "");
  const xml = Buffer.from(plain);
  await readXml(piecesOf(xml), {});
  return sheetsOf(readWorkbook(xml, damagedWorkbook), warnings);
}

const pieceBytes = 64 * 1024;

async function* piecesOf(bytes: Buffer): AsyncIterable<Buffer> {
  for (let start = 0; start < bytes.length; start += pieceBytes) yield bytes.subarray(start, start + pieceBytes);
}

function readWorkbook(bytes: Buffer, damaged: (cause: unknown) => Error): WorkBook {
  try {
    return read(bytes, { type: "buffer", dense: true, cellNF: true, cellText: false, cellHTML: false });
  } catch (error) {
    throw error instanceof Error && /password|encrypt/iu.test(error.message)
      ? passwordProtected(error)
      : damaged(error);
  }
}

function sheetsOf({ SheetNames, Sheets, Workbook }: WorkBook, warnings: readonly Message[] = []): UnreadSheet[] {
  const numbers = new NumberTexts(Workbook?.WBProps?.date1904 ?? false);
  return SheetNames.flatMap((name, index) => {
    const sheet = Sheets[name];
    if ((Workbook?.Sheets?.[index]?.Hidden ?? 0) !== 0 || sheet === undefined) return [];
    return [{ read: (maxRows = Infinity) => filled(new SheetBuilder(name), sheet, numbers, maxRows).sheet(warnings) }];
  });
}

function filled(builder: SheetBuilder, sheet: WorkSheet, numbers: NumberTexts, maxRows: number): SheetBuilder {
  const data: readonly (readonly (CellObject | undefined)[] | undefined)[] = sheet["!data"] ?? [];
  const textOf = (cell: CellObject, column: number): string => {
    const { t, v, z } = cell;
    if (t === "n" && typeof v === "number") return numbers.of(v, displayOf(String(z ?? "")));
    if (t === "b") return v === true ? "TRUE" : "FALSE";
    if (t === "e") builder.addError(column, utils.format_cell(cell));
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
  return builder;
}
