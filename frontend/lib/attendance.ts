import { t } from "./text.ts";

/** Whether a guest comes, as the graph has it. */
type Attendance = "YES" | "NO" | "UNKNOWN";

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
