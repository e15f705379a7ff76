/** Initials of the first and last word of a name, in upper case; empty for a blank name. */
export function initials(name: string): string {
  const words = name.split(/\s+/u).filter((word) => word !== "");
  const chosen = words.length > 1 ? [words.at(0), words.at(-1)] : words;
  return chosen.map((word) => firstLetter(word ?? "")).join("");
}

function firstLetter(word: string): string {
  const letter = word.match(/\p{L}\p{M}*/u)?.[0] ?? Array.from(word).at(0) ?? "";
  return letter.toLocaleUpperCase();
}
