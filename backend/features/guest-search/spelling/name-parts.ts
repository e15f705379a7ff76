/** All kinds of apostrophes, and the letters and primes used in their place. They belong to the part that contains them. */
const apostrophes = "'’‘‛`´ʼʻʾʿʹʽ′＇";
const part = new RegExp(`[\\p{L}\\p{N}][\\p{L}\\p{N}\\p{M}${apostrophes}]*`, "gu");
const trailing = new RegExp(`[${apostrophes}]+$`, "u");
const anyApostrophe = new RegExp(`[${apostrophes}]+`, "gu");

/**
 * The parts of a name as written, in lower case: "Jean-Luc O’Neill" is ["jean", "luc", "o’neill"]. Spaces, hyphens, dots
 * and everything else except letters, digits and apostrophes separate parts.
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
