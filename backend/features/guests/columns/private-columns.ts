import { readFileSync } from "node:fs";
import { columnKey } from "../../../../common/column-key.ts";
import { dietWords } from "../../../../common/print/special-columns.ts";

const wholeHeader = "whole header";
const kinds = new Map(
  readFileSync(new URL("./private-words.tsv", import.meta.url), "utf8")
    .split("\n")
    .filter((line) => line.includes("\t"))
    .map((line): [kind: string, keys: string[]] => {
      const [kind = "", words = ""] = line.split("\t");
      return [kind, words.split(", ").map(columnKey)];
    }),
);
const headerKeys = new Set(kinds.get(wholeHeader));
kinds.delete(wholeHeader);
const keys = new Set([...kinds.values(), dietWords.map(columnKey)].flat());

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
