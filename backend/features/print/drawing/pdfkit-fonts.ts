import type { Font, Glyph } from "fontkit";

// What pdfkit has for embedding fonts, and its types lack. Its text() shapes a text by itself, word for word, and has no say
// in directions and scripts: what it draws could differ from what was measured.

/** A font of a document. Only the glyphs that are used are embedded. */
interface EmbeddedFont {
  /** The name of its resource. */
  readonly id: string;
  /** The glyphs that are embedded. The first one stands for characters that the font lacks. */
  readonly subset: { readonly glyphs: number[] };
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
interface EmbeddedGlyph {
  /** Four hexadecimal digits. */
  code: string;
  /** Advance width that viewers assume, in thousandths of the size. */
  width: number;
}

/** A font of a document, which embeds the glyphs that are used. */
export interface DocumentFont {
  /** Its name in the content of the current page. */
  name(): string;
  /** @param text what viewers find and copy in its place; the same glyph with another text is embedded once more */
  embed(glyph: Glyph, text: string): EmbeddedGlyph;
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
  const embedded = new Map<string, EmbeddedGlyph>();
  return {
    name() {
      document.page.fonts[font.id] ??= font.ref();
      return font.id;
    },
    embed(glyph, text) {
      const key = `${glyph.id} ${text}`;
      const known = embedded.get(key);
      if (known) return known;
      const place = font.subset.glyphs.push(glyph.id) - 1;
      const width = glyph.advanceWidth * font.scale;
      font.widths[place] = width;
      font.unicode[place] = Array.from(text, searchable);
      const added = { code: place.toString(16).padStart(4, "0"), width };
      embedded.set(key, added);
      return added;
    },
  };
}

// People type a plain space and hyphen when they search.
const typed = new Map([
  ["\u00a0", " "],
  ["\u00ad", "-"],
  ["\u2010", "-"],
  ["\u2011", "-"],
]);

const searchable = (character: string) => (typed.get(character) ?? character).codePointAt(0) ?? 0;
