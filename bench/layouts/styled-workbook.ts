import { zipArchive } from "../../backend/testing/workbook-archive.ts";
import type { Area, Cell, Place, SheetPlan } from "./file-plan.ts";

const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const packaged = "http://schemas.openxmlformats.org/package/2006";
const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

export const isStyled = ({ boxes = [], fills = [], bold = [], struck = [] }: SheetPlan): boolean =>
  boxes.length + fills.length + bold.length + struck.length > 0;

/** Writes what the library does not: borders, fills, bold and struck-out cells. */
export function styledWorkbook(sheets: readonly SheetPlan[], kind: "xlsx" | "xlsm"): Buffer {
  const styles = new Styles();
  const parts = sheets.map((sheet, index) => ({
    name: `xl/worksheets/sheet${index + 1}.xml`,
    content: declaration + sheetXml(sheet, styles),
  }));
  const bookType =
    kind === "xlsm"
      ? "application/vnd.ms-excel.sheet.macroEnabled.main+xml"
      : "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml";
  const partType = (type: string) => `application/vnd.openxmlformats-officedocument.spreadsheetml.${type}+xml`;
  const override = (name: string, type: string) => `<Override PartName="/${name}" ContentType="${type}"/>`;
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`;
  const relations = (content: string) =>
    `${declaration}<Relationships xmlns="${packaged}/relationships">${content}</Relationships>`;
  const listed = sheets.map(({ name, isHidden }, index) => {
    const state = isHidden ? ' state="hidden"' : "";
    return `<sheet name="${escaped(name)}" sheetId="${index + 1}"${state} r:id="rId${index + 1}"/>`;
  });
  return zipArchive([
    {
      name: "[Content_Types].xml",
      content: `${declaration}<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${override("xl/workbook.xml", bookType)}${override("xl/styles.xml", partType("styles"))}${parts.map(({ name }) => override(name, partType("worksheet"))).join("")}</Types>`,
    },
    { name: "_rels/.rels", content: relations(relation("rId1", "officeDocument", "xl/workbook.xml")) },
    {
      name: "xl/workbook.xml",
      content: `${declaration}<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${listed.join("")}</sheets></workbook>`,
    },
    {
      name: "xl/_rels/workbook.xml.rels",
      content: relations(
        [
          ...parts.map((_, index) => relation(`rId${index + 1}`, "worksheet", `worksheets/sheet${index + 1}.xml`)),
          relation("rIdStyles", "styles", "styles.xml"),
        ].join(""),
      ),
    },
    { name: "xl/styles.xml", content: declaration + styles.xml() },
    ...parts,
  ]);
}

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

interface Style {
  sides: readonly string[];
  color: string;
  isBold: boolean;
  isStruck: boolean;
  isDate: boolean;
}

/** Numbers texts in the order they are first asked for. */
class Numbered {
  readonly #places: Map<string, number>;

  constructor(first: readonly string[]) {
    this.#places = new Map(first.map((text, place) => [text, place]));
  }

  placeOf(text: string): number {
    const place = this.#places.get(text) ?? this.#places.size;
    this.#places.set(text, place);
    return place;
  }

  xml(tag: string): string {
    return `<${tag} count="${this.#places.size}">${[...this.#places.keys()].join("")}</${tag}>`;
  }
}

const everySide = ["left", "right", "top", "bottom"];
const font = (isBold: boolean, isStruck: boolean) =>
  `<font>${isBold ? "<b/>" : ""}${isStruck ? "<strike/>" : ""}<sz val="11"/><name val="Calibri"/></font>`;
const patternFill = (pattern: string) => `<fill><patternFill patternType="${pattern}"/></fill>`;
const border = (sides: readonly string[]) =>
  `<border>${everySide.map((side) => (sides.includes(side) ? `<${side} style="thin"><color auto="1"/></${side}>` : `<${side}/>`)).join("")}<diagonal/></border>`;
const cellFormat = (date: number, fontPlace: number, fill: number, borderPlace: number) =>
  `<xf numFmtId="${date}" fontId="${fontPlace}" fillId="${fill}" borderId="${borderPlace}" xfId="0" applyNumberFormat="1" applyFont="1" applyFill="1" applyBorder="1"/>`;

/** The styles of a workbook; the first of each list is that of cells without a style. */
class Styles {
  readonly #fonts = new Numbered([font(false, false)]);
  readonly #fills = new Numbered([patternFill("none"), patternFill("gray125")]);
  readonly #borders = new Numbered([border([])]);
  readonly #formats = new Numbered([cellFormat(0, 0, 0, 0)]);

  placeOf({ sides, color, isBold, isStruck, isDate }: Style): number {
    const fill =
      color === ""
        ? patternFill("none")
        : `<fill><patternFill patternType="solid"><fgColor rgb="FF${color}"/><bgColor indexed="64"/></patternFill></fill>`;
    const places = [
      this.#fonts.placeOf(font(isBold, isStruck)),
      this.#fills.placeOf(fill),
      this.#borders.placeOf(border(sides)),
    ] as const;
    return this.#formats.placeOf(cellFormat(isDate ? 16 : 0, ...places));
  }

  xml(): string {
    return `<styleSheet xmlns="${main}">${this.#fonts.xml("fonts")}${this.#fills.xml("fills")}${this.#borders.xml("borders")}<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>${this.#formats.xml("cellXfs")}</styleSheet>`;
  }
}

function sheetXml(sheet: SheetPlan, styles: Styles): string {
  const { rows, merges = [], boxes = [], fills = [], hiddenColumns = [] } = sheet;
  const areas = [...boxes, ...merges, ...fills.map(({ row, column }) => ({ bottom: row, right: column }))];
  const height = Math.max(rows.length, ...areas.map(({ bottom }) => bottom + 1));
  const width = Math.max(...rows.map((row) => row.length), ...areas.map(({ right }) => right + 1));
  const columns = hiddenColumns.map((column) => `<col min="${column + 1}" max="${column + 1}" width="9" hidden="1"/>`);
  const lines = Array.from({ length: height }, (_, row) => {
    const cells = Array.from({ length: width }, (__, column) => cellXml(sheet, styles, { row, column }));
    return `<row r="${row + 1}"${rowAttributes(sheet, row)}>${cells.join("")}</row>`;
  });
  const merged = merges.map(
    ({ top, left, bottom, right }) =>
      `<mergeCell ref="${reference({ row: top, column: left })}:${reference({ row: bottom, column: right })}"/>`,
  );
  return `<worksheet xmlns="${main}">${columns.length > 0 ? `<cols>${columns.join("")}</cols>` : ""}<sheetData>${lines.join("")}</sheetData>${merged.length > 0 ? `<mergeCells count="${merged.length}">${merged.join("")}</mergeCells>` : ""}</worksheet>`;
}

function rowAttributes({ hiddenRows = [], outline = [] }: SheetPlan, row: number): string {
  const group = outline.find(({ from, to }) => row >= from && row <= to);
  const isHidden = hiddenRows.includes(row) || group?.isCollapsed === true;
  return `${group ? ` outlineLevel="${group.level}"` : ""}${isHidden ? ' hidden="1"' : ""}`;
}

function reference({ row, column }: Place): string {
  const letter = (place: number) => String.fromCharCode(65 + place);
  return `${column < 26 ? letter(column) : letter(Math.floor(column / 26) - 1) + letter(column % 26)}${row + 1}`;
}

const isAt = (place: Place) => (other: Place) => other.row === place.row && other.column === place.column;

function cellXml(sheet: SheetPlan, styles: Styles, place: Place): string {
  const { rows, boxes = [], fills = [], bold = [], struck = [], formulas = [] } = sheet;
  const cell = rows[place.row]?.[place.column] ?? null;
  const style = styles.placeOf({
    sides: everySide.filter((side) => boxes.some((box) => isOnSide(box, place, side))),
    color: fills.find(isAt(place))?.color ?? "",
    isBold: bold.some(isAt(place)),
    isStruck: struck.some(isAt(place)),
    isDate: cell instanceof Date,
  });
  if (cell === null && style === 0) return "";
  const start = `<c r="${reference(place)}"${style === 0 ? "" : ` s="${style}"`}`;
  const formula = formulas.find(isAt(place))?.formula;
  return `${start}${valueXml(cell, formula === undefined ? "" : `<f>${escaped(formula)}</f>`)}`;
}

function isOnSide({ top, left, bottom, right }: Area, { row, column }: Place, side: string): boolean {
  if (row < top || row > bottom || column < left || column > right) return false;
  return { left: column === left, right: column === right, top: row === top, bottom: row === bottom }[side] === true;
}

const dayLength = 86_400_000;

function valueXml(cell: Cell, formula: string): string {
  if (cell === null) return formula === "" ? "/>" : `>${formula}</c>`;
  if (cell instanceof Date) {
    return `>${formula}<v>${(cell.getTime() - Date.UTC(1899, 11, 30)) / dayLength}</v></c>`;
  }
  if (typeof cell === "number") return `>${formula}<v>${cell}</v></c>`;
  const text = escaped(cell);
  return formula === ""
    ? ` t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`
    : ` t="str">${formula}<v>${text}</v></c>`;
}
