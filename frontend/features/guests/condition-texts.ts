import { attendanceOptions } from "../../lib/attendance.ts";
import { fullDay } from "../../lib/dates.ts";
import { tableTitle } from "../../lib/table-texts.ts";
import { t } from "../../lib/text.ts";
import { attendanceIn, type Condition, columnIn, conditionNames, emptyValue } from "./guest-conditions.ts";

export const attendanceText = (attendance: string): string =>
  attendanceOptions().find(({ value }) => value === attendance)?.label ?? "";

/** What a condition is about. */
export function conditionTitle(name: string): string {
  const known = conditionNames.find((one) => one === name);
  return known ? t(`guest-list.filter.titles.${known}`) : (columnIn(name) ?? "");
}

/** A condition on its own: "Meal: Fish", "Not coming". */
export function conditionText({ name, value }: Condition): string {
  const known = conditionNames.find((one) => one === name);
  if (known && known !== "household" && known !== "table") return valueText(known, value);
  if (known === "table" && value !== emptyValue) return tableTitle(value);
  return t("guest-list.filter.equals", { column: conditionTitle(name), value: valueText(name, value) });
}

/** The value of a condition, as its choice is called. */
export function valueText(name: string, value: string): string {
  if (name === "coming") return attendanceText(attendanceIn(value) ?? "");
  if (name === "access") return value === "yes" ? t("guest-list.filter.access") : t("guest-list.filter.noAccess");
  if (name === "plusOne") return value === "yes" ? t("guest-list.filter.plusOnes") : t("guest-list.filter.noPlusOnes");
  if (name === "since") return t("guest-list.filter.since", { date: fullDay(value) });
  return value === emptyValue ? t("guest-list.filter.empty") : value;
}
