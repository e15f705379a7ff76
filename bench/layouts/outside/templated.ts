import type { OutsideKind, OutsideLanguage } from "./outside-kind.ts";
import { laidOut, type Template } from "./template.ts";
import type { Texts } from "./values.ts";

/** The languages of a kind, with its own texts in each; a single text is called {x}. */
export type Tongues = readonly OutsideLanguage[] | Partial<Record<OutsideLanguage, Texts | string>>;

const isList = (tongues: Tongues): tongues is readonly OutsideLanguage[] => Array.isArray(tongues);

/** A function for the kinds of a group, each described by a template. */
export const kindsOf =
  (group: OutsideKind["group"]) =>
  (name: string, common: number, source: string, tongues: Tongues | undefined, template: Template): OutsideKind => {
    if (tongues === undefined || isList(tongues)) {
      return { name, group, common, source, ...(tongues && { languages: tongues }), structure: laidOut(template) };
    }
    const texts = Object.fromEntries(
      Object.entries(tongues).map(([language, text]) => [language, typeof text === "string" ? { x: text } : text]),
    );
    const languages = languagesOf(tongues);
    return { name, group, common, source, languages, structure: laidOut(template, texts) };
  };

const every: readonly OutsideLanguage[] = ["en", "de", "fr", "es", "it", "pt", "ru", "zh", "ar", "th"];

const languagesOf = (tongues: Exclude<Tongues, readonly OutsideLanguage[]>): OutsideLanguage[] =>
  every.filter((language) => tongues[language] !== undefined);
