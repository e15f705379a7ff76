import { dashboardOf } from "../../../common/screens.ts";
import type { Role } from "../../generated/documents.ts";

export function dashboardPath(role: Role): string {
  return dashboardOf({ isAdmin: role === "ADMIN" });
}
