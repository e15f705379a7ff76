import { type Message, message } from "./messages/message.ts";

const maxCodeLength = 3;

/** Whether a name is a number or a short code such as "VIP", which says little without the word "table". */
export function isTableNumber(table: string): boolean {
  return /^\p{N}+\p{L}?$/u.test(table) || [...table].length <= maxCodeLength;
}

/** A table within a refusal: "table 12", "Head Table". */
export function refusedTable(label: string): Message | string {
  return isTableNumber(label) ? message("refusals.atTable", { label }) : label;
}

/** A table's name as a title: a number needs the word before it, "Head Table" and "Table 1" do not. */
export function tableTitleMessage(label: string): Message | string {
  return isTableNumber(label) ? message("seating.tableTitle", { label }) : label;
}
