import { findRoles } from "../columns/find-roles.ts";
import type { ColumnRoles } from "../model/column-roles.ts";
import { Decisions } from "../model/decisions.ts";
import type { GuestRows } from "../model/guest-rows.ts";

/** What the columns are rather for, without asking. */
export function likelyRoles(guestRows: GuestRows): ColumnRoles {
  const found = findRoles(guestRows, new Decisions());
  return found.kind === "found" ? found.roles : found.likely;
}
