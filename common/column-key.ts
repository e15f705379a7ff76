/** Form in which column names are compared: "Allergy", "allergy " and "ALLERGY:" are one column. */
export function columnKey(name: string): string {
  const folded = isPlain.test(name) ? name.toLowerCase() : fold(name);
  return folded.replace(/[^\p{L}\p{N}]/gu, "") || folded.replace(/\s/gu, "");
}

/** Most texts are, and need less time. */
const isPlain = /^[\x20-\x7E]*$/u;

/** Via upper case, which converts "ß" and "ı". */
function fold(name: string): string {
  return name.normalize("NFKD").toLowerCase().toUpperCase().toLowerCase().replaceAll("ς", "σ");
}

export function columnMatcher(names: readonly string[]): (name: string) => boolean {
  const keys = new Set(names.map(columnKey));
  return (name) => keys.has(columnKey(name));
}
