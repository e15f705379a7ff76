import { DomainError } from "../../../lib/domain-error.ts";
import { oleMagic } from "./ole-inspection.ts";
import { unreadable } from "./unreadable.ts";

/** The three kinds of file that are read. */
export type FileKind = "csv" | "xlsx" | "xls";

const kindOfExtension = new Map<string, FileKind>([
  [".csv", "csv"],
  [".xlsx", "xlsx"],
  [".xls", "xls"],
]);

const kindOfMimeType = new Map<string, FileKind>([
  ["text/csv", "csv"],
  ["application/vnd.openxmlformats-officedocument.spreadsheetml.sheet", "xlsx"],
  ["application/vnd.ms-excel", "xls"],
]);

const zipMagic = Buffer.from("PK\u0003\u0004", "latin1");

/** What a file claims to be and what its first bytes say; `named` is what the extension says, else the MIME type. */
export type KindOfFile = { named: FileKind; actual: FileKind };

/**
 * The kind of an uploaded file. A known extension or a known MIME type lets it in; the content decides how it is read.
 * Throws UNSUPPORTED_FILE when neither is known, UNREADABLE_FILE when it is empty.
 */
export function kindOfFile(bytes: Buffer, filename: string, mimetype: string): KindOfFile {
  const extension = /\.[^.]*$/u.exec(filename.trim())?.[0].toLowerCase() ?? "";
  const type = (mimetype.split(";")[0] ?? "").trim().toLowerCase();
  const named = kindOfExtension.get(extension) ?? kindOfMimeType.get(type);
  if (named === undefined) throw new DomainError("UNSUPPORTED_FILE", "Please upload a CSV or Excel file.");
  if (bytes.length === 0) throw unreadable("This file is empty. Please upload a file with a guest list in it.");
  return { named, actual: kindOfContent(bytes) };
}

/** What is no archive and no compound file can be text only. */
function kindOfContent(bytes: Buffer): FileKind {
  if (bytes.subarray(0, zipMagic.length).equals(zipMagic)) return "xlsx";
  if (bytes.subarray(0, oleMagic.length).equals(oleMagic)) return "xls";
  return "csv";
}
