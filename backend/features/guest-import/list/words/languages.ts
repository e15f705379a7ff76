import { english } from "./english.ts";
import { french, italian } from "./french-italian.ts";
import { dutch, german } from "./germanic.ts";
import { portuguese, spanish } from "./iberian.ts";
import type { LanguageWords } from "./language-words.ts";

/** All languages; where two know the same word, the earlier one is preferred. */
export const languages: readonly LanguageWords[] = [english, german, french, spanish, italian, portuguese, dutch];
