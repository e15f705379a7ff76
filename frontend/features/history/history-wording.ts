import { t } from "../../lib/text.ts";
import { guestFileTitle } from "../../lib/words.ts";

const actions = [
  "create",
  "update",
  "update_guests",
  "upload_file",
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

type Details = Readonly<Record<string, unknown>>;

const detailsIn = (details: unknown): Details =>
  typeof details === "object" && details !== null ? { ...details } : {};

// Each is empty if the details do not have the expected form.
const nothing = () => "";
const nameOf = ({ name }: Details) => (typeof name === "string" ? name : "");

/** How many the detail of a name says. */
const counted =
  (detail: string, say: (count: number) => string) =>
  ({ [detail]: count }: Details) =>
    typeof count === "number" ? say(count) : "";

const guests = (count: number) => t("history.guests", { count });

function helper({ name, role }: Details): string {
  return typeof name === "string" && typeof role === "string" ? t("history.helper", { name, role }) : "";
}

/** Names of files go when an event loses its guests. */
function uploaded({ filename, guestCount }: Details): string {
  if (typeof guestCount !== "number") return "";
  return typeof filename === "string" ? `${guestFileTitle(filename)} (${guests(guestCount)})` : guests(guestCount);
}

function kept({ days }: Details): string {
  if (days === null) return t("history.kept.usual");
  if (typeof days !== "number") return "";
  return days === 0 ? t("history.kept.always") : t("history.kept.days", { days });
}

const detailsTexts: Record<(typeof actions)[number], (details: Details) => string> = {
  create: nameOf,
  update: nameOf,
  update_guests: counted("count", guests),
  upload_file: uploaded,
  update_tables: counted("count", (count) => t("history.tables", { count })),
  update_floor_plan: nothing,
  update_wishes: counted("count", (count) => t("history.wishes", { count })),
  erase_guest: nothing,
  set_retention: kept,
  remove_guests: counted("count", guests),
  undo: ({ undone }) => (typeof undone === "string" ? historyActionText(undone) : ""),
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
  return known === undefined ? "" : detailsTexts[known](detailsIn(details));
}

const figuresOfImports = ["added", "moved", "changed", "removed"] as const;
const figuresOfDoors = ["arrived", "left", "walkIns", "reseated", "cancelled"] as const;
const figures = [...figuresOfImports, ...figuresOfDoors];

/** How many guests an import added, moved and so on, or what was recorded at the door, in words; nothing for other entries. */
export function historyFigures(details: unknown): string[] {
  const data = detailsIn(details);
  return figures.flatMap((figure) => {
    const count = data[figure];
    return typeof count === "number" && count > 0 ? [t(`history.figures.${figure}`, { count })] : [];
  });
}
