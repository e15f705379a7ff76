import { t } from "../../lib/text.ts";
import type { HistoryTable_ChangeFragment as HistoryChange } from "./generated/history-table.ts";

type FieldChange = HistoryChange["fields"][number];

export function tableSentences({ name, isAdded, isRemoved, fields }: HistoryChange): string[] {
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
export function planSentences({ name, isAdded, isRemoved, fields }: HistoryChange): string[] {
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
