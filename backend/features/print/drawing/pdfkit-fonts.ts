import type { Font, Glyph } from "fontkit";

// What pdfkit has for embedding fonts, and its types lack. Its text() shapes a text by itself, word for word, and has no say
// in directions and scripts: what it draws could differ from what was measured.

/** A font of a document. Only the glyphs that are used are embedded. */
interface EmbeddedFont {
  /** The name of its resource. */
  readonly id: string;
  readonly subset: { includeGlyph(glyphId: number): number };
  /** By a glyph's place in the embedded font: its advance width in thousandths of the size, and the characters that it is. */
  readonly widths: (number | undefined)[];
  readonly unicode: (readonly number[] | undefined)[];
  readonly scale: number;
  ref(): PDFKit.PDFKitReference;
}

declare global {
  namespace PDFKit {
    interface PDFDocument {
      _font: EmbeddedFont;
    }
    namespace Mixins {
      interface PDFFont {
        font(source: Font, family: string): this;
      }
    }
  }
}

/** A glyph in a font of a document. */
export interface EmbeddedGlyph {
  /** Four hexadecimal digits. */
  code: string;
  /** Advance width that viewers assume, in thousandths of the size. */
  width: number;
  /** What viewers find and copy. */
  text: string;
}

/** A font of a document, which embeds the glyphs that are used. */
export interface DocumentFont {
  /** Its name in the content of the current page. */
  name(): string;
  embed(glyph: Glyph): EmbeddedGlyph;
}

/**
 * Adds a font to a document.
 *
 * @param name of the font file
 */
export function addFont(document: PDFKit.PDFDocument, name: string, file: Font): DocumentFont {
  // Files of one family call themselves the same, and pdfkit would take them for the same font.
  const named: Font = Object.create(file, { postscriptName: { value: name } });
  const font = document.font(named, name)._font;
  const embedded = new Map<number, EmbeddedGlyph>();
  return {
    name() {
      document.page.fonts[font.id] ??= font.ref();
      return font.id;
    },
    embed(glyph) {
      const known = embedded.get(glyph.id);
      if (known) return known;
      const place = font.subset.includeGlyph(glyph.id);
      const width = glyph.advanceWidth * font.scale;
      const characters = searchable(glyph.codePoints);
      font.widths[place] = width;
      font.unicode[place] = characters;
      const code = place.toString(16).padStart(4, "0");
      const added = { code, width, text: String.fromCodePoint(...characters) };
      embedded.set(glyph.id, added);
      return added;
    },
  };
}

// Several characters may share a glyph. These are what people type when they search.
const typed = new Map([
  [0xa0, 0x20],
  [0xad, 0x2d],
  [0x2010, 0x2d],
  [0x2011, 0x2d],
]);

const searchable = (codePoints: readonly number[]) => codePoints.map((codePoint) => typed.get(codePoint) ?? codePoint);
