import type { Faces } from "../faces/faces.ts";
import type { TextBox } from "../pages/page.ts";
import type { GlyphRun } from "../text/set-line.ts";
import { number } from "./path-operators.ts";
import { addFont, type DocumentFont } from "./pdfkit-fonts.ts";

/** A run as the content of a page has it. */
interface EncodedRun {
  operators: string;
  /** What viewers find and copy by its glyphs alone. */
  text: string;
}

/** The least difference from a glyph's usual place that counts, in thousandths of the size. */
const leastShift = 0.1;

/** Writes lines of text: the glyphs that were measured, each where it was measured. */
export class PdfText {
  readonly #document: PDFKit.PDFDocument;
  readonly #faces: Pick<Faces, "face">;
  readonly #fonts = new Map<string, DocumentFont>();

  constructor(document: PDFKit.PDFDocument, faces: Pick<Faces, "face">) {
    this.#document = document;
    this.#faces = faces;
  }

  /**
   * Writes a line.
   *
   * @param isRead whether it is more than decoration
   */
  write({ x, y, line, colour }: TextBox, isRead: boolean): void {
    const runs = line.runs.map((run) => ({ run, ...this.#encode(run, line.size) }));
    const operators = runs.map(({ run, operators }) => {
      const font = this.#font(run.face).name();
      // The page's y grows down, a text's up.
      return `/${font} ${number(line.size)} Tf\n1 0 0 -1 ${number(x + run.x)} ${number(y)} Tm\n${operators}`;
    });
    const text = ["BT", `${colourOperands(colour)} rg`, ...operators, "ET"];
    const isPlain = runs.map((run) => run.text).join("") === line.text;
    this.#document.addContent(isRead && !isPlain ? saidAs(line.text, text).join("\n") : text.join("\n"));
  }

  #font(name: string): DocumentFont {
    const known = this.#fonts.get(name);
    if (known) return known;
    const font = addFont(this.#document, name, this.#faces.face(name).font);
    this.#fonts.set(name, font);
    return font;
  }

  #encode(run: GlyphRun, size: number): EncodedRun {
    const face = this.#faces.face(run.face);
    const font = this.#font(run.face);
    const unit = 1000 / face.unitsPerEm;
    const shown = new ShownGlyphs(size);
    let text = "";
    let origin = 0;
    for (const { glyph, advance, offsetX, offsetY } of face.shape(run.text, run.isRightToLeft).glyphs) {
      const embedded = font.embed(glyph);
      shown.add(embedded.code, embedded.width, (origin + offsetX) * unit, offsetY * unit);
      text += embedded.text;
      origin += advance;
    }
    return { operators: shown.operators(), text };
  }
}

/** Collects glyphs into the fewest operators. Lengths are in thousandths of the size. */
class ShownGlyphs {
  readonly #size: number;
  readonly #operators: string[] = [];
  #parts: string[] = [];
  #codes = "";
  /** Where the next glyph would be. */
  #pen = 0;
  #rise = 0;

  constructor(size: number) {
    this.#size = size;
  }

  add(code: string, width: number, x: number, rise: number): void {
    if (Math.abs(rise - this.#rise) >= leastShift) this.#riseTo(rise);
    const shift = Math.round((x - this.#pen) * 10) / 10;
    if (Math.abs(shift) >= leastShift) {
      this.#endCodes();
      this.#parts.push(number(-shift));
      this.#pen += shift;
    }
    this.#codes += code;
    this.#pen += width;
  }

  operators(): string {
    // The next text would rise, too.
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

/** Operators with the text that they are read out, found and copied as: their glyphs are in the order in which they are seen. */
function saidAs(text: string, operators: readonly string[]): string[] {
  const codes = Array.from({ length: text.length }, (_, at) => text.charCodeAt(at).toString(16).padStart(4, "0"));
  return [`/Span <</ActualText <feff${codes.join("")}>>> BDC`, ...operators, "EMC"];
}

/** Red, green and blue of a color (`#rrggbb`), from 0 to 1. */
export function colourOperands(colour: string): string {
  return [1, 3, 5].map((at) => number(Number.parseInt(colour.slice(at, at + 2), 16) / 255)).join(" ");
}
