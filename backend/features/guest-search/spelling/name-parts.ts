/** Apostrophes of every kind, and the letters and primes that stand in for them. They belong to the part they stand in. */
const apostrophes = "'’‘‛`´ʼʻʾʿʹʽ′＇";
const part = new RegExp(`[\\p{L}\\p{N}][\\p{L}\\p{N}\\p{M}${apostrophes}]*`, "gu");
const trailing = new RegExp(`[${apostrophes}]+$`, "u");
const anyApostrophe = new RegExp(`[${apostrophes}]+`, "gu");

/**
 * The parts of a name as they are written, in lower case: "Jean-Luc O’Neill" is ["jean", "luc", "o’neill"]. Spaces,
 * hyphens, dots and whatever else is neither letter, digit nor apostrophe part a name.
 */
export function splitName(name: string): string[] {
  const written = name
    .normalize("NFC")
    .replace(/\p{Cf}/gu, "")
    .toLowerCase();
  return (written.match(part) ?? []).map((found) => found.replace(trailing, "")).filter((found) => found !== "");
}

/** The pieces between the apostrophes of one part: "o’neill" is ["o", "neill"]. */
export function splitAtApostrophes(writtenPart: string): string[] {
  return writtenPart.split(anyApostrophe);
}
