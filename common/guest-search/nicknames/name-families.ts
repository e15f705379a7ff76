import { acrossLanguages } from "./across-languages.ts";
import { english } from "./english.ts";
import { european } from "./european.ts";
import { southern } from "./southern.ts";

const linesOf = (text: string): string[] => text.trim().split("\n");

/** Folded given names of one language: full names, a colon, short forms. */
export const families: readonly string[] = [english, european, southern].flatMap(linesOf);

/** Folded given names that are interchangeable between languages, one group a line. */
export const familiesAcrossLanguages: readonly string[] = linesOf(acrossLanguages);
