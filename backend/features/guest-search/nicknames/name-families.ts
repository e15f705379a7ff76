import { readFileSync } from "node:fs";

/** The lines of a data file beside this one, without its comments. */
function linesOf(file: string): string[] {
  const text = readFileSync(new URL(`./${file}`, import.meta.url), "utf8");
  return text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
}

/** Families of given names within languages: the full names, a colon, the forms that stand for them. Folded. */
export const families: readonly string[] = ["english.txt", "european.txt", "southern.txt"].flatMap(linesOf);

/** Given names that are one name in different languages: every name of a line stands for every other. Folded. */
export const familiesAcrossLanguages: readonly string[] = linesOf("across-languages.txt");
