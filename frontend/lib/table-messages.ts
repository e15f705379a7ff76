import { type Message, message } from "../../common/messages/message.ts";
import { isTableNumber } from "../../common/table-name.ts";

/** A table within a sentence: "table 12", "Head Table". */
export function tableMessage(label: string): Message | string {
  return isTableNumber(label) ? message("guest-import.preview.table", { name: label }) : label;
}

/** A table as the place in a sentence: "at table 12", "at Head Table". */
export function atTableMessage(label: string): Message {
  return message(isTableNumber(label) ? "seating.atTableNumber" : "seating.atTable", { label });
}
