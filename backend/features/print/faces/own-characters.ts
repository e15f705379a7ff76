import type { Font, Glyph } from "fontkit";

/** Fixes glyphs that letters share: the library keeps the characters of a glyph's first use. */
export function giveGlyphsOwnCharacters(font: Font): void {
  const getGlyph = font.getGlyph.bind(font);
  font.getGlyph = (glyphId, codePoints) => {
    const glyph: Glyph = getGlyph(glyphId, codePoints);
    if (!codePoints || isSame(codePoints, glyph.codePoints)) return glyph;
    return Object.create(glyph, { codePoints: { value: codePoints } });
  };
}

const isSame = (one: readonly number[], other: readonly number[]) =>
  one.length === other.length && one.every((codePoint, index) => codePoint === other[index]);
