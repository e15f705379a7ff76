import type { HelperRole } from "../../generated/schema-types.ts";
import { paths } from "../../lib/paths.ts";

export function helpPath(role: HelperRole): string {
  return role === "DOOR" ? paths.helpDoor : paths.helpEvent;
}
