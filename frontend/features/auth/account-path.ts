import { accountOf } from "../../../common/screens.ts";
import type { Role } from "../../generated/schema-types.ts";

export function accountPath(role: Role): string {
  return accountOf({ isAdmin: role === "ADMIN" });
}
