import { readFileSync } from "node:fs";
import { create, type Font } from "fontkit";
import { LRUCache } from "lru-cache";
import { fontNames, isScript } from "../../../../common/fonts.ts";
import { type FontFile, packageOf } from "./font-files.ts";
import { giveGlyphsOwnCharacters } from "./own-characters.ts";
import { needsGlyph, type ShapedText, shapeText } from "./shaped-text.ts";
import { unpackWoff } from "./woff.ts";

/** An open font file. */
export interface Face {
  /** Name of the file: "inter-latin-400". */
  readonly name: string;
  readonly unitsPerEm: number;
  /** From the baseline to the top and bottom at size 1, both positive. */
  readonly ascent: number;
  readonly descent: number;
  readonly font: Font;
  covers(text: string): boolean;
  width(text: string, isRightToLeft: boolean): number;
  /** The glyphs of a text. The last few thousand words are cached. */
  shape(text: string, isRightToLeft: boolean): ShapedText;
  /** From the baseline to the highest and the lowest point of a text at size 1; below the baseline is positive. */
  ink(text: string, isRightToLeft: boolean): { top: number; bottom: number };
  /** Outline as SVG path data in font units, y up; empty for none. */
  outline(glyphId: number): string;
}

// Symbol fonts reserve room for glyphs taller than any in names, which would spread lines.
const tallest = 1.15;
const deepest = 0.5;
/** In handwriting, spaces are so narrow that a capital or figure after one touches the word before it. */
const minSpace = 0.26;
const handwriting = fontNames.filter(isScript).map((font) => `${packageOf(font)}-`);

const rememberedTexts = 10_000;

/** A print in an unusual script opens more, up to some megabytes each. */
const maxOpen = 16;

/** Fonts stay open for the next print: reading their tables takes as long as setting the texts. They keep no text. */
const openFonts = new LRUCache<string, Font>({ max: maxOpen });

/** Opens a font file. @throws Error when it cannot be read */
export function openFace(file: FontFile): Face {
  const font = openFonts.get(file.path) ?? openFont(file);
  openFonts.set(file.path, font);
  const known = new Map<number, boolean>();
  const covered = new Map<string, boolean>();
  const shaped = new LRUCache<string, ShapedText>({ max: rememberedTexts });
  const outlines = new Map<number, string>();

  const minWidth = handwriting.some((start) => file.name.startsWith(start)) ? minSpace * font.unitsPerEm : 0;

  function has(codePoint: number): boolean {
    return remember(known, codePoint, () => font.hasGlyphForCodePoint(codePoint));
  }
  function shapeOnce(text: string, isRightToLeft: boolean): ShapedText {
    const key = (isRightToLeft ? "<" : ">") + text;
    const found = shaped.get(key);
    if (found) return found;
    const result = withSpace(shapeText(font, has, text, isRightToLeft), text === " " ? minWidth : 0);
    shaped.set(key, result);
    return result;
  }

  return {
    name: file.name,
    unitsPerEm: font.unitsPerEm,
    ascent: Math.min(font.ascent / font.unitsPerEm, tallest),
    descent: Math.min(-font.descent / font.unitsPerEm, deepest),
    font,
    covers: (text) =>
      remember(covered, text, () =>
        [...text].every((character) => !needsGlyph(character) || has(character.codePointAt(0) ?? 0)),
      ),
    width(text, isRightToLeft) {
      const widths = wordsOf(text).map((word) => shapeOnce(word, isRightToLeft).width);
      return widths.reduce((sum, width) => sum + width, 0) / font.unitsPerEm;
    },
    shape(text, isRightToLeft) {
      const words = wordsOf(text).map((word) => shapeOnce(word, isRightToLeft));
      const [only] = words;
      if (only && words.length === 1) return only;
      if (isRightToLeft) words.reverse();
      return { glyphs: words.flatMap((word) => word.glyphs), width: words.reduce((sum, word) => sum + word.width, 0) };
    },
    ink(text, isRightToLeft) {
      const glyphs = wordsOf(text).flatMap((word) => shapeOnce(word, isRightToLeft).glyphs);
      const tops = glyphs.map(({ glyph, offsetY }) => glyph.bbox.maxY + offsetY);
      const bottoms = glyphs.map(({ glyph, offsetY }) => -glyph.bbox.minY - offsetY);
      return { top: Math.max(0, ...tops) / font.unitsPerEm, bottom: Math.max(0, ...bottoms) / font.unitsPerEm };
    },
    outline: (glyphId) => remember(outlines, glyphId, () => font.getGlyph(glyphId).path.toSVG()),
  };
}

function withSpace(shaped: ShapedText, minWidth: number): ShapedText {
  if (shaped.width >= minWidth) return shaped;
  return { glyphs: shaped.glyphs.map((placed) => ({ ...placed, advance: minWidth })), width: minWidth };
}

function wordsOf(text: string): string[] {
  return text.includes(" ") ? text.split(/( )/).filter((word) => word !== "") : [text];
}

/** Reads only the characters of a font file. @throws Error when it cannot be read */
export function readCharacters(file: FontFile): readonly number[] {
  return openFont(file, "cmap").characterSet;
}

function openFont(file: FontFile, only?: string): Font {
  const font = create(Buffer.from(unpackWoff(readFileSync(file.path), only)));
  if (!("layout" in font)) throw new Error(`${file.name} holds several fonts.`);
  giveGlyphsOwnCharacters(font);
  return font;
}

function remember<Key, Value>(values: Map<Key, Value>, key: Key, compute: () => Value): Value {
  const found = values.get(key);
  if (found !== undefined) return found;
  const value = compute();
  values.set(key, value);
  return value;
}
