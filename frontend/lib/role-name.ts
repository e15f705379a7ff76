import { t } from "./text.ts";

export function roleName(role: "ADMIN" | "CUSTOMER"): string {
  return t(`users.roles.${role}`);
}
