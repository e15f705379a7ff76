/** Size in which a table's name fits on the narrowest phone, from 1 for the largest letters to 4. */
export function sizeOfTableName(table: string): 1 | 2 | 3 | 4 {
  const letters = [...table].length;
  const maxWordLength = Math.max(...table.split(/\s+/u).map((word) => [...word].length));
  if (letters <= 3) return 1;
  if (letters <= 6) return 2;
  return letters <= 18 && maxWordLength <= 10 ? 3 : 4;
}
