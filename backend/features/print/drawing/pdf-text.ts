import type { Font, Glyph } from "fontkit";
import type { Faces } from "../faces/faces.ts";
import { bidi, type ShapedGlyph } from "../faces/shaped-text.ts";
import type { TextBox } from "../pages/page.ts";
import type { GlyphRun } from "../text/text-setter.ts";
import { number } from "./path-operators.ts";

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

/** Text for a glyph without a character: viewers leave it out, or paste something invisible that joins letters. */
const nothing = "\u2060";

const ignorable = /\p{Default_Ignorable_Code_Point}/gu;

/** The text each glyph is found and copied as, given its characters (`parts`); together they are the run's text. */
function glyphTexts(parts: readonly string[], text: string, isRightToLeft: boolean): string[] {
  const joined = parts.join("");
  if (joined === text && !parts.includes("")) return [...parts];
  const visible = (isRightToLeft ? mirrored(text) : text).replace(ignorable, "");
  const known = parts.map((part) => part.replace(ignorable, ""));
  const [words, partsOfWords] = [visible.split(" "), splitAtSpaces(known)];
  const texts =
    words.length === partsOfWords.length
      ? partsOfWords.flatMap((word, index) => [...(index > 0 ? [" "] : []), ...share(word, words[index] ?? "")])
      : share(known, visible);
  return texts.map((shared) => shared || nothing);
}

/** Viewers expect mirrored brackets in texts from right to left. */
const mirrored = (text: string) =>
  Array.from(text, (character) => bidi.getMirroredCharacter(character) ?? character).join("");

function splitAtSpaces(parts: readonly string[]): string[][] {
  const words: string[][] = [[]];
  for (const part of parts) {
    if (part === " ") words.push([]);
    else words.at(-1)?.push(part);
  }
  return words;
}

function share(parts: readonly string[], text: string): string[] {
  if (parts.join("") === text) return [...parts];
  const shared = parts.map(() => "");
  let [first, begin, gathered] = [0, 0, ""];
  parts.forEach((part, index) => {
    gathered += part;
    const slice = text.slice(begin, begin + gathered.length);
    if (sorted(gathered) !== sorted(slice)) return;
    spread(slice, shared, first, index);
    [first, begin, gathered] = [index + 1, begin + slice.length, ""];
  });
  const last = Math.min(first, parts.length - 1);
  if (last >= 0) shared[last] += text.slice(begin);
  return shared;
}

/** Gives each glyph a character and the last one the rest: viewers see a gap where a wide glyph has none. */
function spread(text: string, shared: string[], first: number, last: number): void {
  const characters = [...text];
  for (let index = first; index < last; index += 1) shared[index] = characters.shift() ?? "";
  shared[last] = characters.join("");
}

const sorted = (text: string) => [...text].sort().join("");

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
interface DocumentFont {
  name(): string;
  /** `text` is what viewers find and copy. The same glyph with another text is embedded once more. */
  embed(glyph: Glyph, text: string): EmbeddedGlyph;
}

/** Adds a font to a document, named after its file. */
function addFont(document: PDFKit.PDFDocument, name: string, file: Font): DocumentFont {
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
