import { t } from "./text.ts";

/** A user's role in words. */
export function roleName(role: "ADMIN" | "CUSTOMER"): string {
  return t(`users.roles.${role}`);
}
