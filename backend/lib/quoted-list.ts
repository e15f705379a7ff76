import { type Message, message } from "../../common/messages/message.ts";

/** Formats as: "A", "B" and "C". */
export function quotedList(names: readonly string[]): string | Message {
  const quoted = names.map((name) => `"${name}"`);
  const last = quoted.pop() ?? "";
  return quoted.length === 0 ? last : message("reading.andLast", { others: quoted.join(", "), last });
}
