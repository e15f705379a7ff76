/** Letters in names such as "A" and "VIP" that say little without the word "table". */
const maxCodeLength = 3;

/** Whether a table's name is a number or a short code, and not words such as "Head Table" that speak for themselves. */
export function isTableNumber(table: string): boolean {
  return /^\p{N}+\p{L}?$/u.test(table) || [...table].length <= maxCodeLength;
}
