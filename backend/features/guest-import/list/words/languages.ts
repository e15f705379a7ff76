import { chinese, japanese, korean } from "./east-asian.ts";
import { russian, ukrainian } from "./eastern-slavic.ts";
import { english } from "./english.ts";
import { french, italian } from "./french-italian.ts";
import { dutch, german } from "./germanic.ts";
import { portuguese, spanish } from "./iberian.ts";
import type { LanguageWords } from "./language-words.ts";
import { danish, finnish, norwegian, swedish } from "./nordic.ts";
import { arabic, hebrew } from "./semitic.ts";
import { greek, hungarian, romanian, turkish } from "./southeastern.ts";
import { hindi, indonesian, vietnamese } from "./southern-asian.ts";
import { thai } from "./thai.ts";
import { czech, polish } from "./western-slavic.ts";

/** Where two languages know the same word, the earlier one is preferred. */
export const languages: readonly LanguageWords[] = [
  ...[english, german, french, spanish, italian, portuguese, dutch],
  ...[swedish, danish, norwegian, finnish, polish, czech, russian, ukrainian],
  ...[hungarian, romanian, greek, turkish, arabic, hebrew, hindi, vietnamese, indonesian, thai],
  ...[chinese, japanese, korean],
];
