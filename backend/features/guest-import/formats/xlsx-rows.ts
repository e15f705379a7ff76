import { posix } from "node:path";
import { message } from "../../../../common/messages/message.ts";
import { builtInDisplay, displayOf, type NumberDisplay, NumberTexts } from "./number-text.ts";
import type { CellLook, Sheet, UnreadSheet } from "./sheet.ts";
import { SheetBuilder } from "./sheet-builder.ts";
import { damagedWorkbook, unreadable } from "./unreadable.ts";
import { openParts, type WorkbookParts } from "./workbook-parts.ts";
import { type Attributes, elementsIn, isTrue, readElement, readXml, textIn, type XmlElement } from "./xml.ts";

/** Visible sheets, read on request. @throws DomainError UNREADABLE_FILE when damaged, no workbook, or too large */
export async function readXlsx(bytes: Buffer): Promise<UnreadSheet[]> {
  const parts = await openParts(bytes);
  if (!parts.has("_rels/.rels")) throw unreadable(message("reading.notWorkbook"));
  const root = await readRelations(parts, "");
  const path = targetOf(root, "/officeDocument") ?? "xl/workbook.xml";
  const relations = await readRelations(parts, path);
  const workbook = await readElement(parts.read(path));
  const [strings, styles] = [targetOf(relations, "/sharedStrings"), targetOf(relations, "/styles")];
  const context: CellContext = {
    texts: strings !== undefined && parts.has(strings) ? await readSharedStrings(parts.read(strings)) : [],
    styles: styles !== undefined && parts.has(styles) ? stylesOf(await readElement(parts.read(styles))) : [],
    numbers: new NumberTexts(elementsIn(workbook, "workbookPr").some(({ attributes }) => isTrue(attributes.date1904))),
  };
  const paths = new Set<string>();
  return elementsIn(workbook, "sheets", "sheet").flatMap(({ attributes: { name = "", state, ...others } }) => {
    const [, id = ""] = Object.entries(others).find(([key]) => key.endsWith(":id")) ?? [];
    const { type = "", target = "" } = relations.get(id) ?? {};
    // A sheet that is named again would take the time to read it again.
    if ((state ?? "visible") !== "visible" || !type.endsWith("/worksheet") || paths.has(target)) return [];
    paths.add(target);
    return [{ read: (maxRows = Infinity) => readSheet(parts.read(target), new SheetBuilder(name), context, maxRows) }];
  });
}

type Relations = ReadonlyMap<string, { type: string; target: string }>;

/** By id, what a part refers to: the path of another one, and what it is. */
async function readRelations(parts: WorkbookParts, path: string): Promise<Relations> {
  const folder = posix.dirname(`/${path}`);
  const list = await readElement(parts.read(posix.join(folder, "_rels", `${posix.basename(path)}.rels`)));
  return new Map(
    elementsIn(list, "Relationship").map(({ attributes: { Id = "", Type = "", Target = "" } }) => [
      Id,
      { type: Type, target: posix.resolve(folder, Target) },
    ]),
  );
}

const targetOf = (relations: Relations, type: string) =>
  [...relations.values()].find((relation) => relation.type.endsWith(type))?.target;

/** By number. */
async function readSharedStrings(chunks: AsyncIterable<Buffer>): Promise<string[]> {
  const strings: string[] = [];
  await readXml(chunks, {
    isWanted: (name) => name === "si",
    take: (element) => strings.push(unescaped(runsIn(element))),
  });
  return strings;
}

/** Runs of rich text are joined; phonetic readings (furigana) are omitted. */
const runsIn = (element: XmlElement): string =>
  textIn(element, (child) => {
    if (typeof child === "string" || child.name === "rPh") return "";
    return child.name === "t" ? textIn(child) : runsIn(child);
  });

/** With the characters that XML cannot contain (_x000D_). */
const unescaped = (text: string) =>
  text.replace(/_x([0-9A-Fa-f]{4})_/gu, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

interface CellContext {
  /** Shared by cells, by number. */
  texts: readonly string[];
  styles: readonly CellStyle[];
  numbers: NumberTexts;
}

/** Rows with text; the dimension and columns that a sheet states are ignored. */
async function readSheet(
  chunks: AsyncIterable<Buffer>,
  sheet: SheetBuilder,
  context: CellContext,
  maxRows: number,
): Promise<Sheet> {
  await readXml(chunks, {
    isWanted: (name) => name === "row" || name === "mergeCell",
    take: (element) => (element.name === "row" ? addRow(sheet, element, context) : addMerge(sheet, element)),
    isDone: () => sheet.rowCount >= maxRows,
  });
  return sheet.sheet();
}

function addRow(sheet: SheetBuilder, row: XmlElement, context: CellContext): void {
  const number = Number(row.attributes.r);
  // Some programs write no number, and broken files any text.
  const isNumber = Number.isSafeInteger(number) && number > 0;
  sheet.openRow(isNumber ? number : sheet.row + 1, isTrue(row.attributes.hidden));
  let column = -1;
  for (const cell of elementsIn(row, "c")) {
    const { r, s = "0" } = cell.attributes;
    column = r === undefined ? column + 1 : columnOf(r);
    const style = context.styles[Number(s)];
    sheet.setLook(column, style?.look);
    sheet.setText(column, shownText(sheet, column, cell, style, context));
  }
  sheet.closeRow();
}

/** Some programs write the text both as the value and in the cell. */
function valueIn(cell: XmlElement): string {
  const [value] = elementsIn(cell, "v");
  return runsIn(cell) || (value ? textIn(value) : "");
}

function shownText(
  sheet: SheetBuilder,
  column: number,
  cell: XmlElement,
  style: CellStyle | undefined,
  { texts, numbers }: CellContext,
): string {
  const value = valueIn(cell);
  switch (cell.attributes.t ?? "n") {
    case "s":
      return value === "" ? "" : sharedText(texts, Number(value));
    case "inlineStr":
    case "str":
      return unescaped(value);
    case "b":
      return value && (isTrue(value) ? "TRUE" : "FALSE");
    case "e":
      sheet.addError(column, value);
      return "";
    case "d":
      return value.replace(/T00:00(:00(\.0+)?)?Z?$/u, "");
    default:
      if (value === "" && elementsIn(cell, "f").length > 0) sheet.addUnsaved(column);
      if (value === "" || !Number.isFinite(Number(value))) return value;
      return numbers.of(Number(value), style?.display ?? "plain");
  }
}

/** A text that is missing in the workbook may have been a name. */
function sharedText(texts: readonly string[], place: number): string {
  const text = texts[place];
  if (text === undefined) throw damagedWorkbook();
  return text;
}

function addMerge(sheet: SheetBuilder, { attributes: { ref = "" } }: XmlElement): void {
  const [from, to] = ref.split(":");
  if (from === undefined || to === undefined) return;
  const [column, row] = [columnOf(from), rowOf(from)];
  sheet.merge(column, row, columnOf(to) - column + 1, rowOf(to) - row + 1);
}

/** From 0. Of a longer reference, which is broken, only the first letters count. */
function columnOf(reference: string): number {
  let column = 0;
  for (let index = 0; index < 3; index += 1) {
    const letter = reference.charCodeAt(index) & ~32;
    if (letter < 65 || letter > 90) break;
    column = column * 26 + letter - 64;
  }
  return column - 1;
}

const rowOf = (reference: string) => Number(/\d+$/u.exec(reference)?.[0] ?? 0);

/** How cells of a style show numbers, and how they look, undefined if plain. */
export interface CellStyle {
  display: NumberDisplay;
  look: CellLook | undefined;
}

/** By number. Conditional formats have fonts and fills, too, but not in these lists. */
export function stylesOf(sheet: XmlElement): CellStyle[] {
  const codes = new Map(
    elementsIn(sheet, "numFmts", "numFmt").map(({ attributes }) => [attributes.numFmtId, attributes.formatCode ?? ""]),
  );
  const fonts = elementsIn(sheet, "fonts", "font").map(lookOfFont);
  const fills = elementsIn(sheet, "fills", "fill").map(lookOfFill);
  return elementsIn(sheet, "cellXfs", "xf").map(({ attributes: { numFmtId = "0", fontId, fillId } }) => {
    const code = codes.get(numFmtId);
    const look = { ...fonts[Number(fontId)], ...fills[Number(fillId)] };
    return {
      display: code === undefined ? builtInDisplay(Number(numFmtId)) : displayOf(code),
      look: Object.keys(look).length > 0 ? look : undefined,
    };
  });
}

function lookOfFont(font: XmlElement): CellLook {
  const isOn = (name: string) => elementsIn(font, name).some(({ attributes: { val = "1" } }) => isTrue(val));
  return { ...(isOn("b") && { isBold: true }), ...(isOn("strike") && { isStruck: true }) };
}

function lookOfFill(fill: XmlElement): CellLook {
  const pattern = elementsIn(fill, "patternFill")[0];
  const type = pattern === undefined ? "solid" : (pattern.attributes.patternType ?? "none");
  if (type === "none") return {};
  const [color] = pattern ? elementsIn(pattern, "fgColor") : elementsIn(fill, "gradientFill", "stop", "color");
  const named = (color && colorOf(color.attributes)) ?? (pattern && type);
  return named === undefined || named === white ? {} : { fill: named };
}

const white = "ffffff";

/** Those of the palette that are white or the window's own. */
const whiteIndexes = new Set(["1", "9", "65"]);

/** The theme's first color is its background. */
function colorOf({ rgb, theme, tint, indexed }: Attributes): string | undefined {
  if (rgb !== undefined) return rgb.slice(-6).toLowerCase();
  const shade = Number(tint ?? 0);
  if (theme !== undefined) return theme === "0" && shade === 0 ? white : `theme ${theme} ${shade.toFixed(2)}`;
  if (indexed !== undefined) return whiteIndexes.has(indexed) ? white : `indexed ${indexed}`;
  return undefined;
}
