import type { Structure } from "../layout.ts";
import { type Language, languageShares } from "../words.ts";

export interface Kind {
  name: string;
  group: string;
  /** Out of 100 lists. */
  weight: number;
  language: Language;
  structure: Structure;
}

export const nameOf = ({ group, name }: Kind): string => `${group}: ${name}`;

export interface Common {
  name: string;
  part: number;
  structure: Structure;
  /** English and some others by default. */
  languages?: readonly Language[];
}

const shareOf = (language: Language) => languageShares.find(([one]) => one === language)?.[1] ?? 0;

/** Divides a group's share by its structures' parts, then by their languages' shares. */
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
