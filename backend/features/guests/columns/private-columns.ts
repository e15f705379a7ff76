import { columnKey } from "../../../../common/column-key.ts";
import { privateHeaders, privateWords } from "./private-words.ts";

const keys = new Set(Object.values(privateWords).flat().map(columnKey));
const headerKeys = new Set(privateHeaders.map(columnKey));

const maxPhraseWords = 3;

/** Splits runs of words: "guestPhone_2" has "guest", "Phone". */
const oneWord = /\p{Lu}?[\p{Ll}\p{M}]+|\p{Lu}+(?!\p{Ll})|[\p{Lo}\p{Lm}\p{Lt}\p{M}]+|\p{Lu}/gu;

/** Whether a column's name suggests a phone number, an address, a price, health, children or remarks. */
export function looksPrivate(column: string): boolean {
  if (headerKeys.has(columnKey(column))) return true;
  // As written, and split where words have been run together.
  return [/[\p{L}\p{M}]+/gu, oneWord].some((words) => namesPrivate(column.match(words) ?? []));
}

function namesPrivate(words: readonly string[]): boolean {
  return words.some((_, start) =>
    Array.from({ length: maxPhraseWords }, (_, more) => words.slice(start, start + more + 1).join("")).some((phrase) =>
      keys.has(columnKey(phrase)),
    ),
  );
}
