import { columnKey } from "../../../../common/column-key.ts";

/** Without accents, in lower case. */
export function foldWords(text: string): string[] {
  return text
    .split(/[\s\-‐–—.,;:/()"“”„«»]+/u)
    .map(foldWord)
    .filter((word) => word !== "");
}

/** Without accents, apostrophes and other signs, in lower case. */
export const foldWord = (word: string): string => (/[\p{L}\p{N}]/u.test(word) ? columnKey(word) : "");
