import { displayOfBuiltIn, displayOfCode, type NumberDisplay } from "./number-text.ts";
import type { CellLook } from "./sheet.ts";
import { isTrue } from "./xlsx-workbook.ts";
import { type Attributes, readXml, type XmlHandler } from "./xml.ts";
import type { WorkbookParts } from "./zip-inspection.ts";

/** By a cell's style: how it shows numbers, and how it looks, undefined if plain. */
export interface WorkbookStyles {
  displays: NumberDisplay[];
  looks: (CellLook | undefined)[];
}

export async function readStyles(parts: WorkbookParts, path: string): Promise<WorkbookStyles> {
  const collector = new StyleCollector();
  await readXml(parts.read(path), collector);
  return collector.styles;
}

const maxCellFormats = 65_536;

/** Conditional formats have fonts and fills, too, but not in these lists. */
class StyleCollector implements XmlHandler {
  readonly styles: WorkbookStyles = { displays: [], looks: [] };
  readonly #codes = new Map<number, string>();
  readonly #fonts: CellLook[] = [];
  readonly #fills: CellLook[] = [];
  readonly #within: string[] = [];

  open = (name: string, attributes: Attributes): void => {
    const within = this.#within;
    const list = within[1];
    if (within.length === 2) this.#openItem(list, attributes);
    else if (list === "fonts") this.#openFontPart(name, attributes);
    else if (list === "fills") this.#openFillPart(name, attributes);
    within.push(name);
  };

  close = (): void => {
    this.#within.pop();
  };

  #openItem(list: string | undefined, attributes: Attributes): void {
    if (list === "numFmts") this.#codes.set(Number(attributes.numFmtId ?? 0), attributes.formatCode ?? "");
    else if (list === "fonts") addTo(this.#fonts);
    else if (list === "fills") addTo(this.#fills);
    else if (list === "cellXfs") this.#addFormat(attributes);
  }

  #openFontPart(name: string, { val }: Attributes): void {
    const font = this.#fonts.at(-1);
    if (font === undefined || (val !== undefined && !isTrue(val))) return;
    if (name === "b") font.isBold = true;
    if (name === "strike") font.isStruck = true;
  }

  #openFillPart(name: string, attributes: Attributes): void {
    const fill = this.#fills.at(-1);
    if (fill === undefined) return;
    const pattern = attributes.patternType ?? "none";
    if (name === "patternFill" && pattern !== "none") fill.fill = pattern;
    const isGradient = name === "color" && fill.fill === undefined;
    const color = isGradient || (name === "fgColor" && fill.fill !== undefined) ? colorOf(attributes) : undefined;
    if (color !== undefined) fill.fill = color;
  }

  #addFormat({ numFmtId, fontId, fillId }: Attributes): void {
    const { displays, looks } = this.styles;
    if (displays.length >= maxCellFormats) return;
    const id = Number(numFmtId ?? 0);
    const code = this.#codes.get(id);
    displays.push(code === undefined ? displayOfBuiltIn(id) : displayOfCode(code));
    const look = { ...this.#fonts[Number(fontId)], ...this.#fills[Number(fillId)] };
    if (look.fill === white) delete look.fill;
    looks.push(Object.keys(look).length > 0 ? look : undefined);
  }
}

function addTo(list: CellLook[]): void {
  // Later ones belong to no format, which are as many.
  if (list.length < maxCellFormats) list.push({});
}

const white = "ffffff";

/** Those of the palette that are white or the window's own, and of the theme the background. */
const whiteIndexes = new Set(["1", "9", "65"]);

function colorOf({ rgb, theme, tint, indexed }: Attributes): string | undefined {
  if (rgb !== undefined) return rgb.slice(-6).toLowerCase();
  const shade = Number(tint ?? 0);
  if (theme !== undefined) return theme === "0" && shade === 0 ? white : `theme ${theme} ${shade.toFixed(2)}`;
  if (indexed !== undefined) return whiteIndexes.has(indexed) ? white : `indexed ${indexed}`;
  return undefined;
}
