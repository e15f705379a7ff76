import type { Attendance } from "../../../generated/schema-types.ts";
import { t } from "../../../lib/text.ts";
import { attendanceOf, attendanceOptions } from "../../../lib/words.ts";
import { ChoiceField } from "../../../ui/choice-field.tsx";
import { useSeating } from "../seating.ts";
import { cancelGuests } from "../seating-actions.ts";

interface AttendanceFieldProps {
  guestIds: readonly number[];
  /** Undefined where the guests differ. */
  value: Attendance | undefined;
}

/** Saves itself. Guests who are not coming also leave their seats. */
export function AttendanceField({ guestIds, value }: AttendanceFieldProps) {
  const seating = useSeating();
  const various = guestIds.length > 1 ? [{ value: "", label: t("seating.guests.various") }] : [];

  function choose(text: string): void {
    const attendance = attendanceOf(text);
    if (attendance === "NO") void cancelGuests(seating, guestIds);
    else if (attendance) void seating.act({ kind: "details", guestIds, details: { attendance } });
  }

  return (
    <ChoiceField
      label={t("seating.filter.attendance")}
      value={value ?? ""}
      options={[...various, ...attendanceOptions()]}
      isDisabled={seating.isReadOnly}
      onChoose={choose}
    />
  );
}
