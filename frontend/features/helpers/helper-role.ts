import type { HelperRole } from "../../generated/schema-types.ts";
import { t } from "../../lib/text.ts";

/** From most to least rights. */
export const helperRoles = ["EDITOR", "DOOR", "VIEWER"] as const satisfies readonly HelperRole[];

export function helperRoleName(role: HelperRole): string {
  return t(`helpers.roles.${role}`);
}
