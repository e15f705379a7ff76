import { accountOf } from "../../../common/screens.ts";
import type { Role } from "../../generated/documents.ts";

/** Where a user with this role changes their own account. */
export function accountPath(role: Role): string {
  return accountOf({ isAdmin: role === "ADMIN" });
}
