import { type Message, message } from "../../../../common/messages/message.ts";
import { tableTitleMessage } from "../../../../common/table-messages.ts";
import type { ExplainNames } from "./explanation.ts";

const maxNames = 10;

/** "A, B and C", or "A, B and 3 more" when `count` is larger. */
export function nameList(names: readonly string[], count = names.length): string | Message {
  const shown = names.slice(0, maxNames);
  if (count > shown.length) {
    return message("seating-reasons.andMore", { names: shown.join(", "), count: count - shown.length });
  }
  const last = shown.pop() ?? "";
  return shown.length === 0 ? last : message("reading.andLast", { others: shown.join(", "), last });
}

/** Guests within a sentence. */
export function guestList(names: ExplainNames, guests: readonly number[], count = guests.length): string | Message {
  return nameList(
    guests.slice(0, maxNames).map((guest) => names.guest(guest)),
    count,
  );
}

/** "Table 12" or "Head Table" at the beginning of a sentence. */
export function tableTitle(names: ExplainNames, table: number): string | Message {
  return tableTitleMessage(names.table(table));
}
