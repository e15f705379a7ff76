import { readFileSync } from "node:fs";

/** The lines of a data file in this folder, without its comments. */
function linesOf(file: string): string[] {
  const text = readFileSync(new URL(`./${file}`, import.meta.url), "utf8");
  return text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
}

/** Families of given names within languages: the full names, a colon, and their short forms. Folded. */
export const families: readonly string[] = ["english.txt", "european.txt", "southern.txt"].flatMap(linesOf);

/** Given names that are the same name in different languages: the names of a line are interchangeable. Folded. */
export const familiesAcrossLanguages: readonly string[] = linesOf("across-languages.txt");
