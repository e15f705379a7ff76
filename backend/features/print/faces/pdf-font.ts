import type { Font } from "fontkit";
import type { Face } from "./face.ts";
import type { ShapedText } from "./shaped-text.ts";

/** OpenType features that say a text's direction to a PDF font: `features: [rightToLeft]`. */
export const leftToRight = "ltrm";
export const rightToLeft = "rtlm";

/**
 * A font for pdfkit's `registerFont` that draws exactly what was measured. By itself, pdfkit shapes texts once more, word by word,
 * in the direction of their letters. It does not with `features`, so texts need `leftToRight` or `rightToLeft` there.
 */
export function createPdfFont(face: Face): Font {
  // Parts of a font have the same name, by which pdfkit would take them for the same font.
  return Object.create(face.font, { layout: { value: layOut }, postscriptName: { value: face.name } });

  function layOut(text: string, features: string[] = []) {
    return runForPdf(face.shape(text, features.includes(rightToLeft)));
  }
}

// pdfkit changes the positions it gets, so they are made anew each time.
function runForPdf(shaped: ShapedText) {
  const positions = shaped.glyphs.map(({ advance, offsetX, offsetY }) => ({
    xAdvance: advance,
    yAdvance: 0,
    xOffset: offsetX,
    yOffset: offsetY,
  }));
  return {
    glyphs: shaped.glyphs.map(({ glyph }) => glyph),
    positions,
    get advanceWidth() {
      return positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
    },
  };
}

declare global {
  namespace PDFKit.Mixins {
    interface PDFFont {
      registerFont(name: string, font: Font): this;
    }
  }
}
