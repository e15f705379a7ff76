import { z } from "zod";
import { t } from "../../lib/text.ts";

const named = z.object({ name: z.string() });
const counted = z.object({ count: z.number() });
const undone = z.object({ undone: z.string() });
const restored = z.object({ guestCount: z.number() });
const uploaded = z.object({ filename: z.string(), guestCount: z.number() });

const saving = z.object({ listsRemoved: z.number().positive() });

const actions = [
  "create",
  "update",
  "update_guests",
  "upload_file",
  "restore_guests",
  "update_tables",
  "update_floor_plan",
  "undo",
] as const;

/** What was done, in words; an action unknown to this version is shown unchanged. */
export function historyActionText(action: string): string {
  const known = actions.find((name) => name === action);
  return known === undefined ? action : t(`history.actions.${known}`);
}

/** What it was done to, in words; empty when the entry does not say. */
export function historyDetailsText(action: string, details: unknown): string {
  if (action === "create" || action === "update") return named.safeParse(details).data?.name ?? "";
  if (action === "update_guests") {
    const { data } = counted.safeParse(details);
    return data === undefined ? "" : t("history.guests", { count: data.count });
  }
  if (action === "update_tables") {
    const { data } = counted.safeParse(details);
    return data === undefined ? "" : t("history.tables", { count: data.count });
  }
  if (action === "undo") {
    const { data } = undone.safeParse(details);
    return data === undefined ? "" : historyActionText(data.undone);
  }
  if (action === "upload_file") {
    const { data } = uploaded.safeParse(details);
    return data === undefined ? "" : `${data.filename} (${t("history.guests", { count: data.guestCount })})`;
  }
  if (action === "restore_guests") {
    const { data } = restored.safeParse(details);
    return data === undefined ? "" : t("history.guests", { count: data.guestCount });
  }
  return "";
}

/** Side effects, in words: that older lists were deleted. Usually empty. */
export function historyNoteText(details: unknown): string {
  const { data } = saving.safeParse(details);
  return data === undefined ? "" : t("history.listsRemoved", { count: data.listsRemoved });
}
