import { type CellObject, CFB, read, set_cptable, utils, type WorkBook, type WorkSheet } from "@e965/xlsx";
import * as codepages from "@e965/xlsx/dist/cpexcel.full.mjs";
import { type Message, message } from "../../../../common/messages/message.ts";
import { decodeMarkup } from "./encoding.ts";
import { startsWithRecords } from "./file-kind.ts";
import { displayOf, NumberTexts } from "./number-text.ts";
import type { UnreadSheet } from "./sheet.ts";
import { SheetBuilder } from "./sheet-builder.ts";
import { damagedWorkbook, damagedXls, passwordProtected, unreadable, unsupported } from "./unreadable.ts";
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

/** The records of a complete workbook; the library accepts half ones. @throws DomainError UNREADABLE_FILE otherwise */
export function workbookRecords(bytes: Buffer): Buffer {
  const records = startsWithRecords(bytes) ? bytes : workbookStream(bytes);
  refuseIncomplete(records);
  return records;
}

/** What the library, which has no types for it, reads of a compound file: its folders and streams. */
interface CompoundFile {
  FullPaths: string[];
  FileIndex: { size: number; content?: unknown }[];
}

/** Some programs write "WORKBOOK", and only the root's own parts count, not those of embedded documents. */
function workbookStream(bytes: Buffer): Buffer {
  const { FullPaths, FileIndex } = openCompoundFile(bytes);
  const nameOf = (path: string) => path.replace(/^[^/]*\//u, "").toLowerCase();
  const parts = new Map(FullPaths.map((path, index) => [nameOf(path), FileIndex[index]]));
  const stream = parts.get("workbook") ?? parts.get("book");
  if (stream?.content instanceof Uint8Array) return Buffer.from(stream.content).subarray(0, stream.size);
  if (parts.has("encryptedpackage") || parts.has("encryptioninfo")) throw passwordProtected();
  if (parts.has("worddocument")) throw unsupported("document");
  throw parts.size > 1 && stream === undefined ? unreadable(message("reading.notWorkbook")) : damagedXls();
}

function openCompoundFile(bytes: Buffer): CompoundFile {
  try {
    return CFB.read(bytes, { type: "buffer" });
  } catch (error) {
    throw damagedXls(error);
  }
}

const endOfPart = 0x000a;
const sheetPlace = 0x0085;
const filePassword = 0x002f;
const partStarts = new Set([0x0009, 0x0209, 0x0409, 0x0809]);

/** A workbook lists its sheets and has a part for each, [MS-XLS] 2.1.7.20. The last ones are lost first. */
function refuseIncomplete(records: Buffer): void {
  let depth = 0;
  let missing = 1;
  for (const { type, place } of recordsOf(records)) {
    if (type === filePassword) throw passwordProtected();
    if (type === sheetPlace && records[place + 9] === 0) missing += 1;
    depth += Number(partStarts.has(type)) - Number(type === endOfPart);
    if (depth > 0) continue;
    if (depth < 0 || type !== endOfPart) break;
    missing -= 1;
  }
  if (missing > 0) throw damagedXls();
}

function* recordsOf(records: Buffer): Generator<{ type: number; place: number }> {
  for (let place = 0, end = 0; place + 4 <= records.length; place = end) {
    end = place + 4 + records.readUInt16LE(place + 2);
    if (end > records.length) return;
    yield { type: records.readUInt16LE(place), place };
  }
}
