import { birthNameIn } from "../../birth-names.ts";
import { nameParts } from "../../name-parts.ts";
import { otherNamesIn } from "../../other-names.ts";
import { splitName } from "../spelling/name-parts.ts";

/** What a guest is called. */
export interface GuestNames {
  name: string;
  /** As they are stored; absent for none. */
  otherNames?: string;
}

/** In fewer characters, a word of kana or of Han and Hangul may be half a name. */
const minWholeKana = 4;
const minWholeSyllables = 3;
const isKana = /^[\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u;
const areSyllables = /^[\p{Script=Han}\p{Script=Hangul}]+$/u;

function isWhole(word: string): boolean {
  return isKana.test(word) ? word.length >= minWholeKana : areSyllables.test(word) && word.length >= minWholeSyllables;
}

/**
 * Whole names that other names stand for. A word alone is a given name with the family name of the list, or a family name with the
 * given names; what follows "née" is only the latter. Two other names are not combined.
 */
export function wholeOtherNames({ name, otherNames }: GuestNames): string[] {
  if (otherNames === undefined || otherNames === "") return [];
  const { firstNames, lastName } = nameParts(name);
  const given = firstNames === "" ? name : firstNames;
  const whole = otherNamesIn(otherNames).flatMap((other) => {
    const born = birthNameIn(other);
    if (born) return [`${born.before || given} ${born.family}`];
    const words = splitName(other);
    const [first = ""] = words;
    if (words.length > 1 || isWhole(first)) return [other];
    return firstNames === "" ? [`${name} ${other}`] : [`${other} ${lastName}`, `${firstNames} ${other}`];
  });
  return [...new Set(whole)].filter((other) => other !== name);
}
