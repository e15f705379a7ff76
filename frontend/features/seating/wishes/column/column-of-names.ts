import type { BoardGuest } from "../../model/board.ts";
import { extraValue } from "../../model/guest-filter.ts";
import type { ChosenColumn } from "./named-wishes.ts";

const minSurnameLength = 4;

/** The column that most looks as if guests named others in it, judged by surnames; the first one if none does. */
export function columnOfNames(guests: ReadonlyMap<number, BoardGuest>, columns: readonly string[]): ChosenColumn {
  const surnames = new Set([...guests.values()].flatMap(({ name }) => wordsOf(name).slice(-1)));
  const countOf = (column: string) =>
    [...guests.values()].filter((guest) => wordsOf(extraValue(guest, column)).some((word) => surnames.has(word)))
      .length;
  const [best] = columns
    .map((column) => ({ column, count: countOf(column) }))
    .sort((one, other) => other.count - one.count);
  return { column: best?.column ?? "", kind: "LIKE" };
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter(({ length }) => length >= minSurnameLength);
}
