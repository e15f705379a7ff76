import { maxUploadBytes } from "./limits.ts";

/** The start of the header in the product's guest list files; extra columns follow. */
export const guestFileHeader = ["Name", "Table Number"] as const;

/** The headers that come next if some guest has such a value; the extra columns follow. */
export const guestFileFields = {
  household: "Household",
  guestOf: "Guest of",
  attendance: "Attendance",
  seat: "Seat",
} as const;

/** The supported kinds of guest list files: extension and MIME type, both in lower case. */
export const guestFileKinds = {
  csv: { extension: ".csv", mimeType: "text/csv" },
  xlsx: { extension: ".xlsx", mimeType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet" },
  xls: { extension: ".xls", mimeType: "application/vnd.ms-excel" },
} as const;

export type GuestFileKind = keyof typeof guestFileKinds;

const kinds: readonly GuestFileKind[] = ["csv", "xlsx", "xls"];

/** Extensions of a guest list file, in lower case. */
export const guestFileExtensions = kinds.map((kind) => guestFileKinds[kind].extension);

/** The formats in which a guest list can be downloaded. */
export const downloadKinds = ["csv", "xlsx"] as const satisfies readonly GuestFileKind[];

export type DownloadKind = (typeof downloadKinds)[number];

/** Why a file is refused before it is read, as error codes. */
export type GuestFileRefusal = "TOO_LARGE" | "UNSUPPORTED_FILE";

/** A file's name and MIME type, both as its sender states them. */
interface NamedFile {
  name: string;
  type: string;
}

/** What a file claims to be: by its extension, otherwise by its MIME type; undefined when neither is known. */
export function claimedKind({ name, type }: NamedFile): GuestFileKind | undefined {
  const extension = /\.[^.]*$/u.exec(name.trim())?.[0].toLowerCase();
  const mimeType = type.split(";")[0]?.trim().toLowerCase();
  return (
    kinds.find((kind) => guestFileKinds[kind].extension === extension) ??
    kinds.find((kind) => guestFileKinds[kind].mimeType === mimeType)
  );
}

/**
 * Checks only a file's name, MIME type and size (bytes).
 * @returns the refusal, or null when the file may be sent
 */
export function refuseGuestFile(file: NamedFile & { size: number }): GuestFileRefusal | null {
  if (file.size > maxUploadBytes) return "TOO_LARGE";
  return claimedKind(file) === undefined ? "UNSUPPORTED_FILE" : null;
}
