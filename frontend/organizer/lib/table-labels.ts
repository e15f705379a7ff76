import { type Message, message } from "../../../common/messages/message.ts";
import { tableKey } from "../../../common/table-key.ts";
import { isTableNumber } from "../../../common/table-name.ts";

/** Labels of one table have the same key. */
export const labelKey = tableKey;

const naturally = new Intl.Collator("en", { numeric: true, sensitivity: "base" });

/** Orders labels as people count: 2 before 10. */
export function compareLabels(one: string, other: string): number {
  return naturally.compare(one, other) || (one < other ? -1 : 1);
}

/** A table within a sentence: "table 12", "Head Table". */
export function tableMessage(label: string): Message | string {
  return isTableNumber(label) ? message("guest-import.preview.table", { name: label }) : label;
}

/** A table as the place in a sentence: "at table 12", "at Head Table". */
export function atTableMessage(label: string): Message {
  return message(isTableNumber(label) ? "seating.atTableNumber" : "seating.atTable", { label });
}
