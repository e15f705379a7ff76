import { type Message, message } from "./messages/message.ts";
import { isTableNumber } from "./table-name.ts";

/** A table within a refusal: "table 12", "Head Table". */
export function refusedTable(label: string): Message | string {
  return isTableNumber(label) ? message("refusals.atTable", { label }) : label;
}

/** A table's name as a title: a number needs the word before it, "Head Table" and "Table 1" do not. */
export function tableTitleMessage(label: string): Message | string {
  return isTableNumber(label) ? message("seating.tableTitle", { label }) : label;
}
