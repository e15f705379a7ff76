import { type Message, message } from "../../../../common/messages/message.ts";
import { priorities } from "../../../../common/wishes/wish.ts";
import { isWishKind, wishFacts } from "../../../../common/wishes/wish-kinds.ts";
import { t } from "../../lib/text.ts";
import { guestFileTitle, shorten } from "../../lib/words.ts";
import type { History_ChangeFragment, History_EntryFragment } from "./generated/history.ts";

type Details = Readonly<Record<string, unknown>>;
type Entry = Pick<History_EntryFragment, "action" | "changes"> & { details: Details };
export type HistoryChange = History_ChangeFragment;
type FieldChange = HistoryChange["fields"][number];

/** Whether something was not there before, is not there any more, or is another. */
const howOf = (wasThere: boolean, isThere: boolean) => {
  if (!wasThere) return "set";
  return isThere ? "changed" : "removed";
};

const maxLetters = 60;
/** Cut after a whole word, if there is one. */
function shortened(text: string): string {
  const cut = shorten(text, maxLetters);
  return cut === text ? text : cut.replace(/\s+\S*$/u, "...");
}

/** What was changed, in sentences without their subject: "Moved Derek Holm from 7 to 9". */
export function changeSentences(change: HistoryChange): string[] {
  const { subject, name, isAdded, isRemoved, fields } = change;
  const how = howOf(!isAdded, !isRemoved);
  const ofEach = (say: (field: FieldChange) => string[] | string) => [...new Set(fields.flatMap(say))];
  switch (subject) {
    case "events":
      return ofEach(eventSentence);
    case "guests":
      return isAdded || isRemoved ? [guestCame(change)] : ofEach((field) => guestSentence(change, field));
    case "tables":
      return isAdded || isRemoved
        ? [t("history.said.table", { how, name })]
        : ofEach((field) => tableSentence(name, field));
    case "wishes":
      return [wishSentence(change, how)];
    default:
      if (name !== "") return [t("history.said.fixture", { how, name })];
      return isAdded || isRemoved
        ? [t("history.said.room", { field: "", to: "" })]
        : ofEach(({ field, to }) => t("history.said.room", { field, to }));
  }
}

function guestCame({ name, isRemoved, fields }: HistoryChange): string {
  if (isRemoved) return t("history.said.guestDeleted", { name });
  const to = fields.find(({ field }) => field === "tableNumber")?.to ?? "";
  return to === "" ? t("history.said.guestAdded", { name }) : t("history.said.guestAddedAt", { name, to });
}

const guestTexts = {
  tableNumber: "history.said.guestTable",
  name: "history.said.guestRenamed",
  seatNumber: "history.said.guestSeat",
  isLocked: "history.said.guestLocked",
  isChild: "history.said.guestChild",
  needsAccess: "history.said.guestAccess",
  isNamesake: "history.said.guestNamesake",
  attendance: "history.said.guestAttendance",
  guestOfId: "history.said.guestOf",
} as const;

const tableTexts = {
  label: "history.said.tableRenamed",
  capacity: "history.said.tableSeats",
  isLocked: "history.said.tableLocked",
  isAccessible: "history.said.tableAccessible",
  place: "history.said.tablePlaced",
} as const;

const isIn = <Texts extends object>(field: PropertyKey, texts: Texts): field is keyof Texts =>
  Object.hasOwn(texts, field);

function guestSentence({ name, fields }: HistoryChange, { field, column, from, to }: FieldChange): string | string[] {
  // A guest who changes tables loses the seat number.
  if (field === "seatNumber" && to === "" && fields.some((other) => other.field === "tableNumber")) return [];
  const how = howOf(from !== "", to !== "");
  if (isIn(field, guestTexts)) return t(guestTexts[field], { name, how, from, to });
  const what = column ?? message("history.field", { field });
  return t("history.said.guestValue", { name, how, field: what, from: shortened(from), to: shortened(to) });
}

function tableSentence(name: string, { field, from, to }: FieldChange): string {
  const how = howOf(from !== "", to !== "");
  if (isIn(field, tableTexts)) return t(tableTexts[field], { name, how, from, to });
  return t("history.said.table", { name, how: "changed" });
}

function eventSentence({ field, from, to }: FieldChange): string {
  if (field === "isPublic") return t("history.said.eventPublic", { to });
  if (field === "showTablemates") return t("history.said.eventTablemates", { to });
  const named = message("history.field", { field });
  if (from === to) return t("history.said.eventChanged", { field: named });
  const how = howOf(from !== "", to !== "");
  return t("history.said.eventValue", { field: named, how, from: shortened(from), to: shortened(to) });
}

const priorityTexts = {
  LOW: "seating-wishes.priority.low",
  MEDIUM: "seating-wishes.priority.medium",
  HIGH: "seating-wishes.priority.high",
} as const;

function wishSentence({ name, isAdded, fields }: HistoryChange, how: string): string {
  const changeOf = (wanted: string) => fields.find(({ field, from, to }) => field === wanted && from !== to);
  const kindOf = (kind: string) => (isWishKind(kind) ? message(wishFacts(kind).label) : kind);
  const named = fields.find(({ field }) => field === "kind");
  const kind = kindOf((isAdded ? named?.to : named?.from) ?? "");
  const wish: Message = name === "" ? message("history.wish", { kind }) : message("history.wishOf", { kind, name });
  if (how !== "changed") return t("history.said.wish", { how, wish });
  const [another, priority, minimum] = [changeOf("kind"), changeOf("priority"), changeOf("minimum")];
  if (another) return t("history.said.wishKind", { wish, kind: kindOf(another.to) });
  const known = priorities.find((one) => one === priority?.to);
  if (known) return t("history.said.wishPriority", { wish, priority: message(priorityTexts[known]) });
  return minimum ? t("history.said.wishMinimum", { to: minimum.to }) : t("history.said.wish", { how, wish });
}

/** What was done, in words; an action unknown to this version is shown unchanged. */
export const historyActionText = (action: string): string => t("history.action", { action });

/** What it was done to, in words; empty when the entry does not say. */
export function historyDetailsText({ action, details }: Pick<Entry, "action" | "details">): string {
  const { name, role, filename, guestCount, count, undone } = details;
  if (typeof name === "string") return typeof role === "string" ? t("history.helper", { name, role }) : name;
  if (typeof undone === "string") return historyActionText(undone);
  if (action === "set_retention") return keptText(details.days);
  if (typeof guestCount === "number") {
    const guests = t("history.guests", { count: guestCount });
    // Names of files go when an event loses its guests.
    return typeof filename === "string" ? `${guestFileTitle(filename)} (${guests})` : guests;
  }
  if (typeof count !== "number") return "";
  if (action === "update_tables") return t("history.tables", { count });
  if (action === "update_wishes") return t("history.wishes", { count });
  return action === "update_guests" || action === "remove_guests" ? t("history.guests", { count }) : "";
}

function keptText(days: unknown): string {
  if (typeof days !== "number") return t("history.kept.usual");
  return days === 0 ? t("history.kept.always") : t("history.kept.days", { days });
}

const figures = [
  "added",
  "moved",
  "changed",
  "removed",
  "arrived",
  "left",
  "walkIns",
  "reseated",
  "cancelled",
] as const;

/** How many guests an import added, moved and so on, or what was recorded at the door, in words; empty for other entries. */
export const historyFigures = ({ details }: Pick<Entry, "details">): string =>
  figures
    .flatMap((figure) => {
      const count = details[figure];
      return typeof count === "number" && count > 0 ? [t("history.figure", { figure, count })] : [];
    })
    .join(", ");

/** Nobody wants to see only the first guests of a whole list: an import is described by its file and its figures. */
export const isInSentences = ({ action, changes }: Pick<Entry, "action" | "changes">): boolean =>
  action !== "upload_file" && changes.some((change) => changeSentences(change).length > 0);

/** The most telling words about an entry: the first thing it changed, or what it was done to. */
export function historyTitle(entry: Entry): string {
  const [sentence] = isInSentences(entry) ? entry.changes.flatMap(changeSentences) : [];
  return sentence ?? (historyDetailsText(entry) || historyActionText(entry.action));
}
