import { readFileSync } from "node:fs";

function linesOf(file: string): string[] {
  const text = readFileSync(new URL(`./${file}`, import.meta.url), "utf8");
  return text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
}

/** Folded given names of one language: full names, a colon, short forms. */
export const families: readonly string[] = ["english.txt", "european.txt", "southern.txt"].flatMap(linesOf);

/** Folded given names that are interchangeable between languages, one group a line. */
export const familiesAcrossLanguages: readonly string[] = linesOf("across-languages.txt");
