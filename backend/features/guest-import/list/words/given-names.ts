import { keysOf } from "./load.ts";
import { wordKey } from "./phrases.ts";

const keys = keysOf("givenName");

/** Whether a word is a common given name in one of the languages. */
export function isGivenName(word: string): boolean {
  return keys.has(wordKey(word));
}
