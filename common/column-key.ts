/**
 * The form in which column names are compared: only letters and digits, without accents, in one case. "Allergy",
 * "allergy " and "ALLERGY:" are one column. A name with no letters or digits is compared by its other characters.
 */
export function columnKey(name: string): string {
  // Via upper case, which converts "ß" and "ı" to the letters that they stand for.
  const folded = name.normalize("NFKD").toLowerCase().toUpperCase().toLowerCase().replaceAll("ς", "σ");
  return folded.replace(/[^\p{L}\p{N}]/gu, "") || folded.replace(/\s/gu, "");
}

/** Whether a column is one of these, however their names are written. */
export function columnMatcher(names: readonly string[]): (name: string) => boolean {
  const keys = new Set(names.map(columnKey));
  return (name) => keys.has(columnKey(name));
}
