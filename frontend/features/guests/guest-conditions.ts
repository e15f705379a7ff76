import type { GuestFilter } from "../../generated/schema-types.ts";
import { type Attendance, attendanceOf } from "../../lib/attendance.ts";

/** Names of conditions in the address, apart from those of extra columns. */
export const conditionNames = ["coming", "household", "table", "access", "plusOne", "since"] as const;
type ConditionName = (typeof conditionNames)[number];

const columnPrefix = "in.";

/** One of {@link conditionNames}, or {@link columnCondition}. */
export interface Condition {
  name: string;
  value: string;
}

export const columnCondition = (column: string) => `${columnPrefix}${column}`;

/** The extra column of a condition; undefined for the others. */
export const columnIn = (name: string) => (name.startsWith(columnPrefix) ? name.slice(columnPrefix.length) : undefined);

/** No text of a guest begins with a space. */
export const emptyValue = " ";

const yesOrNo = (value: string) => value === "yes" || value === "no";
const isDay = (value: string) => /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value));

const rules: Record<ConditionName, (value: string) => boolean> = {
  coming: (value) => attendanceIn(value) !== undefined,
  household: (value) => value !== "",
  table: (value) => value !== "",
  access: yesOrNo,
  plusOne: yesOrNo,
  since: isDay,
};

export const attendanceIn = (value: string): Attendance | undefined => attendanceOf(value.toUpperCase());

/** The conditions of an address (`?coming=yes&in.Meal=Fish`) that mean something, in its order. */
export function conditionsIn(params: URLSearchParams): Condition[] {
  const found = new Map<string, Condition>();
  for (const [name, value] of params) {
    const known = conditionNames.find((one) => one === name);
    const isValid = known ? rules[known](value) : columnIn(name) !== undefined && value !== "";
    if (isValid) found.set(name, { name, value });
  }
  return [...found.values()];
}

const fields: Record<ConditionName, (value: string) => GuestFilter> = {
  coming: (value) => ({ attendance: attendanceIn(value) ?? null }),
  household: (value) => ({ household: textOf(value) }),
  table: (value) => ({ table: textOf(value) }),
  access: (value) => ({ needsAccess: value === "yes" }),
  plusOne: (value) => ({ isPlusOne: value === "yes" }),
  since: (value) => ({ changedSince: new Date(`${value}T00:00`).toISOString() }),
};

const textOf = (value: string) => (value === emptyValue ? "" : value);

/** The conditions as the API has them; null without any. */
export function filterOf(conditions: readonly Condition[]): GuestFilter | null {
  if (conditions.length === 0) return null;
  let filter: GuestFilter = {};
  const columns: [name: string, text: string][] = [];
  for (const { name, value } of conditions) {
    const known = conditionNames.find((one) => one === name);
    const column = columnIn(name);
    if (known) filter = { ...filter, ...fields[known](value) };
    if (column !== undefined) columns.push([column, textOf(value)]);
  }
  return columns.length > 0 ? { ...filter, columns: Object.fromEntries(columns) } : filter;
}
