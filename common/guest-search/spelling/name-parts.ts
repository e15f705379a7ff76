/** All kinds of apostrophes, and the letters and primes used in their place. */
const apostrophes = "'’‘‛`´ʼʻʾʿʹʽ′＇";
const part = new RegExp(`[\\p{L}\\p{N}][\\p{L}\\p{N}\\p{M}${apostrophes}]*`, "gu");
const trailing = new RegExp(`[${apostrophes}]+$`, "u");
/** "Son of" and "daughter of" as in Malaysia, Singapore and India. They identify nobody, and people leave them out. */
const descent = /(?<![\p{L}\p{N}])(?:[sd]\/o|a\/[lp])(?![\p{L}\p{N}])/gu;
const anyApostrophe = new RegExp(`[${apostrophes}]+`, "gu");

/** Lower-case parts of letters, digits and apostrophes: "Jean-Luc O’Neill" is ["jean", "luc", "o’neill"]. */
export function splitName(name: string): string[] {
  const written = name
    .normalize("NFC")
    .replace(/\p{Cf}/gu, "")
    .toLowerCase()
    .replace(descent, " ");
  return (written.match(part) ?? []).map((found) => found.replace(trailing, "")).filter((found) => found !== "");
}

/** The pieces between apostrophes: "o’neill" is ["o", "neill"]. */
export function splitAtApostrophes(writtenPart: string): string[] {
  return writtenPart.split(anyApostrophe);
}
