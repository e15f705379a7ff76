import { dashboardOf } from "../../../common/screens.ts";
import type { Role } from "../../generated/documents.ts";

/** Where a user with this role starts after signing in. */
export function dashboardPath(role: Role): string {
  return dashboardOf({ isAdmin: role === "ADMIN" });
}
