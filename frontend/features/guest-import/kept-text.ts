import { t } from "../../lib/text.ts";

/** How many guests of a list an import keeps and removes, as a sentence. */
export function keptText(before: number, removed: number): string {
  if (removed === 0) return t("guest-import.kept.all", { count: before });
  if (removed === before) return t("guest-import.kept.none", { count: before });
  return t("guest-import.kept.some", { count: before, kept: before - removed, removed });
}
