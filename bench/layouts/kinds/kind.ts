import type { Structure } from "../layout.ts";
import { type Language, languageShares } from "../words.ts";

/** One kind of file: a structure in a language, with noise or without. */
export interface Kind {
  name: string;
  group: string;
  /** How many of 100 lists are like this. */
  weight: number;
  language: Language;
  structure: Structure;
}

/** A kind's name with its group. */
export const nameOf = ({ group, name }: Kind): string => `${group}: ${name}`;

/** A structure and how common it is within its group. */
export interface Common {
  name: string;
  part: number;
  structure: Structure;
  /** The languages it is drawn in; English and some others otherwise. */
  languages?: readonly Language[];
}

const shareOf = (language: Language) => languageShares.find(([one]) => one === language)?.[1] ?? 0;

/** The kinds of a group: its share is divided by its structures' parts, then by the shares of their languages. */
export function kindsOf(group: string, share: number, structures: readonly Common[]): Kind[] {
  const parts = structures.reduce((sum, { part }) => sum + part, 0);
  return structures.flatMap(({ name, part, structure, languages = someLanguages(name) }) => {
    const whole = languages.reduce((sum, language) => sum + shareOf(language), 0);
    return languages.map((language) => ({
      name: `${name} (${language})`,
      group,
      weight: (share * part * shareOf(language)) / (parts * whole),
      language,
      structure,
    }));
  });
}

const others = languageShares.map(([language]) => language).filter((language) => language !== "en");

/** English and two others, which differ from structure to structure. */
function someLanguages(name: string): Language[] {
  const start = [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9_973, 7) % others.length;
  const pair = [others[start], others[(start + 1) % others.length]];
  return ["en", ...pair.filter((language) => language !== undefined)];
}

export const everyLanguage: readonly Language[] = languageShares.map(([language]) => language);
