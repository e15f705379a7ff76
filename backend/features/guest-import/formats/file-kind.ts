import { claimedKind, type GuestFileKind } from "../../../../common/guest-file.ts";
import { message } from "../../../../common/messages/message.ts";
import { DomainError } from "../../../lib/domain-error.ts";
import { oleMagic, startsWithRecords } from "./ole-inspection.ts";
import { unreadable } from "./unreadable.ts";

const zipMagic = Buffer.from("PK\u0003\u0004", "latin1");

/** What the content of a file can be: besides what it can claim, the tables that web sites save as ".xls". */
export const contentKinds = ["csv", "xlsx", "xls", "html", "xml2003"] as const;

type ContentKind = (typeof contentKinds)[number];

/** What a file claims to be and what its first bytes show. `named` comes from the extension, otherwise from the MIME type. */
export interface KindOfFile {
  named: GuestFileKind;
  actual: ContentKind;
}

/**
 * The kind of an uploaded file. It needs a known extension or a known MIME type; the content decides how it is read.
 *
 * @throws DomainError UNSUPPORTED_FILE when neither is known; UNREADABLE_FILE when it is empty.
 */
export function kindOfFile(bytes: Buffer, filename: string, mimetype: string): KindOfFile {
  const named = claimedKind({ name: filename, type: mimetype });
  if (named === undefined) throw new DomainError("UNSUPPORTED_FILE", message("rules.unsupportedFile"));
  if (bytes.length === 0) throw unreadable(message("reading.emptyFile"));
  return { named, actual: kindOfContent(bytes) };
}

/** A file that is neither an archive nor a compound file can only be text. */
function kindOfContent(bytes: Buffer): ContentKind {
  if (bytes.subarray(0, zipMagic.length).equals(zipMagic)) return "xlsx";
  if (bytes.subarray(0, oleMagic.length).equals(oleMagic) || startsWithRecords(bytes)) return "xls";
  return kindOfText(bytes.toString("latin1", 0, headBytes).replaceAll("\0", ""));
}

/** Bytes in which a page or an XML file shows what it is. */
const headBytes = 4096;

const htmlTags =
  "!doctype html|html|head|meta|title|style|script|body|table|caption|thead|tbody|tr|div|center|font|h[1-6]|p";
const startOfHtml = new RegExp(`^(?:<!--[^]*?-->\\s*)*<(?:${htmlTags})\\b`, "iu");

/** @param head the start of the file as Latin-1, without the zero bytes of UTF-16 */
function kindOfText(head: string): ContentKind {
  const text = head.replace(/^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)?\s*(?:<\?xml[^>]*>\s*)?/u, "");
  if (!text.startsWith("<")) return "csv";
  if (text.includes("urn:schemas-microsoft-com:office:spreadsheet") && /<(?:\w+:)?Workbook\b/u.test(text))
    return "xml2003";
  return startOfHtml.test(text) ? "html" : "csv";
}
