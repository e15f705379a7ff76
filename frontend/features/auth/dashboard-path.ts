import type { Role } from "../../generated/documents.ts";
import { paths } from "../../lib/paths.ts";

/** Where a user with this role starts after signing in. */
export function dashboardPath(role: Role): string {
  return role === "ADMIN" ? paths.adminDashboard : paths.customerDashboard;
}
