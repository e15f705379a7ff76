import { readFileSync } from "node:fs";
import { inflateSync } from "node:zlib";
import { create, type Font, type Glyph } from "fontkit";
import { LRUCache } from "lru-cache";
import { fontNames, isScript } from "../../../../common/fonts.ts";
import { type FontFile, packageOf } from "./font-files.ts";
import { needsGlyph, type ShapedText, shapeText } from "./shaped-text.ts";

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

/** Fixes glyphs that letters share: the library keeps the characters of a glyph's first use. */
function giveGlyphsOwnCharacters(font: Font): void {
  const getGlyph = font.getGlyph.bind(font);
  font.getGlyph = (glyphId, codePoints) => {
    const glyph: Glyph = getGlyph(glyphId, codePoints);
    if (!codePoints || isSame(codePoints, glyph.codePoints)) return glyph;
    return Object.create(glyph, { codePoints: { value: codePoints } });
  };
}

const isSame = (one: readonly number[], other: readonly number[]) =>
  one.length === other.length && one.every((codePoint, index) => codePoint === other[index]);

const headerLength = 44;
const entryLength = 20;

interface Table {
  tag: number;
  checksum: number;
  data: Uint8Array;
}

/** Unpacks a WOFF, or `only` one table; font libraries do it again per glyph. @throws Error when it is no WOFF file */
function unpackWoff(bytes: Uint8Array, only?: string): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.getUint32(0) !== 0x774f4646) throw new Error("Not a WOFF file.");
  const count = view.getUint16(12);
  const entries = Array.from({ length: count }, (_, index) => headerLength + index * entryLength);
  const wanted = entries.filter((entry) => only === undefined || tagAt(bytes, entry) === only);
  return joinTables(
    view.getUint32(4),
    wanted.map((entry) => readTable(bytes, view, entry)),
  );
}

function tagAt(bytes: Uint8Array, entry: number): string {
  return String.fromCharCode(...bytes.subarray(entry, entry + 4));
}

function readTable(bytes: Uint8Array, view: DataView, entry: number): Table {
  const offset = view.getUint32(entry + 4);
  const packedLength = view.getUint32(entry + 8);
  const packed = bytes.subarray(offset, offset + packedLength);
  const isPacked = packedLength < view.getUint32(entry + 12);
  return {
    tag: view.getUint32(entry),
    checksum: view.getUint32(entry + 16),
    data: isPacked ? inflateSync(packed) : packed,
  };
}

function joinTables(flavor: number, tables: readonly Table[]): Uint8Array {
  const directoryLength = 12 + tables.length * 16;
  const length = tables.reduce((sum, table) => sum + padded(table.data.length), directoryLength);
  const sfnt = new Uint8Array(length);
  const view = new DataView(sfnt.buffer);
  const power = Math.floor(Math.log2(tables.length));
  view.setUint32(0, flavor);
  view.setUint16(4, tables.length);
  view.setUint16(6, 2 ** power * 16);
  view.setUint16(8, power);
  view.setUint16(10, (tables.length - 2 ** power) * 16);
  let offset = directoryLength;
  tables.forEach((table, index) => {
    const entry = 12 + index * 16;
    view.setUint32(entry, table.tag);
    view.setUint32(entry + 4, table.checksum);
    view.setUint32(entry + 8, offset);
    view.setUint32(entry + 12, table.data.length);
    sfnt.set(table.data, offset);
    offset += padded(table.data.length);
  });
  return sfnt;
}

function padded(length: number): number {
  return Math.ceil(length / 4) * 4;
}
