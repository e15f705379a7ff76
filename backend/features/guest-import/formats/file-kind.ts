import { claimedKind, type GuestFileKind, type OtherFileKind, otherKindNamed } from "../../../../common/guest-file.ts";
import { message } from "../../../../common/messages/message.ts";
import { unreadable, unsupported } from "./unreadable.ts";

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
export const isNamedText = (named: GuestFileKind) => ["csv", "tsv", "txt", "html", "htm"].includes(named);

const headBytes = 4096;

/** The content decides how it is read. @throws DomainError UNSUPPORTED_FILE, UNREADABLE_FILE when empty */
export function kindOfFile(bytes: Buffer, filename: string, mimetype: string): KindOfFile {
  const named = claimedKind({ name: filename, type: mimetype });
  const head = bytes.toString("latin1", 0, headBytes);
  const names = head.startsWith("PK\x03\x04") ? archiveNames(bytes) : undefined;
  const other = names === undefined ? otherKindOf(head) : otherArchive(names, head, filename);
  if (named === undefined) throw unsupported(other ?? otherKindNamed(filename));
  if (other !== undefined) throw unsupported(other);
  if (bytes.length === 0) throw unreadable(message("reading.emptyFile"));
  if (names !== undefined) return { named, actual: kindOfArchive(names) };
  const isOld = head.startsWith(oleMagic) || startsWithRecords(bytes);
  return { named, actual: isOld ? "xls" : kindOfText(head.replaceAll("\0", "")) };
}

/** The first bytes of .xls workbooks and password-encrypted workbooks. */
const oleMagic = "\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1";

/** Whether the bytes are workbook records outside a compound file, as before Excel 5. */
export function startsWithRecords([type, version = -1, length = -1, rest]: Buffer): boolean {
  return type === 0x09 && [0, 2, 4, 8].includes(version) && [4, 6, 8, 16].includes(length) && rest === 0;
}

/** The first bytes of files that are often sent instead of a guest list. */
const otherStarts: readonly [OtherFileKind, RegExp][] = [
  ["pdf", /^%PDF-/u],
  ["document", /^\{\\rtf/u],
  [
    "picture",
    /^(?:\x89PNG|\xff\xd8\xff|GIF8|II\*[^\s\x20-\xff]|MM[^\s\x20-\xff]\*|.{8}WEBP|.{4}ftyp(?:hei|mif1|avif))/su,
  ],
  ["archive", /^(?:[^\s\x20-\xff]\x8b|Rar!|7z\xbc\xaf)/u],
  ["shortcut", /^(?:\xef\xbb\xbf)?\s*(?:\[InternetShortcut\]|\{[^{}]{0,2000}"(?:doc_id|resource_id)"\s*:)/u],
];

const otherKindOf = (head: string) => otherStarts.find(([, start]) => start.test(head))?.[0];

/** What an archive is by the names in it, if it cannot be a guest list. */
function otherArchive(names: string, head: string, filename: string): OtherFileKind | undefined {
  if (/index\/[^/]*\.iwa|index\.zip/u.test(names)) return otherKindNamed(filename) === "pages" ? "pages" : "numbers";
  if (names.includes("word/document.xml")) return "document";
  if (head.includes("mimetypeapplication/vnd.oasis.opendocument.text")) return "document";
  return names === "" || /_rels\/\.rels|content\.xml|xl\/workbook\./u.test(names) ? undefined : "archive";
}

const endOfDirectory = Buffer.from("PK\x05\x06", "latin1");

/** The directory of an archive in small letters, with all its names; empty if there is none, such as in half a file. */
function archiveNames(bytes: Buffer): string {
  const end = bytes.lastIndexOf(endOfDirectory);
  if (end < 0 || end + 22 > bytes.length) return "";
  return bytes.toString("latin1", bytes.readUInt32LE(end + 16), end).toLowerCase();
}

function kindOfArchive(names: string): ContentKind {
  if (names.includes("xl/workbook.bin")) return "xlsb";
  return names.includes("content.xml") && !names.includes("_rels/.rels") ? "ods" : "xlsx";
}

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
