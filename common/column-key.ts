/**
 * What is compared of a column's name: letters and digits alone, without accents, in one case. "Allergy", "allergy " and
 * "ALLERGY:" are one column. A name of other signs alone is compared by these.
 */
export function columnKey(name: string): string {
  // By way of upper case, which takes "ß" and "ı" to the letters that they stand for.
  const folded = name.normalize("NFKD").toLowerCase().toUpperCase().toLowerCase().replaceAll("ς", "σ");
  return folded.replace(/[^\p{L}\p{N}]/gu, "") || folded.replace(/\s/gu, "");
}

/** Whether a column is one of these, however the two are written. */
export function columnMatcher(names: readonly string[]): (name: string) => boolean {
  const keys = new Set(names.map(columnKey));
  return (name) => keys.has(columnKey(name));
}
