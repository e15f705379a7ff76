import { oneNameInManyLanguages } from "./families-across-languages.ts";
import { englishFamilies } from "./families-english.ts";
import { europeanFamilies } from "./families-european.ts";
import { southernFamilies } from "./families-southern.ts";

const lines = (text: string) => text.trim().split("\n");

/** Families of given names within languages: the full names, a colon, the forms that stand for them. Folded. */
export const families: readonly string[] = [englishFamilies, europeanFamilies, southernFamilies].flatMap(lines);

/** Given names that are one name in different languages: every name of a line stands for every other. Folded. */
export const familiesAcrossLanguages: readonly string[] = lines(oneNameInManyLanguages);
