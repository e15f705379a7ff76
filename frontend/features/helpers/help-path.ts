import type { HelperRole } from "../../generated/documents.ts";
import { paths } from "../../lib/paths.ts";

/** Where a helper with this role starts. */
export function helpPath(role: HelperRole): string {
  return role === "DOOR" ? paths.helpDoor : paths.helpEvent;
}
