import type { PatternsDefinition } from "hyphen";
import type { AppLanguage } from "../../../../common/app-languages.ts";

/** Parts of a word between which a line may end with a hyphen. */
export type Hyphenate = (word: string) => readonly string[];

/** Loaded on demand, because reading a language's patterns takes as long as drawing a page. */
const loaders: Record<AppLanguage, () => Promise<{ default: PatternsDefinition }>> = {
  en: () => import("hyphen/patterns/en-us.js"),
  de: () => import("hyphen/patterns/de-1996.js"),
  fr: () => import("hyphen/patterns/fr.js"),
  es: () => import("hyphen/patterns/es.js"),
};

/** By the rules of a language. Names are written as they are: never hyphenate them. */
export async function loadHyphenation(language: AppLanguage): Promise<Hyphenate> {
  const [{ default: createHyphenator }, { default: patterns }] = await Promise.all([
    import("hyphen"),
    loaders[language](),
  ]);
  const hyphenator = createHyphenator(patterns, { async: false, hyphenChar: separator });
  return (word) => {
    const marked = hyphenator(word);
    if (typeof marked !== "string") throw new Error("The patterns were to be applied at once.");
    return marked.split(separator);
  };
}

const separator = "\u00ad";

const longWord = /\p{L}{12}/u;

/** Whether a text may need a hyphen: shorter words fit into any column. */
export const mayBeHyphenated = (text: string): boolean => longWord.test(text);
