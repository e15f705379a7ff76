import { z } from "zod";
import { guestFileTitle } from "../../lib/guest-file-title.ts";
import { t } from "../../lib/text.ts";

const named = z.object({ name: z.string() });
const counted = z.object({ count: z.number() });
const undone = z.object({ undone: z.string() });
const restored = z.object({ guestCount: z.number() });
const helped = z.object({ name: z.string(), role: z.string() });
// Names of files go when an event loses its guests.
const uploaded = z.object({ filename: z.string().optional(), guestCount: z.number() });

const erased = z.object({ lists: z.number() });

const kept = z.object({ days: z.number().nullable() });

const saving = z.object({ listsRemoved: z.number().positive() });

const actions = [
  "create",
  "update",
  "update_guests",
  "upload_file",
  "restore_guests",
  "update_tables",
  "update_floor_plan",
  "update_wishes",
  "erase_guest",
  "set_retention",
  "remove_guests",
  "undo",
  "invite_helper",
  "renew_helper_link",
  "update_helper",
  "end_helper",
  "door",
] as const;

/** What was done, in words; an action unknown to this version is shown unchanged. */
export function historyActionText(action: string): string {
  const known = findAction(action);
  return known === undefined ? action : t(`history.actions.${known}`);
}

/** Whether the program does it by itself. */
export const isAutomatic = (action: string): boolean => action === "remove_guests";

/** Empty if the details do not have the expected form. */
function wording<Details>(schema: z.ZodType<Details>, say: (details: Details) => string): (details: unknown) => string {
  return (details) => {
    const { data } = schema.safeParse(details);
    return data === undefined ? "" : say(data);
  };
}

const nothing = () => "";
const helper = wording(helped, ({ name, role }) => t("history.helper", { name, role }));

function keptText(days: number | null): string {
  if (days === null) return t("history.kept.usual");
  return days === 0 ? t("history.kept.always") : t("history.kept.days", { days });
}

const detailsTexts: Record<(typeof actions)[number], (details: unknown) => string> = {
  create: wording(named, ({ name }) => name),
  update: wording(named, ({ name }) => name),
  update_guests: wording(counted, ({ count }) => t("history.guests", { count })),
  upload_file: wording(uploaded, ({ filename, guestCount: count }) =>
    filename === undefined
      ? t("history.guests", { count })
      : `${guestFileTitle(filename)} (${t("history.guests", { count })})`,
  ),
  restore_guests: wording(restored, ({ guestCount }) => t("history.guests", { count: guestCount })),
  update_tables: wording(counted, ({ count }) => t("history.tables", { count })),
  update_floor_plan: nothing,
  update_wishes: wording(counted, ({ count }) => t("history.wishes", { count })),
  erase_guest: wording(erased, ({ lists }) => t("history.erased", { lists })),
  set_retention: wording(kept, ({ days }) => keptText(days)),
  remove_guests: wording(counted, ({ count }) => t("history.guests", { count })),
  undo: wording(undone, ({ undone: action }) => historyActionText(action)),
  invite_helper: helper,
  renew_helper_link: helper,
  update_helper: helper,
  end_helper: helper,
  door: nothing,
};

const findAction = (action: string) => actions.find((name) => name === action);

/** What it was done to, in words; empty when the entry does not say. */
export function historyDetailsText(action: string, details: unknown): string {
  const known = findAction(action);
  return known === undefined ? "" : detailsTexts[known](details);
}

const figuresOfImports = ["added", "moved", "changed", "removed"] as const;
const figuresOfDoors = ["arrived", "left", "walkIns", "reseated", "cancelled"] as const;
const figures = [...figuresOfImports, ...figuresOfDoors];

/** How many guests an import added, moved and so on, or what was recorded at the door, in words; nothing for other entries. */
export function historyFigures(details: unknown): string[] {
  const { data } = z.record(z.string(), z.unknown()).safeParse(details);
  return figures.flatMap((figure) => {
    const count = data?.[figure];
    return typeof count === "number" && count > 0 ? [t(`history.figures.${figure}`, { count })] : [];
  });
}

/** Side effects, in words: that older lists were deleted. Usually empty. */
export function historyNoteText(details: unknown): string {
  const { data } = saving.safeParse(details);
  return data === undefined ? "" : t("history.listsRemoved", { count: data.listsRemoved });
}
