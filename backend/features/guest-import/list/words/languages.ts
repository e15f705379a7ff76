import { english } from "./english.ts";
import { dutch, german } from "./germanic.ts";
import type { LanguageWords } from "./language-words.ts";
import { french, italian, portuguese, spanish } from "./romance.ts";

/** All languages; where two know the same word, the earlier one is preferred. */
export const languages: readonly LanguageWords[] = [english, german, french, spanish, italian, portuguese, dutch];
