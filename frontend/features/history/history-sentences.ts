import { eventFieldText } from "../../../common/event-field-texts.ts";
import { type Message, message } from "../../../common/messages/message.ts";
import { priorities } from "../../../common/wishes/wish.ts";
import { isWishKind, wishFacts } from "../../../common/wishes/wish-kinds.ts";
import { t } from "../../lib/text.ts";
import { shorten } from "../../lib/words.ts";
import type { History_ChangeFragment, History_EntryFragment } from "./generated/history.ts";

export type HistoryChange = History_ChangeFragment;
type FieldChange = HistoryChange["fields"][number];

const maxLetters = 60;

/** What was changed, in sentences without their subject: "Moved Derek Holm from 7 to 9". */
export function changeSentences(change: HistoryChange): string[] {
  switch (change.subject) {
    case "EVENT":
      return change.fields.map(eventSentence);
    case "GUEST":
      return guestSentences(change);
    case "TABLE":
      return tableSentences(change);
    case "WISH":
      return wishSentences(change);
    default:
      return planSentences(change);
  }
}

/** Nobody wants to see only the first guests of a whole list. */
const wholeList = "upload_file";

/** Whether an entry is described by its changes, and not by its action and figures. */
export function isInSentences({ action, changes }: Pick<History_EntryFragment, "action" | "changes">): boolean {
  return action !== wholeList && changes.some((change) => changeSentences(change).length > 0);
}

function guestSentences({ name, isAdded, isRemoved, fields }: HistoryChange): string[] {
  if (isRemoved) return [t("history.said.guestDeleted", { name })];
  if (!isAdded) return fields.flatMap((field) => guestSentence(name, field, fields));
  const to = fields.find(({ field }) => field === "tableNumber")?.to ?? "";
  return [to === "" ? t("history.said.guestAdded", { name }) : t("history.said.guestAddedAt", { name, to })];
}

function guestSentence(name: string, change: FieldChange, all: readonly FieldChange[]): string[] {
  const { field, column, from, to } = change;
  const isOn = to === "true";
  switch (field) {
    case "tableNumber":
      return [moveSentence(name, from, to)];
    case "name":
      return [t("history.said.guestRenamed", { from, to })];
    case "seatNumber":
      // A guest who changes tables loses the seat number.
      if (to === "" && all.some((other) => other.field === "tableNumber")) return [];
      return [to === "" ? t("history.said.seatTaken", { name }) : t("history.said.seatGiven", { name, to })];
    case "isLocked":
      return [isOn ? t("history.said.guestLocked", { name }) : t("history.said.guestUnlocked", { name })];
    case "isChild":
      return [isOn ? t("history.said.child", { name }) : t("history.said.noChild", { name })];
    case "needsAccess":
      return [isOn ? t("history.said.needsAccess", { name }) : t("history.said.needsNoAccess", { name })];
    case "isNamesake":
      return [isOn ? t("history.said.namesake", { name }) : t("history.said.noNamesake", { name })];
    case "attendance":
      return [attendanceSentence(name, to)];
    case "doorNote":
      return [valueSentence(name, message("history.fields.doorNote"), shortened(from), shortened(to))];
    case "otherNames":
      return [valueSentence(name, message("history.fields.otherNames"), shortened(from), shortened(to))];
    case "guestOfId":
      return [t("history.said.guestOf", { name })];
    default:
      return [valueSentence(name, column ?? message("history.fields.household"), shortened(from), shortened(to))];
  }
}

function moveSentence(name: string, from: string, to: string): string {
  if (from === "") return t("history.said.guestSeated", { name, to });
  if (to === "") return t("history.said.guestUnseated", { name, from });
  return t("history.said.guestMoved", { name, from, to });
}

function attendanceSentence(name: string, attendance: string): string {
  if (attendance === "yes") return t("history.said.comes", { name });
  return attendance === "no" ? t("history.said.doesNotCome", { name }) : t("history.said.hasNotAnswered", { name });
}

function valueSentence(
  name: string,
  field: Parameters<typeof t<"history.said.valueSet">>[1]["field"],
  from: string,
  to: string,
): string {
  if (from === "") return t("history.said.valueSet", { field, name, to });
  if (to === "") return t("history.said.valueRemoved", { field, name, from });
  return t("history.said.valueChanged", { field, name, from, to });
}

/** Fields whose values are too long for a sentence, or mean nothing to most people. */
const unquoted: ReadonlySet<string> = new Set([
  ...["description", "guestCode", "guestLanguages", "hiddenColumns", "picture"],
  ...["primaryColor", "secondaryColor", "backgroundColor"],
]);

function eventSentence(change: FieldChange): string {
  const field = message(eventFieldText(change.field));
  if (change.field === "isPublic") {
    return change.to === "true" ? t("history.said.eventPublic") : t("history.said.eventPrivate");
  }
  if (change.field === "showTablemates") {
    return change.to === "true" ? t("history.said.tablematesShown") : t("history.said.tablematesHidden");
  }
  const [from, to] = [shownValue(change.field, change.from), shownValue(change.field, change.to)];
  if (unquoted.has(change.field) || from === to) return t("history.said.eventChanged", { field });
  if (from === "") return t("history.said.eventValueSet", { field, to });
  if (to === "") return t("history.said.eventValueRemoved", { field, from });
  return t("history.said.eventValueChanged", { field, from, to });
}

/** A font family ends with what stands in for it. */
const shownValue = (field: string, value: string) =>
  shortened(field === "fontFamily" ? (value.split(",")[0] ?? "").replaceAll('"', "") : value);

const shortened = (value: string) => shorten(value, maxLetters);

function tableSentences({ name, isAdded, isRemoved, fields }: HistoryChange): string[] {
  if (isAdded) return [t("history.said.tableAdded", { name })];
  if (isRemoved) return [t("history.said.tableDeleted", { name })];
  return [...new Set(fields.map((field) => tableSentence(name, field)))];
}

function tableSentence(name: string, { field, from, to }: FieldChange): string {
  const isOn = to === "true";
  switch (field) {
    case "label":
      return t("history.said.tableRenamed", { from, to });
    case "capacity":
      return seatsSentence(name, from, to);
    case "isLocked":
      return isOn ? t("history.said.tableLocked", { name }) : t("history.said.tableUnlocked", { name });
    case "isAccessible":
      return isOn ? t("history.said.tableAccessible", { name }) : t("history.said.tableNotAccessible", { name });
    case "place":
      return t("history.said.tablePlaced", { name });
    default:
      return t("history.said.tableChanged", { name });
  }
}

function seatsSentence(name: string, from: string, to: string): string {
  if (from === "") return t("history.said.seatsSet", { name, to });
  if (to === "") return t("history.said.seatsRemoved", { name });
  return t("history.said.seatsChanged", { name, from, to });
}

/** Sentences about the room, or something in it that is not a table. */
function planSentences({ name, isAdded, isRemoved, fields }: HistoryChange): string[] {
  if (name !== "") {
    if (isAdded) return [t("history.said.fixtureAdded", { name })];
    return [isRemoved ? t("history.said.fixtureDeleted", { name }) : t("history.said.fixtureChanged", { name })];
  }
  return [...new Set(isAdded || isRemoved ? [t("history.said.planChanged")] : fields.map(roomSentence))];
}

function roomSentence({ field, to }: FieldChange): string {
  if (field === "isShownToGuests") return to === "true" ? t("history.said.planShown") : t("history.said.planHidden");
  return field === "picture" ? t("history.said.planPicture") : t("history.said.planChanged");
}

const priorityKeys = {
  LOW: "seating-wishes.priority.low",
  MEDIUM: "seating-wishes.priority.medium",
  HIGH: "seating-wishes.priority.high",
} as const;

const kindText = (kind: string): string | Message => (isWishKind(kind) ? message(wishFacts(kind).label) : kind);

function priorityText(priority: string): string | Message {
  const known = priorities.find((name) => name === priority);
  return known === undefined ? priority : message(priorityKeys[known]);
}

function wishSentences({ name, isAdded, isRemoved, fields }: HistoryChange): string[] {
  const valuesOf = (wanted: string) => fields.find(({ field }) => field === wanted);
  const [kind, priority, minimum] = [valuesOf("kind"), valuesOf("priority"), valuesOf("minimum")];
  const wish = wishOf(kindText((isAdded ? kind?.to : kind?.from) ?? ""), name);
  if (isAdded) return [t("history.said.wishAdded", { wish })];
  if (isRemoved) return [t("history.said.wishRemoved", { wish })];
  if (kind && kind.from !== kind.to) return [t("history.said.wishKind", { wish, kind: kindText(kind.to) })];
  if (priority) return [t("history.said.wishPriority", { wish, priority: priorityText(priority.to) })];
  return [minimum ? t("history.said.wishMinimum", { to: minimum.to }) : t("history.said.wishChanged", { wish })];
}

const wishOf = (kind: string | Message, name: string): Message =>
  name === "" ? message("history.wish", { kind }) : message("history.wishOf", { kind, name });
