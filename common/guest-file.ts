import { maxUploadBytes } from "./limits.ts";

/** How the header of a guest list file begins in the product's own words; extra columns follow. */
export const guestFileHeader = ["Name", "Table Number"] as const;

/** File name endings of a guest list, in lower case. */
export const guestFileExtensions = [".csv", ".xlsx", ".xls"] as const;

const guestFileMimeTypes: readonly string[] = [
  "text/csv",
  "application/vnd.ms-excel",
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
];

/** Why a file is refused before anything of it is read, in the words of the error codes. */
export type GuestFileRefusal = "TOO_LARGE" | "UNSUPPORTED_FILE";

/** Whether the file's name or its MIME type says CSV or Excel; either is enough. */
export function isGuestFileType(file: { name: string; type: string }): boolean {
  const name = file.name.toLowerCase();
  return guestFileMimeTypes.includes(file.type) || guestFileExtensions.some((extension) => name.endsWith(extension));
}

/**
 * Checks a file by name, MIME type and size (bytes) alone.
 * @returns the refusal, or null when the file may be sent
 */
export function refuseGuestFile(file: { name: string; type: string; size: number }): GuestFileRefusal | null {
  if (file.size > maxUploadBytes) return "TOO_LARGE";
  return isGuestFileType(file) ? null : "UNSUPPORTED_FILE";
}
