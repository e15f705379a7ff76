import { type Message, message } from "../../common/messages/message.ts";
import { isTableNumber } from "../../common/table-name.ts";

/** A table's name as a title: a number needs the word before it, "Head Table" and "Table 1" do not. */
export function tableTitleMessage(label: string): Message | string {
  return isTableNumber(label) ? message("seating.tableTitle", { label }) : label;
}

/** A table as the place in a sentence: "at table 12", "at Head Table". */
export function atTableMessage(label: string): Message {
  return message(isTableNumber(label) ? "seating.atTableNumber" : "seating.atTable", { label });
}
