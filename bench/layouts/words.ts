import { asianWords } from "./words-asian.ts";
import { easternWords } from "./words-eastern.ts";
import { northernWords } from "./words-northern.ts";
import type { Words } from "./words-type.ts";
import { westernWords } from "./words-western.ts";

/** What organizers write in spreadsheets, by language; compiled independently of the reader's words. */
export const words = { ...westernWords, ...northernWords, ...easternWords, ...asianWords } as const satisfies Record<
  string,
  Words
>;

export type Language = keyof typeof words;

/** Per hundred lists. English leads as the language of tools and templates; the rest roughly follows population. */
export const languageShares: readonly (readonly [Language, number])[] = [
  ["en", 44],
  ["de", 8],
  ["es", 7],
  ["fr", 7],
  ["it", 4],
  ["pt", 4],
  ["nl", 3],
  ["pl", 3],
  ["tr", 2],
  ["ru", 2],
  ["sv", 1.5],
  ["da", 1],
  ["nb", 1],
  ["fi", 1],
  ["cs", 1.5],
  ["hu", 1],
  ["ro", 1],
  ["el", 1],
  ["uk", 1],
  ["ar", 1],
  ["he", 1],
  ["hi", 0.5],
  ["id", 1],
  ["vi", 0.5],
  ["ja", 0.5],
  ["ko", 0.5],
  ["zh", 1],
];
