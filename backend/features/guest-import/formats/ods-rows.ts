import { message } from "../../../../common/messages/message.ts";
import { dateText, plainNumber } from "./number-text.ts";
import { type CellLook, maxSheetColumns, maxSheetRows, refuseFarCell, type UnreadSheet } from "./sheet.ts";
import { SheetBuilder } from "./sheet-builder.ts";
import { damagedWorkbook, passwordProtected, unreadable } from "./unreadable.ts";
import { openParts } from "./workbook-parts.ts";
import { type Attributes, elementsIn, readXml, textIn, type XmlElement } from "./xml.ts";

const manifest = "META-INF/manifest.xml";

/** Visible sheets of an OpenDocument spreadsheet. @throws DomainError UNREADABLE_FILE when damaged, protected, too large */
export async function readOds(bytes: Buffer): Promise<UnreadSheet[]> {
  const parts = await openParts(bytes);
  const enter = (name: string) => {
    if (name === "encryption-data") throw passwordProtected();
  };
  if (parts.has(manifest)) await readXml(parts.read(manifest), { enter });
  const document = new OdsDocument();
  await readXml(parts.read("content.xml"), document);
  return document.visible.map((sheet) => ({ read: () => sheet.sheet() }));
}

/** An element can repeat a cell or a row a million times. */
const maxRepeatedCells = 2_000_000;

/** Of empty cells in one style, which often go on to the end of the sheet. */
const maxRepeatedLooks = 20;

const maxStyles = 65_536;

/** Elements whose text no cell shows. */
const unseen = new Set([
  ...["annotation", "note", "ruby-text", "shapes", "frame", "custom-shape", "line", "rect", "g"],
  ...["dde-links", "tracked-changes"],
]);

/** Collects the visible sheets while a document streams by: first its styles, then its tables, row by row. */
class OdsDocument {
  readonly visible: SheetBuilder[] = [];
  readonly #looks = new Map<string, CellLook>();
  readonly #hiddenTables = new Set<string>();
  #sheet = new SheetBuilder("");
  /** Of columns, if their cells have none. */
  #styleNames: (string | undefined)[] = [];
  #nextRow = 1;
  #repeated = 0;

  isWanted = (name: string): boolean => unseen.has(name) || ["style", "table-column", "table-row"].includes(name);

  enter = (name: string, attributes: Attributes): void => {
    if (name !== "table") return;
    this.#sheet = new SheetBuilder(attributes["table:name"] ?? "");
    if (!this.#hiddenTables.has(attributes["table:style-name"] ?? "")) this.visible.push(this.#sheet);
    this.#nextRow = 1;
    this.#styleNames = [];
  };

  take = (element: XmlElement): void => {
    if (element.name === "style") this.#addStyle(element);
    else if (element.name === "table-column") this.#addColumns(element.attributes);
    else if (element.name === "table-row") this.#addRow(element);
  };

  #addStyle(style: XmlElement): void {
    const {
      "style:name": name = "",
      "style:family": family,
      "style:parent-style-name": parent = "",
    } = style.attributes;
    const isHidden = ({ attributes }: XmlElement) => attributes["table:display"] === "false";
    if (elementsIn(style, "table-properties").some(isHidden)) this.#hiddenTables.add(name);
    const own = [...elementsIn(style, "text-properties"), ...elementsIn(style, "table-cell-properties")].map(lookOf);
    const look: CellLook = Object.assign({}, this.#looks.get(parent), ...own);
    const isCell = family === "table-cell" && Object.keys(look).length > 0;
    if (isCell && this.#looks.size < maxStyles) this.#looks.set(name, look);
  }

  #addColumns(attributes: Attributes): void {
    const times = Math.min(timesIn(attributes["table:number-columns-repeated"]), maxSheetColumns);
    const names = Array.from({ length: times }, () => attributes["table:default-cell-style-name"]);
    if (this.#styleNames.length < maxSheetColumns) this.#styleNames.push(...names);
  }

  #addRow(row: XmlElement): void {
    const { attributes } = row;
    this.#sheet.openRow(this.#nextRow, (attributes["table:visibility"] ?? "visible") !== "visible");
    const times = timesIn(attributes["table:number-rows-repeated"]);
    let [column, textsInRow] = [0, 0];
    for (const cell of row.children) {
      if (typeof cell === "string" || !/^(?:covered-)?table-cell$/u.test(cell.name)) continue;
      const next = Math.min(
        column + timesIn(cell.attributes["table:number-columns-repeated"]),
        Number.MAX_SAFE_INTEGER,
      );
      if (this.#addCell(cell, column, next)) textsInRow = next;
      column = next;
    }
    if (textsInRow > 0) {
      refuseFarCell(0, this.#nextRow + times - 1);
      this.#countRepeated((times - 1) * textsInRow);
      this.#sheet.closeRow(times);
    }
    this.#nextRow = Math.min(this.#nextRow + times, Number.MAX_SAFE_INTEGER);
  }

  /** Of columns up to `next`. Returns whether there is a text. */
  #addCell(cell: XmlElement, column: number, next: number): boolean {
    const { attributes } = cell;
    const sheet = this.#sheet;
    // A table within a cell, which no spreadsheet program writes.
    if (elementsIn(cell, "table").length > 0) throw damagedWorkbook();
    // Cells below a merged one may have kept a text that nobody sees.
    const text = cell.name === "table-cell" ? shownText(cell, sheet, column) : "";
    const isEmpty = text.trim() === "";
    if (!isEmpty) {
      refuseFarCell(next - 1, sheet.row);
      this.#countRepeated(next - 1 - column);
    }
    for (let place = column; place < (isEmpty ? Math.min(next, column + maxRepeatedLooks) : next); place += 1) {
      sheet.setText(place, text);
      const style = attributes["table:style-name"] ?? (isEmpty ? undefined : this.#styleNames[place]);
      sheet.setLook(place, style === undefined ? undefined : this.#looks.get(style));
    }
    const down = Math.min(timesIn(attributes["table:number-rows-spanned"]), maxSheetRows - sheet.row + 1);
    sheet.merge(column, sheet.row, timesIn(attributes["table:number-columns-spanned"]), down);
    return !isEmpty;
  }

  #countRepeated(more: number): void {
    this.#repeated += more;
    if (this.#repeated > maxRepeatedCells) throw unreadable(message("reading.tooLargeUnpacked"));
  }
}

/** The text of a cell, with dates and times as ISO text. */
function shownText(cell: XmlElement, sheet: SheetBuilder, column: number): string {
  const { attributes } = cell;
  const lines = elementsIn(cell, "p").flatMap((line) => textIn(line, writtenText).split("\n"));
  const shown = lines.map((line) => line.trim()).join("\n");
  if (attributes["calcext:value-type"] === "error") {
    sheet.addError(column, shown);
    return "";
  }
  switch (attributes["office:value-type"]) {
    case "date":
      return dateText(attributes["office:date-value"] ?? shown);
    case "time":
      return timeText(attributes["office:time-value"] ?? "") ?? shown;
    case "boolean":
      return attributes["office:boolean-value"] === "true" ? "TRUE" : "FALSE";
    case "float":
      return floatText(shown, attributes["office:value"]);
    case undefined:
      if (shown === "" && attributes["table:formula"] !== undefined) sheet.addUnsaved(column);
  }
  return shown || (attributes["office:string-value"] ?? "");
}

function writtenText(child: XmlElement | string): string {
  if (typeof child === "string") return child.replace(/[ \t\r\n]+/gu, " ");
  if (child.name === "line-break") return "\n";
  if (child.name === "s") return " ".repeat(Math.min(timesIn(child.attributes["text:c"]), 100));
  if (child.name === "tab") return " ";
  return unseen.has(child.name) ? "" : textIn(child, writtenText);
}

/** How often something is repeated or how far it spans, at least once. */
function timesIn(attribute: string | undefined): number {
  const times = Number(attribute ?? 1);
  return Number.isSafeInteger(times) && times >= 1 ? times : 1;
}

/** As shown, but with a decimal point, and numbers too long for their cell in full. */
function floatText(shown: string, value: string | undefined): string {
  const number = Number(value);
  if (value === undefined || value === "" || !Number.isFinite(number)) return shown;
  if (shown === "" || /\d[Ee][+-]?\d|^#+$/u.test(shown)) return plainNumber(number);
  const pointed = shown.replace(",", ".");
  return Math.abs(Number(pointed) - number) < 1 ? pointed : shown;
}

/** From a duration such as PT18H30M00S. */
function timeText(duration: string): string | undefined {
  const [, hours = "", minutes, seconds = "00"] = /^PT(\d+)H(\d\d?)M(?:(\d\d)[.,\d]*S)?$/u.exec(duration) ?? [];
  if (minutes === undefined) return undefined;
  return [hours, minutes, ...(seconds === "00" ? [] : [seconds])].map((part) => part.padStart(2, "0")).join(":");
}

/** What properties of a style say. A white fill takes none away. */
function lookOf({ attributes }: XmlElement): CellLook {
  const isBold = attributes["fo:font-weight"] === "bold";
  const isStruck = (attributes["style:text-line-through-style"] ?? "none") !== "none";
  const color = attributes["fo:background-color"]?.toLowerCase() ?? "";
  const fill = color !== "#ffffff" && /^#[\da-f]{6}$/u.test(color) ? color.slice(1) : undefined;
  return { ...(fill && { fill }), ...(isStruck && { isStruck }), ...(isBold && { isBold }) };
}
