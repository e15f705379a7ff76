import { type Message, message } from "./messages/message.ts";
import { isTableNumber } from "./table-name.ts";

/** A table within a refusal: "table 12", "Head Table". */
export function refusedTable(label: string): Message | string {
  return isTableNumber(label) ? message("refusals.atTable", { label }) : label;
}
