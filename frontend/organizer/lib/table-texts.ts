import { tableTitleMessage } from "../../../common/table-messages.ts";
import { freeSeats, type TableChoice } from "./table-choices.ts";
import { atTableMessage, tableMessage } from "./table-labels.ts";
import { t, textOf } from "./text.ts";

export function tableTitle(label: string): string {
  const title = tableTitleMessage(label);
  return typeof title === "string" ? title : textOf(title);
}

/** "table 12", "Head Table" */
export function tableInSentence(label: string): string {
  const name = tableMessage(label);
  return typeof name === "string" ? name : textOf(name);
}

/** A table as the place in a sentence: "at table 12", "at Head Table". */
export function atTable(label: string): string {
  return textOf(atTableMessage(label));
}

/** How full a table is: "7 of 8", or the number of guests where it has no limit. */
export function countText({ capacity }: { readonly capacity: number | null }, seated: number): string {
  return capacity === null ? t("seating.seated", { seated }) : t("seating.seatedOf", { seated, capacity });
}

export function choiceTitle({ kind, label }: TableChoice): string {
  if (kind === "noSeat") return t("seating.move.noSeat");
  return kind === "newTable" ? t("seating.move.newTable", { label }) : tableTitle(label);
}

/** A table's free room in a choice; empty for what is no table yet. */
export function roomText(choice: TableChoice): string {
  if (choice.kind !== "table") return "";
  const free = freeSeats(choice);
  if (free === null) return countText(choice, choice.seatedCount);
  return free > 0 ? t("seating.free", { count: free }) : t("seating.full");
}
