import type { Font, Glyph } from "fontkit";

/**
 * Lets each glyph that a font shapes say which characters it stands for there. The library remembers a glyph with those of its
 * first use; but letters that differ only by dots, which are glyphs of their own, share one.
 */
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
