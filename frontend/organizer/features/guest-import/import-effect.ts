import { t } from "../../lib/text.ts";
import type { GuestFilePreview_PreviewFragment } from "./generated/guest-file-preview.ts";

type Effect = Pick<GuestFilePreview_PreviewFragment, "mode" | "guestCount" | "added" | "removed">;

/** Guests whom a replacement would replace, whether or not they are in the file. */
export function guestsReplaced({ mode, guestCount, added, removed }: Effect): number {
  return mode === "REPLACE" ? guestCount - added.totalCount + removed.totalCount : 0;
}

/** How many guests of the list an import keeps and removes, as a sentence; empty for an empty list. */
export function keptText(effect: Effect, listCount: number): string {
  const before = effect.mode === "REPLACE" ? guestsReplaced(effect) : listCount;
  const removed = effect.removed.totalCount;
  if (before === 0) return "";
  if (removed === 0) return t("guest-import.kept.all", { count: before });
  if (removed === before) return t("guest-import.kept.none", { count: before });
  return t("guest-import.kept.some", { count: before, kept: before - removed, removed });
}
