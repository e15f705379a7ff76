import { pastedFileNames } from "../../../common/guest-file.ts";
import { languageTag, t } from "./text.ts";

/** For comparing what was typed with labels: lower case, without accents. */
export function plainText(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** The text as it is, or its first `longest` characters and "..." when it has more. */
export function shorten(text: string, longest: number): string {
  const characters = Array.from(text);
  return characters.length <= longest ? text : `${characters.slice(0, longest).join("")}...`;
}

/** A number in the reader's language, such as 1,200. */
export function wholeNumber(number: number): string {
  return number.toLocaleString(languageTag);
}

/** "512 bytes", "1.5 kB", "4.9 MB" (powers of 1024, as the upload limit counts). */
export function formatBytes(bytes: number): string {
  if (bytes < 1024) return t("ui.size.bytes", { count: bytes });
  if (bytes < 1024 * 1024) return t("ui.size.kilobytes", { size: oneDecimal(bytes / 1024) });
  return t("ui.size.megabytes", { size: oneDecimal(bytes / 1024 / 1024) });
}

function oneDecimal(value: number): string {
  return value.toLocaleString(languageTag, { maximumFractionDigits: 1 });
}

export function roleName(role: "ADMIN" | "CUSTOMER"): string {
  return t(`users.roles.${role}`);
}

const pasted: readonly string[] = Object.values(pastedFileNames);

/** What screens call an imported file: by its name, unless it was pasted. */
export function guestFileTitle(filename: string): string {
  return pasted.includes(filename) ? t("guest-import.paste.name") : filename;
}

/** Whether a guest comes, as the graph has it. */
export type Attendance = "YES" | "NO" | "UNKNOWN";

export function attendanceOptions(): readonly { value: Attendance; label: string }[] {
  return [
    { value: "YES", label: t("seating.attendance.yes") },
    { value: "NO", label: t("seating.attendance.no") },
    { value: "UNKNOWN", label: t("seating.attendance.unknown") },
  ];
}

/** The attendance that a choice's value names; undefined for any other text. */
export function attendanceOf(text: string): Attendance | undefined {
  return attendanceOptions().find(({ value }) => value === text)?.value;
}
