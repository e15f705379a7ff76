import { type Message, message } from "../../messages/message.ts";

const maxNames = 10;

/** "A, B and C", or "A, B and 3 more" when `count` is larger. */
export function nameList(names: readonly string[], count = names.length): string | Message {
  const shown = names.slice(0, maxNames);
  if (count > shown.length) {
    return message("seating-reasons.andMore", { names: shown.join(", "), count: count - shown.length });
  }
  const last = shown.pop() ?? "";
  return shown.length === 0 ? last : message("seating-reasons.andLast", { others: shown.join(", "), last });
}
