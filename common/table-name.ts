const maxCodeLength = 3;

/** Whether a name is a number or a short code such as "VIP", which says little without the word "table". */
export function isTableNumber(table: string): boolean {
  return /^\p{N}+\p{L}?$/u.test(table) || [...table].length <= maxCodeLength;
}
