import bidiFactory from "bidi-js";
import type { Font, Glyph, GlyphRun } from "fontkit";

/** A glyph of a shaped text, in font units, y up. */
export interface ShapedGlyph {
  glyph: Glyph;
  /** From this glyph's origin to the next one's. */
  advance: number;
  /** Moves the glyph, but not those after it. */
  offsetX: number;
  offsetY: number;
}

/** Glyphs from left to right. */
export interface ShapedText {
  glyphs: readonly ShapedGlyph[];
  width: number;
}

const ignorable = /^\p{Default_Ignorable_Code_Point}$/u;
const mark = /^\p{M}$/u;
const joiners = new Set(["\u200c", "\u200d"]);

/** False for joiners, variation selectors and the like. */
export function needsGlyph(character: string): boolean {
  return !ignorable.test(character);
}

/** Shapes a text in one font and direction. Missing marks are left out, other missing characters become a mark. */
export function shapeText(
  font: Font,
  has: (codePoint: number) => boolean,
  text: string,
  isRightToLeft: boolean,
): ShapedText {
  const drawn = prepare(has, text, isRightToLeft);
  const glyphs = layOut(font, drawn, isRightToLeft).filter(({ glyph }) => glyph.id !== 0);
  return { glyphs, width: glyphs.reduce((sum, { advance }) => sum + advance, 0) };
}

function prepare(has: (codePoint: number) => boolean, text: string, isRightToLeft: boolean): string {
  let drawn = "";
  for (const character of inDrawnOrder(decomposeAm(text))) drawn += drawnCharacter(has, character, isRightToLeft);
  return drawn;
}

// The vowel Am of Thai and Lao is decomposed so that its ring is below the tone marks. The library leaves this to
// programs.
function decomposeAm(text: string): string {
  return text
    .replace(/([\u0e31\u0e34-\u0e37\u0e47-\u0e4e]*)\u0e33/g, "\u0e4d$1\u0e32")
    .replace(/([\u0eb1\u0eb4-\u0eb7\u0ebb\u0ec8-\u0ecd]*)\u0eb3/g, "\u0ecd$1\u0eb2");
}

function drawnCharacter(has: (codePoint: number) => boolean, character: string, isRightToLeft: boolean): string {
  const hasCharacter = (wanted: string) => has(wanted.codePointAt(0) ?? 0);
  if (joiners.has(character)) return character;
  // The face has been chosen by these; in the text, they would keep glyphs from joining.
  if (/^\p{Variation_Selector}$/u.test(character)) return "";
  const mirrored = isRightToLeft ? bidi.getMirroredCharacter(character) : null;
  if (mirrored !== null && hasCharacter(mirrored)) return mirrored;
  if (hasCharacter(character)) return character;
  if (!needsGlyph(character) || mark.test(character)) return "";
  return ["\ufffd", "?"].find(hasCharacter) ?? "";
}

/** Old-style figures look like letters beside names: Cormorant Garamond's 1 is an I. */
const features = ["lnum"];
/** Features that form the letters of Myanmar from such an order. */
const burmeseFeatures = ["rphf", "pref", "blwf", "pstf", "pres", "abvs", "blws", "psts"];
const burmese = [...features, ...burmeseFeatures];
/** Letters take the forms that their neighbors demand, but nothing is moved. The library adds to what it is given. */
const unplaced = { lnum: true, mark: false, mkmk: false, abvm: false, blwm: false, curs: false, kern: false };

/** Before a letter, but not within those that a virama joins. */
const betweenSyllables =
  /(?<![\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca\u1039\u17d2])(?<=.)(?=\p{L})/u;

function layOut(font: Font, text: string, isRightToLeft: boolean): ShapedGlyph[] {
  const direction = isRightToLeft ? "rtl" : "ltr";
  try {
    return placedGlyphs(font.layout(text, isBurmese(text) ? burmese : features, undefined, undefined, direction));
  } catch {
    // Some fonts have marks without a place on some letters, which the library cannot read. Only these letters have
    // their marks where the font draws them by itself.
    const parts = text.split(betweenSyllables);
    if (parts.length < 2) return placedGlyphs(font.layout(text, { ...unplaced }, undefined, undefined, direction));
    const placed = parts.map((part) => layOut(font, part, isRightToLeft));
    return (isRightToLeft ? placed.reverse() : placed).flat();
  }
}

function placedGlyphs({ glyphs, positions }: GlyphRun): ShapedGlyph[] {
  return glyphs.flatMap((glyph, index) => {
    const position = positions[index];
    if (!position) return [];
    return [{ glyph, advance: position.xAdvance, offsetX: position.xOffset, offsetY: position.yOffset }];
  });
}

const consonant =
  "[\\u1000-\\u1021\\u1023-\\u102a\\u103f\\u1050-\\u1055\\u105a-\\u105d\\u1061\\u1065\\u1066\\u106e-\\u1070\\u1075-\\u1081\\u108e]";
const syllable = new RegExp(
  `((?:[\\u1004\\u101b\\u105a]\\u103a\\u1039)?)(${consonant})((?:\\u1039${consonant})*)([\\u102b-\\u1038\\u103a-\\u103e\\u1056-\\u1060\\u1062-\\u1064\\u1067-\\u106d\\u1071-\\u1074\\u1082-\\u108d\\u108f]*)`,
  "gu",
);

const isBurmese = (text: string): boolean => /[\u1000-\u109f]/u.test(text);

/**
 * Letters in the order in which they are drawn, which the library leaves to programs for this script: the vowel E and
 * the medial Ra before their consonant, and the small Nga (kinzi) after it.
 */
function inDrawnOrder(text: string): string {
  return text.replace(syllable, (_, kinzi: string, base: string, stacked: string, signs: string) => {
    const before = ["\u1031", "\u103c"].map((sign) =>
      Array.from(signs)
        .filter((one) => one === sign)
        .join(""),
    );
    return before.join("") + base + kinzi + stacked + signs.replace(/[\u1031\u103c]/gu, "");
  });
}

/** Unicode's bidirectional algorithm; a single instance, because creation reads its tables. */
export const bidi = bidiFactory();
