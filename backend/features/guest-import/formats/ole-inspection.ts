import { CFB } from "@e965/xlsx";
import { message } from "../../../../common/messages/message.ts";
import { startsWithRecords } from "./file-kind.ts";
import { damagedXls, passwordProtected, unreadable, unsupported } from "./unreadable.ts";

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
