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
