import type { PatternsDefinition } from "hyphen";
import type { AppLanguage } from "../../../../common/app-languages.ts";
import type { FontName } from "../../../../common/fonts.ts";

export interface TextStyle {
  /** Characters it lacks are set in a font that has them. */
  font: FontName;
  isBold: boolean;
  /** Points. */
  size: number;
  /** For texts that are no names. */
  hyphenate?: Hyphenate | undefined;
}

/** Room for a text, in points. */
export interface TextRoom {
  width: number;
  height: number;
  lines: number;
  /** The size below which the text breaks into more lines rather than shrink. */
  smallest: number;
}

/** A text in its room. */
export interface FittedText {
  lines: readonly SetLine[];
  size: number;
  /** From one baseline to the next. */
  lineHeight: number;
  /** From the top of capitals to the first baseline. */
  rise: number;
  /** From the top of capitals to the last baseline. */
  height: number;
  width: number;
}

/** Sets texts: chooses faces, shapes, orders by direction, measures. */
export interface TextSetter {
  /** One line, however long. Control characters are left out. */
  line(text: string, style: TextStyle): SetLine;
  /** Each part on a line of its own, however long. */
  set(parts: readonly string[], style: TextStyle): FittedText;
  /** Breaks between words, and within words that are longer than a line, with hyphens if the style has them. */
  wrap(text: string, style: TextStyle, width: number): SetLine[];
  /** Shrinks a text, breaks it into lines, then shrinks it further until it fits. It is never cut. */
  fit(text: string, style: TextStyle, room: TextRoom): FittedText;
  /** From a line's baseline to its highest and its lowest point, both positive. */
  ink(line: SetLine): { top: number; bottom: number };
  /** Characters that no face has, of all texts so far. They were set as a visible mark. */
  readonly missing: ReadonlySet<string>;
}

/** A measured line of text: which glyphs stand where is decided. */
export interface SetLine {
  /** The text in reading order, as it is found and copied. */
  text: string;
  width: number;
  size: number;
  /** From the baseline to the highest top and lowest bottom of its faces, both positive. */
  ascent: number;
  descent: number;
  /** From left to right as they are seen. */
  runs: readonly GlyphRun[];
}

/** A part of a line in one face and direction. */
export interface GlyphRun {
  /** Name of the font file; see faces/. */
  face: string;
  text: string;
  /** Left end, from the line's left end. */
  x: number;
  width: number;
  isRightToLeft: boolean;
}

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
