import { type OtherFileKind, otherKindNamed } from "../../../../common/guest-file.ts";

type Mark = [kind: OtherFileKind, place: number, text: string];

/** The first bytes of files that are often sent instead of a guest list, as Latin-1. */
const marks: readonly Mark[] = [
  ["pdf", 0, "%PDF-"],
  ["document", 0, "{\\rtf"],
  ["picture", 0, "\x89PNG"],
  ["picture", 0, "\xff\xd8\xff"],
  ["picture", 0, "GIF8"],
  ["picture", 0, "II*\0"],
  ["picture", 0, "MM\0*"],
  ["picture", 8, "WEBP"],
  ["picture", 4, "ftyphei"],
  ["picture", 4, "ftypmif1"],
  ["picture", 4, "ftypavif"],
  ["archive", 0, "\x1f\x8b"],
  ["archive", 0, "Rar!"],
  ["archive", 0, "7z\xbc\xaf"],
];

const shortcutStart = /^(?:\xef\xbb\xbf)?\s*(?:\[InternetShortcut\]|\{[^{}]{0,2000}"(?:doc_id|resource_id)"\s*:)/u;

/** What a file is by its first bytes, if it cannot be a guest list. */
export function otherKindOf(bytes: Buffer, filename: string): OtherFileKind | undefined {
  const head = bytes.toString("latin1", 0, 4096);
  const marked = marks.find(([, place, text]) => head.startsWith(text, place))?.[0];
  if (marked !== undefined) return marked;
  if (shortcutStart.test(head)) return "shortcut";
  if (!head.startsWith("PK\x03\x04")) return undefined;
  if (head.includes("mimetypeapplication/vnd.oasis.opendocument.text")) return "document";
  return otherArchive(archiveNames(bytes), filename);
}

/** What an archive has by the names in it; those of guest lists are in `file-kind.ts`. */
function otherArchive(names: string, filename: string): OtherFileKind | undefined {
  if (/index\/[^/]*\.iwa|index\.zip/u.test(names)) return otherKindNamed(filename) === "pages" ? "pages" : "numbers";
  if (names.includes("word/document.xml")) return "document";
  if (names === "" || /_rels\/\.rels|content\.xml|xl\/workbook\./u.test(names)) return undefined;
  return "archive";
}

const endOfDirectory = Buffer.from("PK\x05\x06", "latin1");

/** The directory of an archive in small letters, with all its names; empty if there is none, such as in half a file. */
export function archiveNames(bytes: Buffer): string {
  const end = bytes.lastIndexOf(endOfDirectory);
  if (end < 0 || end + 22 > bytes.length) return "";
  return bytes.toString("latin1", bytes.readUInt32LE(end + 16), end).toLowerCase();
}
