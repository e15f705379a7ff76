/** All kinds of apostrophes, and the letters and primes used in their place. */
const apostrophes = "'’‘‛`´ʼʻʾʿʹʽ′＇";
const part = new RegExp(`[\\p{L}\\p{N}][\\p{L}\\p{N}\\p{M}${apostrophes}]*`, "gu");
const trailing = new RegExp(`[${apostrophes}]+$`, "u");
const anyApostrophe = new RegExp(`[${apostrophes}]+`, "gu");

/** Lower-case parts of letters, digits and apostrophes: "Jean-Luc O’Neill" is ["jean", "luc", "o’neill"]. */
export function splitName(name: string): string[] {
  const written = name
    .normalize("NFC")
    .replace(/\p{Cf}/gu, "")
    .toLowerCase();
  return (written.match(part) ?? []).map((found) => found.replace(trailing, "")).filter((found) => found !== "");
}

/** The pieces between apostrophes: "o’neill" is ["o", "neill"]. */
export function splitAtApostrophes(writtenPart: string): string[] {
  return writtenPart.split(anyApostrophe);
}
