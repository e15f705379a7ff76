import type { Kind } from "../kinds/kind.ts";
import type { Structure } from "../layout.ts";
import type { Language } from "../words.ts";

/** The languages of layouts from outside, with how many of a hundred lists use them. */
const shares = { en: 40, de: 10, fr: 8, es: 8, it: 6, pt: 6, ru: 6, zh: 6, ar: 6, th: 4 } as const satisfies Partial<
  Record<Language, number>
>;

export type OutsideLanguage = keyof typeof shares;

export interface OutsideKind {
  name: string;
  group: "chart" | "text" | "structure" | "meaning" | "headings";
  /** Compared with the other kinds: 1 for what few people do, 10 for what most meet. */
  common: number;
  /** Where this layout was seen: a page, `repository:path`, or who draws it so. */
  source: string;
  /** English and two others by default. */
  languages?: readonly OutsideLanguage[];
  structure: Structure;
}

export const outsideLanguages: readonly OutsideLanguage[] = [
  "en",
  "de",
  "fr",
  "es",
  "it",
  "pt",
  "ru",
  "zh",
  "ar",
  "th",
];

const others = outsideLanguages.slice(1);

/** FNV-1a, which sends similar names to different places. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of Buffer.from(text)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash;
}

/** A third of the kinds, decided by their names alone: nobody tunes the reader to these. */
export const isPutAside = ({ name, group }: Pick<OutsideKind, "name" | "group">): boolean =>
  hashOf(`2027 ${group}: ${name}`) % 3 === 0;

function languagesOf({ name, languages }: OutsideKind): readonly OutsideLanguage[] {
  if (languages) return languages;
  const start = hashOf(name) % others.length;
  return ["en", ...[others[start], others[(start + 4) % others.length]].filter((language) => language !== undefined)];
}

/** A kind for each language, their weights adding up to 100 over all the kinds given. */
export function weighted(kinds: readonly OutsideKind[]): (Kind & { source: string; isAside: boolean })[] {
  const whole = kinds.reduce((sum, { common }) => sum + common, 0);
  return kinds.flatMap((kind) => {
    const languages = languagesOf(kind);
    const spoken = languages.reduce((sum, language) => sum + shares[language], 0);
    return languages.map((language) => ({
      name: `${kind.name} (${language})`,
      group: kind.group,
      weight: (100 * kind.common * shares[language]) / (whole * spoken),
      language,
      structure: kind.structure,
      source: kind.source,
      isAside: isPutAside(kind),
    }));
  });
}
