import { CFB } from "@e965/xlsx";
import { message } from "../../../../common/messages/message.ts";
import { unreadable, unsupported } from "./unreadable.ts";

/** The first bytes of .xls workbooks and password-encrypted workbooks. */
export const oleMagic = Buffer.from("d0cf11e0a1b11ae1", "hex");

/** Whether the bytes are workbook records outside a compound file, as before Excel 5. */
export function startsWithRecords(bytes: Buffer): boolean {
  const [type, version, length, rest] = bytes;
  return type === 0x09 && [0, 2, 4, 8].includes(version ?? -1) && [4, 6, 8, 16].includes(length ?? -1) && rest === 0;
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
  const parts = new Map(
    FullPaths.map((path, index) => [path.replace(/^[^/]*\//u, "").toLowerCase(), FileIndex[index]]),
  );
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

/** The error for a workbook that needs a password. */
export function passwordProtected(cause?: unknown): Error {
  return unreadable(message("reading.passwordProtected"), { cause });
}

/** The error for a damaged .xls file. */
export function damagedXls(cause?: unknown): Error {
  return unreadable(message("reading.damagedXls"), { cause });
}

const endOfPart = 0x000a;
const sheetPlace = 0x0085;
const filePassword = 0x002f;
const partStarts = new Set([0x0009, 0x0209, 0x0409, 0x0809]);

/** A workbook lists its sheets and has a part for each, [MS-XLS] 2.1.7.20. The last ones are lost first. */
function refuseIncomplete(records: Buffer): void {
  let depth = 0;
  let complete = 0;
  let sheets = 0;
  for (const { type, place } of recordsOf(records)) {
    if (type === filePassword) throw passwordProtected();
    if (partStarts.has(type)) depth += 1;
    else if (depth === 0) break;
    if (type === sheetPlace && records[place + 9] === 0) sheets += 1;
    if (type !== endOfPart) continue;
    depth -= 1;
    if (depth === 0) complete += 1;
  }
  if (complete < 1 + sheets) throw damagedXls();
}

function* recordsOf(records: Buffer): Generator<{ type: number; place: number }> {
  let place = 0;
  while (place + 4 <= records.length) {
    const end = place + 4 + records.readUInt16LE(place + 2);
    if (end > records.length) return;
    yield { type: records.readUInt16LE(place), place };
    place = end;
  }
}
