import type { GuestSort } from "../../generated/schema-types.ts";
import type { Sort } from "../../lib/use-list-state.ts";
import type { ColumnView, PropertyId } from "./column-view.ts";

/** What the columns of guests' properties are sorted by. */
export const propertySorts = {
  otherNames: "OTHER_NAMES",
  household: "HOUSEHOLD",
  attendance: "ATTENDANCE",
  access: "ACCESS",
  guestOf: "GUEST_OF",
  updatedAt: "UPDATED_AT",
} as const satisfies Record<PropertyId, GuestSort["by"]>;

const fields = ["NAME", "TABLE", ...Object.values(propertySorts)] as const;

const prefix = "COLUMN:";

export type GuestSortBy = (typeof fields)[number] | `COLUMN:${string}`;

export const columnSort = (column: string): GuestSortBy => `${prefix}${column}`;

/** What an address means by `?sort=`: "household", "column:Meal". */
export function guestSortFrom(text: string): GuestSortBy | undefined {
  const isColumn = text.toUpperCase().startsWith(prefix);
  return isColumn ? columnSort(text.slice(prefix.length)) : fields.find((field) => field === text.toUpperCase());
}

/** The order as the API has it; names are sorted as they are shown. */
export function toGuestSort({ by, direction }: Sort<GuestSortBy>, view: ColumnView): GuestSort {
  if (by === "NAME" && view.isFamilyNameFirst) return { by: "FAMILY_NAME", direction };
  const field = fields.find((one) => one === by);
  return field ? { by: field, direction } : { by: "COLUMN", column: by.slice(prefix.length), direction };
}
