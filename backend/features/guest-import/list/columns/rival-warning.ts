import { type Message, message } from "../../../../../common/messages/message.ts";
import { columnLetters } from "../../formats/sheet.ts";

/** Warns which matching column was chosen, with its letters, because headers may repeat. */
export function rivalWarning(
  key: "reading.severalNameColumns" | "reading.severalTableColumns",
  names: ReadonlyMap<number, string>,
  chosen: readonly number[],
  rivals: readonly number[],
): Message[] {
  const others = rivals.filter((column) => !chosen.includes(column));
  if (others.length === 0) return [];
  const named = (columns: readonly number[]) =>
    joined(columns.map((column) => `"${names.get(column) ?? ""}" (${columnLetters(column)})`));
  return [
    message(key, { used: named(chosen), usedCount: chosen.length, others: named(others), otherCount: others.length }),
  ];
}

function joined(texts: readonly string[]): string | Message {
  const last = texts.at(-1) ?? "";
  return texts.length < 2 ? last : message("reading.andLast", { others: texts.slice(0, -1).join(", "), last });
}
