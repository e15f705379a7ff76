import { maxUploadBytes } from "./limits.ts";

export const guestFileKinds = {
  csv: { extension: ".csv", mimeType: "text/csv" },
  xlsx: { extension: ".xlsx", mimeType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet" },
  xls: { extension: ".xls", mimeType: "application/vnd.ms-excel" },
  xlsm: { extension: ".xlsm", mimeType: "application/vnd.ms-excel.sheet.macroenabled.12" },
  xlsb: { extension: ".xlsb", mimeType: "application/vnd.ms-excel.sheet.binary.macroenabled.12" },
  ods: { extension: ".ods", mimeType: "application/vnd.oasis.opendocument.spreadsheet" },
  tsv: { extension: ".tsv", mimeType: "text/tab-separated-values" },
  txt: { extension: ".txt", mimeType: "text/plain" },
  html: { extension: ".html", mimeType: "text/html" },
  htm: { extension: ".htm", mimeType: "text/html" },
} as const;

export const guestFileNames = [
  "csv",
  "xlsx",
  "xls",
  "xlsm",
  "xlsb",
  "ods",
  "tsv",
  "txt",
  "html",
  "htm",
] as const satisfies readonly (keyof typeof guestFileKinds)[];

/** What a guest list can be named as. */
export type GuestFileKind = (typeof guestFileNames)[number];

export const guestFileExtensions = guestFileNames.map((kind) => guestFileKinds[kind].extension);

/** The names of files made from pasted text, which screens show as "Pasted text". */
export const pastedFileNames = { text: "pasted.txt", table: "pasted.html" } as const;

/** What is often sent instead of a guest list, and its usual extensions. */
const otherFileNames = {
  numbers: ["numbers"],
  pages: ["pages"],
  pdf: ["pdf"],
  document: ["doc", "docx", "docm", "odt", "rtf", "gdoc"],
  picture: ["png", "jpg", "jpeg", "heic", "heif", "gif", "webp", "avif", "bmp", "tif", "tiff", "svg"],
  archive: ["zip", "rar", "7z", "gz", "tar"],
  shortcut: ["gsheet", "url", "webloc"],
} as const;

export type OtherFileKind = keyof typeof otherFileNames;

const otherKinds: readonly OtherFileKind[] = ["numbers", "pages", "pdf", "document", "picture", "archive", "shortcut"];

/** What a file that cannot be a guest list is by its extension; undefined if that is not known. */
export function otherKindNamed(name: string): OtherFileKind | undefined {
  const extension = extensionOf(name).slice(1);
  return otherKinds.find((kind) => otherFileNames[kind].some((known) => known === extension));
}

/** Why a file of another type is refused: in any case with the same sentence first. */
export function unsupportedFileKey(kind: OtherFileKind | undefined) {
  return kind === undefined ? "rules.unsupportedFile" : (`rules.unsupported.${kind}` as const);
}

export const downloadKinds = ["csv", "xlsx"] as const satisfies readonly GuestFileKind[];

export type DownloadKind = (typeof downloadKinds)[number];

export type GuestFileRefusal = "TOO_LARGE" | "UNSUPPORTED_FILE";

interface NamedFile {
  name: string;
  type: string;
}

/** What a file claims to be by extension, else by MIME type; undefined if neither is known. */
export function claimedKind({ name, type }: NamedFile): GuestFileKind | undefined {
  const extension = extensionOf(name);
  const mimeType = type.split(";")[0]?.trim().toLowerCase();
  return (
    guestFileNames.find((kind) => guestFileKinds[kind].extension === extension) ??
    guestFileNames.find((kind) => guestFileKinds[kind].mimeType === mimeType)
  );
}

/** With its dot, in small letters; empty if there is none. */
function extensionOf(name: string): string {
  return /\.[^.]*$/u.exec(name.trim())?.[0].toLowerCase() ?? "";
}

/** Checks a file's name, MIME type and size in bytes only; null when it may be sent. */
export function refuseGuestFile(file: NamedFile & { size: number }): GuestFileRefusal | null {
  if (file.size > maxUploadBytes) return "TOO_LARGE";
  return claimedKind(file) === undefined ? "UNSUPPORTED_FILE" : null;
}

/** All that may be ambiguous in a file, in order of importance. */
export const decisionIds = [
  "encoding",
  "sheets",
  "hiddenRows",
  "struckRows",
  "layout",
  "header",
  "tableColumn",
  "colors",
  "fillDown",
  "nameOrder",
  "couples",
  "plusOnes",
  "repeated",
  "partySize",
  "attendance",
  "tableDates",
  "extraCells",
] as const;
export type DecisionId = (typeof decisionIds)[number];
