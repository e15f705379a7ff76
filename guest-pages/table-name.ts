import { longestWord } from "../common/longest-word.ts";

/** Size in which a table's name fits on the narrowest phone, from 1 for the largest letters to 5. */
export function sizeOfTableName(table: string): 1 | 2 | 3 | 4 | 5 {
  const letters = [...table].length;
  const word = longestWord(table);
  if (letters <= 3) return 1;
  if (letters <= 6) return 2;
  if (letters <= 18 && word <= 10) return 3;
  return word <= 14 ? 4 : 5;
}
