import type { GuestSort } from "../../generated/schema-types.ts";
import type { Sort } from "../../lib/use-list-state.ts";
import type { ColumnView } from "./column-view.ts";

const fields = [
  "NAME",
  "TABLE",
  "HOUSEHOLD",
  "ATTENDANCE",
  "ACCESS",
  "GUEST_OF",
  "UPDATED_AT",
] as const satisfies readonly GuestSort["by"][];

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
