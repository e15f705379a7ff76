import type { Faces } from "../faces/faces.ts";
import type { ShapedGlyph } from "../faces/shaped-text.ts";
import type { TextBox } from "../pages/page.ts";
import type { GlyphRun } from "../text/set-line.ts";
import { glyphTexts, nothing } from "./glyph-texts.ts";
import { number } from "./path-operators.ts";
import { addFont, type DocumentFont } from "./pdfkit-fonts.ts";

/** The least shift from a glyph's usual place that counts, in thousandths of the size. */
const minShift = 0.1;

/** Writes lines of text: the glyphs that were measured, each where it was measured. */
export class PdfText {
  readonly #document: PDFKit.PDFDocument;
  readonly #faces: Pick<Faces, "face">;
  readonly #fonts = new Map<string, DocumentFont>();

  constructor(document: PDFKit.PDFDocument, faces: Pick<Faces, "face">) {
    this.#document = document;
    this.#faces = faces;
  }

  write({ x, y, line, color }: TextBox): void {
    const texts: string[] = [];
    const marks: string[] = [];
    for (const run of line.runs) {
      const font = this.#font(run.face);
      // The page's y grows down, a text's up.
      const begin = `/${font.name()} ${number(line.size)} Tf\n1 0 0 -1 ${number(x + run.x)} ${number(y)} Tm\n`;
      const encoded = this.#encode(run, font, line.size);
      if (encoded.text !== "") texts.push(begin + encoded.text);
      if (encoded.marks !== "") marks.push(begin + encoded.marks);
    }
    this.#document.addContent(["BT", `${colorOperands(color)} rg`, ...texts, ...marks, "ET"].join("\n"));
  }

  #font(name: string): DocumentFont {
    const known = this.#fonts.get(name);
    if (known) return known;
    const font = addFont(this.#document, name, this.#faces.face(name).font);
    this.#fonts.set(name, font);
    return font;
  }

  #encode(run: GlyphRun, font: DocumentFont, size: number): { text: string; marks: string } {
    const face = this.#faces.face(run.face);
    const { glyphs } = face.shape(run.text, run.isRightToLeft);
    const texts = textsOf(run, glyphs);
    const unit = 1000 / face.unitsPerEm;
    const text = new ShownGlyphs(size);
    // Dots and the like come last, because viewers take them for lines of their own.
    const marks = new ShownGlyphs(size);
    let origin = 0;
    glyphs.forEach(({ glyph, advance, offsetX, offsetY }, index) => {
      const { code, width } = font.embed(glyph, texts[index] ?? "");
      const shown = texts[index] === nothing ? marks : text;
      shown.add(code, width, (origin + offsetX) * unit, offsetY * unit);
      origin += advance;
    });
    return { text: text.operators(), marks: marks.operators() };
  }
}

function textsOf({ text, isRightToLeft }: GlyphRun, glyphs: readonly ShapedGlyph[]): string[] {
  const parts = glyphs.map(({ glyph }) => String.fromCodePoint(...glyph.codePoints));
  return isRightToLeft ? glyphTexts(parts.reverse(), text, true).reverse() : glyphTexts(parts, text, false);
}

/** Collects glyphs into the fewest operators. Lengths are in thousandths of the size. */
class ShownGlyphs {
  readonly #size: number;
  readonly #operators: string[] = [];
  #parts: string[] = [];
  #codes = "";
  #pen = 0;
  #rise = 0;

  constructor(size: number) {
    this.#size = size;
  }

  add(code: string, width: number, x: number, rise: number): void {
    if (Math.abs(rise - this.#rise) >= minShift) this.#riseTo(rise);
    const shift = Math.round((x - this.#pen) * 10) / 10;
    if (Math.abs(shift) >= minShift) {
      this.#endCodes();
      this.#parts.push(number(-shift));
      this.#pen += shift;
    }
    this.#codes += code;
    this.#pen += width;
  }

  operators(): string {
    if (this.#rise !== 0) this.#riseTo(0);
    this.#show();
    return this.#operators.join("\n");
  }

  #riseTo(rise: number): void {
    this.#show();
    this.#rise = rise;
    this.#operators.push(`${number((rise * this.#size) / 1000)} Ts`);
  }

  #endCodes(): void {
    if (this.#codes !== "") this.#parts.push(`<${this.#codes}>`);
    this.#codes = "";
  }

  #show(): void {
    this.#endCodes();
    if (this.#parts.length > 0) this.#operators.push(`[${this.#parts.join(" ")}] TJ`);
    this.#parts = [];
  }
}

/** Red, green and blue of `#rrggbb`, from 0 to 1. */
export function colorOperands(color: string): string {
  return [1, 3, 5].map((at) => number(Number.parseInt(color.slice(at, at + 2), 16) / 255)).join(" ");
}
