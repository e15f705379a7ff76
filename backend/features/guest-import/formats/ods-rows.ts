import { message } from "../../../../common/messages/message.ts";
import { dateText, plainNumber } from "./number-text.ts";
import { type CellLook, maxSheetColumns, maxSheetRows, refuseFarCell, type UnreadSheet } from "./sheet.ts";
import { SheetBuilder } from "./sheet-builder.ts";
import { damagedWorkbook, passwordProtected, unreadable } from "./unreadable.ts";
import { openParts } from "./workbook-parts.ts";
import { type Attributes, readXml, withMore, type XmlHandler } from "./xml.ts";

const manifest = "META-INF/manifest.xml";

/** Visible sheets of an OpenDocument spreadsheet. @throws DomainError UNREADABLE_FILE when damaged, protected, too large */
export async function readOds(bytes: Buffer): Promise<UnreadSheet[]> {
  const parts = await openParts(bytes);
  const refuseEncrypted = (name: string) => {
    if (name === "encryption-data") throw passwordProtected();
  };
  if (parts.has(manifest)) await readXml(parts.read(manifest), { open: refuseEncrypted });
  const collector = new OdsCollector();
  await readXml(parts.read("content.xml"), collector);
  return collector.visible.map((sheet) => ({ read: () => sheet.sheet() }));
}

/** An element can repeat a cell or a row a million times. */
const maxRepeatedCells = 2_000_000;

/** Of empty cells in one style, which often go on to the end of the sheet. */
const maxRepeatedLooks = 20;

/** Elements whose text no cell shows. */
const unseen = new Set([
  ...["annotation", "note", "ruby-text", "shapes", "frame", "custom-shape", "line", "rect", "g"],
  ...["dde-links", "tracked-changes"],
]);

/** Collects the visible sheets while a document streams by. */
class OdsCollector implements XmlHandler {
  readonly visible: SheetBuilder[] = [];
  readonly #styles = new OdsStyles();
  #sheet: SheetBuilder | undefined;
  /** Of columns, if their cells have none. */
  #styleNames: (string | undefined)[] = [];
  #nextRow = 1;
  #rowTimes = 1;
  /** The columns up to the last text. */
  #textsInRow = 0;
  #column = 0;
  #cell: Attributes = {};
  #lines: string[] = [];
  #isInText = false;
  #unseen = 0;
  #repeated = 0;

  open = (name: string, attributes: Attributes): void => {
    if (this.#unseen > 0 || unseen.has(name)) this.#unseen += 1;
    else if (name === "table") this.#openSheet(attributes);
    else if (this.#sheet === undefined) this.#styles.open(name, attributes);
    else if (name === "table-column") this.#addColumns(attributes);
    else if (name === "table-row") this.#openRow(this.#sheet, attributes);
    else if (name === "table-cell" || name === "covered-table-cell") {
      this.#cell = attributes;
      this.#lines = [];
    } else if (name === "p") {
      this.#isInText = true;
      this.#lines.push("");
    } else if (!this.#isInText) return;
    else if (name === "line-break") this.#lines.push("");
    else if (name === "s") this.#add(" ".repeat(Math.min(timesIn(attributes["text:c"]), 100)));
    else if (name === "tab") this.#add(" ");
  };

  text = (text: string): void => {
    if (this.#isInText && this.#unseen === 0) this.#add(text.replace(/[ \t\r\n]+/gu, " "));
  };

  close = (name: string): void => {
    if (this.#unseen > 0) this.#unseen -= 1;
    else if (name === "p") this.#isInText = false;
    else if (name === "table") this.#sheet = undefined;
    else if (this.#sheet === undefined) return;
    else if (name === "table-cell") this.#closeCell(this.#sheet, this.#shown(this.#sheet));
    // Cells below a merged one may have kept a text that nobody sees.
    else if (name === "covered-table-cell") this.#closeCell(this.#sheet, "");
    else if (name === "table-row") this.#closeRow(this.#sheet);
  };

  #add(text: string): void {
    this.#lines.push(withMore(this.#lines.pop() ?? "", text));
  }

  #openSheet(attributes: Attributes): void {
    // A table within a cell, which no spreadsheet program writes.
    if (this.#sheet !== undefined) throw damagedWorkbook();
    this.#sheet = new SheetBuilder(attributes["table:name"] ?? "");
    if (!this.#styles.hiddenTables.has(attributes["table:style-name"] ?? "")) this.visible.push(this.#sheet);
    this.#nextRow = 1;
    this.#styleNames = [];
  }

  #addColumns(attributes: Attributes): void {
    const times = Math.min(timesIn(attributes["table:number-columns-repeated"]), maxSheetColumns);
    const names = Array.from({ length: times }, () => attributes["table:default-cell-style-name"]);
    if (this.#styleNames.length < maxSheetColumns) this.#styleNames.push(...names);
  }

  #openRow(sheet: SheetBuilder, attributes: Attributes): void {
    sheet.openRow(this.#nextRow, (attributes["table:visibility"] ?? "visible") !== "visible");
    this.#rowTimes = timesIn(attributes["table:number-rows-repeated"]);
    this.#textsInRow = 0;
    this.#column = 0;
  }

  #closeCell(sheet: SheetBuilder, text: string): void {
    const [cell, column] = [this.#cell, this.#column];
    const times = timesIn(cell["table:number-columns-repeated"]);
    const isEmpty = text.trim() === "";
    if (!isEmpty) {
      refuseFarCell(column + times - 1, sheet.row);
      this.#countRepeated(times - 1);
      this.#textsInRow = column + times;
    }
    for (let place = column; place < column + (isEmpty ? Math.min(times, maxRepeatedLooks) : times); place += 1) {
      sheet.setText(place, text);
      const style = cell["table:style-name"] ?? (isEmpty ? undefined : this.#styleNames[place]);
      sheet.setLook(place, style === undefined ? undefined : this.#styles.looks.get(style));
    }
    const across = timesIn(cell["table:number-columns-spanned"]);
    const down = Math.min(timesIn(cell["table:number-rows-spanned"]), maxSheetRows - sheet.row + 1);
    sheet.merge(column, sheet.row, across, down);
    this.#column = Math.min(column + times, Number.MAX_SAFE_INTEGER);
  }

  #closeRow(sheet: SheetBuilder): void {
    if (this.#textsInRow > 0) {
      refuseFarCell(0, this.#nextRow + this.#rowTimes - 1);
      this.#countRepeated((this.#rowTimes - 1) * this.#textsInRow);
      sheet.closeRow(this.#rowTimes);
    }
    this.#nextRow = Math.min(this.#nextRow + this.#rowTimes, Number.MAX_SAFE_INTEGER);
  }

  #countRepeated(more: number): void {
    this.#repeated += more;
    if (this.#repeated > maxRepeatedCells) throw unreadable(message("reading.tooLargeUnpacked"));
  }

  /** The text of the cell, with dates and times as ISO text. */
  #shown(sheet: SheetBuilder): string {
    const cell = this.#cell;
    const shown = this.#lines.map((line) => line.trim()).join("\n");
    if (cell["calcext:value-type"] === "error") {
      sheet.addError(this.#column, shown);
      return "";
    }
    switch (cell["office:value-type"]) {
      case "date":
        return dateText(cell["office:date-value"] ?? shown);
      case "time":
        return timeText(cell["office:time-value"] ?? "") ?? shown;
      case "boolean":
        return cell["office:boolean-value"] === "true" ? "TRUE" : "FALSE";
      case "float":
        return floatText(shown, cell["office:value"]);
      case undefined:
        if (shown === "" && cell["table:formula"] !== undefined) sheet.addUnsaved(this.#column);
    }
    return shown || (cell["office:string-value"] ?? "");
  }
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

const maxStyles = 65_536;

/** The styles that a document names: how cells look, and which tables are hidden. */
class OdsStyles {
  readonly looks = new Map<string, CellLook>();
  readonly hiddenTables = new Set<string>();
  #name = "";
  #isOfCells = false;

  open(name: string, attributes: Attributes): void {
    if (name === "style") {
      this.#name = attributes["style:name"] ?? "";
      this.#isOfCells = attributes["style:family"] === "table-cell";
      this.#add(this.looks.get(attributes["style:parent-style-name"] ?? ""));
    } else if (name === "table-properties" && attributes["table:display"] === "false") {
      this.hiddenTables.add(this.#name);
    } else this.#add(lookOf(name, attributes));
  }

  #add(look: CellLook | undefined): void {
    if (look === undefined || !this.#isOfCells || this.looks.size >= maxStyles) return;
    this.looks.set(this.#name, { ...this.looks.get(this.#name), ...look });
  }
}

/** What properties of a style say; undefined for nothing. */
function lookOf(name: string, attributes: Attributes): CellLook | undefined {
  const isBold = name === "text-properties" && attributes["fo:font-weight"] === "bold";
  const isStruck = name === "text-properties" && (attributes["style:text-line-through-style"] ?? "none") !== "none";
  const color = name === "table-cell-properties" ? attributes["fo:background-color"]?.toLowerCase() : undefined;
  const fill = color !== "#ffffff" && /^#[\da-f]{6}$/u.test(color ?? "") ? color?.slice(1) : undefined;
  if (!isBold && !isStruck && fill === undefined) return undefined;
  return { ...(fill && { fill }), ...(isStruck && { isStruck }), ...(isBold && { isBold }) };
}
