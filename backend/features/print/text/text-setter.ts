import type { FontName } from "../../../../common/fonts.ts";
import type { Hyphenate } from "./hyphenation.ts";
import type { SetLine } from "./set-line.ts";

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
