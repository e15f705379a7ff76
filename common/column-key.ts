/** Form in which column names are compared: "Allergy", "allergy " and "ALLERGY:" are one column. */
export function columnKey(name: string): string {
  // Via upper case, which converts "ß" and "ı".
  const folded = name.normalize("NFKD").toLowerCase().toUpperCase().toLowerCase().replaceAll("ς", "σ");
  return folded.replace(/[^\p{L}\p{N}]/gu, "") || folded.replace(/\s/gu, "");
}

export function columnMatcher(names: readonly string[]): (name: string) => boolean {
  const keys = new Set(names.map(columnKey));
  return (name) => keys.has(columnKey(name));
}
