import { claimedKind, type GuestFileKind } from "../../../../common/guest-file.ts";
import { message } from "../../../../common/messages/message.ts";
import { DomainError } from "../../../lib/domain-error.ts";
import { oleMagic, startsWithRecords } from "./ole-inspection.ts";
import { unreadable } from "./unreadable.ts";

const zipMagic = Buffer.from("PK\u0003\u0004", "latin1");

/** Besides what files can claim, the tables that web sites save as ".xls". */
export const contentKinds = ["csv", "xlsx", "xls", "html", "xml2003"] as const;

type ContentKind = (typeof contentKinds)[number];

/** `named` comes from the extension, otherwise from the MIME type. */
export interface KindOfFile {
  named: GuestFileKind;
  actual: ContentKind;
}

/** The content decides how it is read. @throws DomainError UNSUPPORTED_FILE, UNREADABLE_FILE when empty */
export function kindOfFile(bytes: Buffer, filename: string, mimetype: string): KindOfFile {
  const named = claimedKind({ name: filename, type: mimetype });
  if (named === undefined) throw new DomainError("UNSUPPORTED_FILE", message("rules.unsupportedFile"));
  if (bytes.length === 0) throw unreadable(message("reading.emptyFile"));
  return { named, actual: kindOfContent(bytes) };
}

function kindOfContent(bytes: Buffer): ContentKind {
  if (bytes.subarray(0, zipMagic.length).equals(zipMagic)) return "xlsx";
  if (bytes.subarray(0, oleMagic.length).equals(oleMagic) || startsWithRecords(bytes)) return "xls";
  return kindOfText(bytes.toString("latin1", 0, headBytes).replaceAll("\0", ""));
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
