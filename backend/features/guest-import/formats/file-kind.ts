import { claimedKind, type GuestFileKind, otherKindNamed } from "../../../../common/guest-file.ts";
import { message } from "../../../../common/messages/message.ts";
import { oleMagic, startsWithRecords } from "./ole-inspection.ts";
import { archiveNames, otherKindOf } from "./other-content.ts";
import { unreadable, unsupported } from "./unreadable.ts";

const zipMagic = Buffer.from("PK\u0003\u0004", "latin1");

/** How a file is read, whatever its name. Web sites save tables of HTML or XML as ".xls". */
export const contentKinds = ["csv", "xlsx", "xlsb", "xls", "ods", "html", "xml2003"] as const;

type ContentKind = (typeof contentKinds)[number];

/** The kinds that files are named after. */
export type SpreadsheetKind = ContentKind & GuestFileKind;

/** `named` comes from the extension, otherwise from the MIME type. */
export interface KindOfFile {
  named: GuestFileKind;
  actual: ContentKind;
}

/** Whether a file says that it is text, not a workbook. */
export function isNamedText(named: GuestFileKind): boolean {
  return ["csv", "tsv", "txt", "html", "htm"].includes(named);
}

/** The content decides how it is read. @throws DomainError UNSUPPORTED_FILE, UNREADABLE_FILE when empty */
export function kindOfFile(bytes: Buffer, filename: string, mimetype: string): KindOfFile {
  const named = claimedKind({ name: filename, type: mimetype });
  const other = otherKindOf(bytes, filename);
  if (named === undefined) throw unsupported(other ?? otherKindNamed(filename));
  if (other !== undefined) throw unsupported(other);
  if (bytes.length === 0) throw unreadable(message("reading.emptyFile"));
  return { named, actual: kindOfContent(bytes) };
}

function kindOfContent(bytes: Buffer): ContentKind {
  if (bytes.subarray(0, zipMagic.length).equals(zipMagic)) return kindOfArchive(archiveNames(bytes));
  if (bytes.subarray(0, oleMagic.length).equals(oleMagic) || startsWithRecords(bytes)) return "xls";
  return kindOfText(bytes.toString("latin1", 0, headBytes).replaceAll("\0", ""));
}

function kindOfArchive(names: string): ContentKind {
  if (names.includes("xl/workbook.bin")) return "xlsb";
  return names.includes("content.xml") && !names.includes("_rels/.rels") ? "ods" : "xlsx";
}

const headBytes = 4096;

const htmlTags =
  "!doctype html|html|head|meta|title|style|script|body|table|caption|thead|tbody|tr|div|center|font|h[1-6]|p";
const startOfHtml = new RegExp(`^(?:<!--[^]*?-->\\s*)*<(?:${htmlTags})\\b`, "iu");

/** `head` is Latin-1 without the zero bytes of UTF-16. */
function kindOfText(head: string): ContentKind {
  const text = head.replace(/^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)?\s*(?:<\?xml[^>]*>\s*)?/u, "");
  if (!text.startsWith("<")) return "csv";
  if (text.includes("urn:schemas-microsoft-com:office:spreadsheet") && /<(?:\w+:)?Workbook\b/u.test(text))
    return "xml2003";
  return startOfHtml.test(text) ? "html" : "csv";
}
