import { dashboardOf } from "../../../common/screens.ts";
import type { Role } from "../../generated/schema-types.ts";

export function dashboardPath(role: Role): string {
  return dashboardOf({ isAdmin: role === "ADMIN" });
}
