/** Letters in names such as "A" and "VIP" that say little without the word "table". */
const longestCode = 3;

/** Whether a table's name is a number or a short code, and not words such as "Head Table" that speak for themselves. */
export function isTableNumber(table: string): boolean {
  return /^\p{N}+\p{L}?$/u.test(table) || [...table].length <= longestCode;
}

/** The size in which a table's name fits on the narrowest phone: 1 for the largest to 4 for the smallest letters. */
export function sizeOfTableName(table: string): 1 | 2 | 3 | 4 {
  const letters = [...table].length;
  const longestWord = Math.max(...table.split(/\s+/u).map((word) => [...word].length));
  if (letters <= 3) return 1;
  if (letters <= 6) return 2;
  return letters <= 18 && longestWord <= 10 ? 3 : 4;
}
