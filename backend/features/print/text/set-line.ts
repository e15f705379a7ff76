/** A line of text that has been measured: which glyphs stand where is decided. */
export interface SetLine {
  /** The text in reading order, as it is found and copied. */
  text: string;
  /** Advance width. */
  width: number;
  /** Font size. */
  size: number;
  /** From the baseline to the top of the tallest face, and to the bottom of the deepest one. Both are positive. */
  ascent: number;
  descent: number;
  /** From left to right as they are seen. */
  runs: readonly GlyphRun[];
}

/** A part of a line in one face and direction. */
export interface GlyphRun {
  /** Names the font file; see faces/. */
  face: string;
  /** The characters in reading order. */
  text: string;
  /** Left end, from the line's left end. */
  x: number;
  width: number;
  isRightToLeft: boolean;
}
