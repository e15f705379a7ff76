import { type Message, message } from "../../../../../common/messages/message.ts";
import { columnLetters } from "../../formats/sheet.ts";

/** Says which of several matching columns was chosen. Two columns may have the same header, so their letters are said. */
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
