import { maxUploadBytes } from "./limits.ts";

export const guestFileHeader = ["Name", "Table Number"] as const;

/** Headers that follow if some guest has such a value; extra columns come after them. */
export const guestFileFields = {
  household: "Household",
  guestOf: "Guest of",
  attendance: "Attendance",
  seat: "Seat",
} as const;

export const guestFileKinds = {
  csv: { extension: ".csv", mimeType: "text/csv" },
  xlsx: { extension: ".xlsx", mimeType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet" },
  xls: { extension: ".xls", mimeType: "application/vnd.ms-excel" },
} as const;

export type GuestFileKind = keyof typeof guestFileKinds;

const kinds: readonly GuestFileKind[] = ["csv", "xlsx", "xls"];

export const guestFileExtensions = kinds.map((kind) => guestFileKinds[kind].extension);

export const downloadKinds = ["csv", "xlsx"] as const satisfies readonly GuestFileKind[];

export type DownloadKind = (typeof downloadKinds)[number];

export type GuestFileRefusal = "TOO_LARGE" | "UNSUPPORTED_FILE";

interface NamedFile {
  name: string;
  type: string;
}

/** What a file claims to be by extension, else by MIME type; undefined if neither is known. */
export function claimedKind({ name, type }: NamedFile): GuestFileKind | undefined {
  const extension = /\.[^.]*$/u.exec(name.trim())?.[0].toLowerCase();
  const mimeType = type.split(";")[0]?.trim().toLowerCase();
  return (
    kinds.find((kind) => guestFileKinds[kind].extension === extension) ??
    kinds.find((kind) => guestFileKinds[kind].mimeType === mimeType)
  );
}

/** Checks a file's name, MIME type and size in bytes only; null when it may be sent. */
export function refuseGuestFile(file: NamedFile & { size: number }): GuestFileRefusal | null {
  if (file.size > maxUploadBytes) return "TOO_LARGE";
  return claimedKind(file) === undefined ? "UNSUPPORTED_FILE" : null;
}
