import type { Font, Glyph } from "fontkit";

// Missing in pdfkit's types. Its text() shapes words itself, so its result could differ from what was measured.

interface EmbeddedFont {
  readonly id: string;
  /** The first glyph stands for characters that the font lacks. */
  readonly subset: { readonly glyphs: number[] };
  /** By place in the embedded font: advance width in thousandths of the size, and characters. */
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

interface EmbeddedGlyph {
  code: string;
  /** Advance width that viewers assume, in thousandths of the size. */
  width: number;
}

/** A font of a document, which embeds the glyphs that are used. */
export interface DocumentFont {
  name(): string;
  /** `text` is what viewers find and copy. The same glyph with another text is embedded once more. */
  embed(glyph: Glyph, text: string): EmbeddedGlyph;
}

/** Adds a font to a document, named after its file. */
export function addFont(document: PDFKit.PDFDocument, name: string, file: Font): DocumentFont {
  // Files of one family have the same name, so pdfkit would take them for one font.
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
