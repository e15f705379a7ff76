import { joinOtherNames } from "../../../../common/other-names.ts";
import type { GuestSort } from "../../generated/schema-types.ts";
import { longDate } from "../../lib/dates.ts";
import { atTable } from "../../lib/table-texts.ts";
import { type PlainScreenKey, t } from "../../lib/text.ts";
import { attendanceOptions } from "../../lib/words.ts";
import type { Guest_RowFragment } from "./generated/guests.ts";

export type GuestRow = Guest_RowFragment;

/** Empty where the guest has none. A column may be called "constructor" or "__proto__". */
export function extraValue({ additionalInfo }: Pick<GuestRow, "additionalInfo">, column: string): string {
  return Object.hasOwn(additionalInfo, column) ? String(additionalInfo[column]) : "";
}

/** "at table 12", "without a table" */
export const placeOf = ({ tableNumber }: Pick<GuestRow, "tableNumber">) =>
  tableNumber === "" ? t("guest-list.namesake.noTable") : atTable(tableNumber);

export const attendanceText = (attendance: string) =>
  attendanceOptions().find(({ value }) => value === attendance)?.label ?? "";

interface Property {
  label: PlainScreenKey;
  sortBy: GuestSort["by"];
  textOf: (guest: GuestRow) => string;
}

/** Columns that the list may have besides name, table and extra columns. A new one goes here; its order, into `guest.input.ts` and `guest-list.data.ts`. */
export const properties = {
  otherNames: {
    label: "guest-list.list.columns.otherNames",
    sortBy: "OTHER_NAMES",
    textOf: ({ otherNames }) => joinOtherNames(otherNames),
  },
  household: { label: "guest-list.list.columns.household", sortBy: "HOUSEHOLD", textOf: ({ household }) => household },
  attendance: {
    label: "guest-list.list.columns.attendance",
    sortBy: "ATTENDANCE",
    textOf: ({ attendance }) => attendanceText(attendance),
  },
  access: {
    label: "guest-list.list.columns.access",
    sortBy: "ACCESS",
    textOf: ({ needsAccess }) => (needsAccess ? t("guest-list.list.needed") : ""),
  },
  guestOf: {
    label: "guest-list.list.columns.guestOf",
    sortBy: "GUEST_OF",
    textOf: ({ guestOfName }) => guestOfName ?? "",
  },
  updatedAt: {
    label: "guest-list.list.columns.updatedAt",
    sortBy: "UPDATED_AT",
    textOf: ({ updatedAt }) => longDate(updatedAt),
  },
} as const satisfies Record<string, Property>;
