import type { HelperRole } from "../../generated/documents.ts";
import { t } from "../../lib/text.ts";

/** What a helper may be, from most to least. */
export const helperRoles = ["EDITOR", "DOOR", "VIEWER"] as const satisfies readonly HelperRole[];

/** A helper's role in words. */
export function helperRoleName(role: HelperRole): string {
  return t(`helpers.roles.${role}`);
}
