import { message } from "../../../../common/messages/message.ts";
import { declareLimit, formatCount } from "../../../lib/declared-limits.ts";
import { LookCollector } from "./look-collector.ts";
import { OdsStyles } from "./ods-styles.ts";
import { odsText } from "./ods-text.ts";
import { maxSheetColumns, maxSheetRows, refuseFarCell, type Sheet } from "./sheet.ts";
import { SheetBuilder } from "./sheet-builder.ts";
import { unreadable } from "./unreadable.ts";
import { type Attributes, damagedWorkbook, withMore, type XmlHandler } from "./xml.ts";

/** An element can repeat a cell or a row a million times. */
const maxRepeatedCells = 2_000_000;

declareLimit({
  what: "Guest lists: cells that an OpenDocument sheet repeats",
  counts: "each file",
  limit: formatCount(maxRepeatedCells),
  beyond: "422",
});

/** Elements whose text no cell shows. */
const unseen = new Set([
  ...["annotation", "note", "ruby-text", "shapes", "frame", "custom-shape", "line", "rect", "g"],
  ...["dde-links", "tracked-changes"],
]);

/** Collects the sheets of an OpenDocument spreadsheet while it streams by. */
export class OdsCollector implements XmlHandler {
  readonly #styles = new OdsStyles();
  readonly #looks = new LookCollector(this.#styles.looks);
  readonly #visible: SheetBuilder[] = [];
  #sheet: SheetBuilder | undefined;
  #defaults: (number | undefined)[] = [];
  #nextRow = 1;
  #rowRepeats = 1;
  /** The columns up to the last text. */
  #textsInRow = 0;
  #column = 0;
  #cell: Attributes = {};
  #isCovered = false;
  #text = "";
  #paragraphs = 0;
  #depthInText = 0;
  #unseen = 0;
  #repeated = 0;
  #repeatedLooks = 0;

  visibleSheets(): Sheet[] {
    return this.#visible.map((sheet) => sheet.sheet());
  }

  open = (name: string, attributes: Attributes): void => {
    if (this.#unseen > 0 || unseen.has(name)) this.#unseen += 1;
    else if (name === "table") this.#openSheet(attributes);
    else if (this.#sheet === undefined) this.#styles.open(name, attributes);
    else if (name === "table-column") this.#addDefaults(attributes);
    else if (name === "table-row") this.#openRow(attributes);
    else if (name === "table-cell" || name === "covered-table-cell") this.#openCell(name, attributes);
    else this.#openText(name, attributes);
  };

  text = (text: string): void => {
    if (this.#depthInText > 0 && this.#unseen === 0) this.#add(text.replace(/[ \t\r\n]+/gu, " "));
  };

  close = (name: string): void => {
    if (this.#unseen > 0) this.#unseen -= 1;
    else if (name === "p" && this.#depthInText > 0) this.#depthInText -= 1;
    else if (name === "table-cell" || name === "covered-table-cell") this.#closeCell();
    else if (name === "table-row") this.#closeRow();
    else if (name === "table") this.#sheet = undefined;
  };

  #openSheet(attributes: Attributes): void {
    // A table within a cell, which no spreadsheet program writes.
    if (this.#sheet !== undefined) throw damagedWorkbook();
    this.#sheet = new SheetBuilder(attributes["table:name"] ?? "");
    if (!this.#styles.hidesTable(attributes["table:style-name"])) this.#visible.push(this.#sheet);
    this.#nextRow = 1;
    this.#defaults = [];
  }

  #addDefaults(attributes: Attributes): void {
    const place = this.#styles.placeOf(attributes["table:default-cell-style-name"]);
    const count = Math.min(
      timesIn(attributes["table:number-columns-repeated"]),
      maxSheetColumns - this.#defaults.length,
    );
    for (let added = 0; added < count; added += 1) this.#defaults.push(place);
  }

  #openRow(attributes: Attributes): void {
    this.#sheet?.openRow(this.#nextRow, (attributes["table:visibility"] ?? "visible") !== "visible");
    this.#textsInRow = 0;
    this.#rowRepeats = timesIn(attributes["table:number-rows-repeated"]);
    this.#column = 0;
  }

  #openCell(name: string, attributes: Attributes): void {
    this.#cell = attributes;
    this.#isCovered = name === "covered-table-cell";
    this.#text = "";
    this.#paragraphs = 0;
    this.#depthInText = 0;
  }

  #openText(name: string, attributes: Attributes): void {
    if (name === "p") {
      if (this.#paragraphs > 0) this.#add("\n");
      this.#paragraphs += 1;
      this.#depthInText += 1;
    } else if (this.#depthInText === 0) return;
    else if (name === "s") this.#add(" ".repeat(Math.min(timesIn(attributes["text:c"]), 100)));
    else if (name === "tab") this.#add(" ");
    else if (name === "line-break") this.#add("\n");
  }

  #add(text: string): void {
    this.#text = withMore(this.#text, text);
  }

  #closeCell(): void {
    const sheet = this.#sheet;
    if (sheet === undefined) return;
    const times = timesIn(this.#cell["table:number-columns-repeated"]);
    // Cells below a merged one may have kept a text that nobody sees.
    const text = this.#isCovered ? "" : this.#shown(sheet);
    if (text.trim() !== "") this.#addCells(sheet, text, times);
    this.#addLooks(text, times);
    const [across, down] = [
      timesIn(this.#cell["table:number-columns-spanned"]),
      timesIn(this.#cell["table:number-rows-spanned"]),
    ];
    sheet.merge(this.#column, sheet.row, across, Math.min(down, maxSheetRows - sheet.row + 1));
    this.#column = Math.min(this.#column + times, Number.MAX_SAFE_INTEGER);
  }

  #addCells(sheet: SheetBuilder, text: string, times: number): void {
    refuseFarCell(this.#column + times - 1, sheet.row);
    this.#countRepeated(times - 1);
    for (let place = 0; place < times; place += 1) sheet.setText(this.#column + place, text);
    this.#textsInRow = this.#column + times;
  }

  #addLooks(text: string, times: number): void {
    const style = this.#cell["table:style-name"];
    const last = Math.min(this.#column + times, maxSheetColumns);
    // Empty cells in the style of their column go on to the end of the sheet.
    if ((style === undefined && text === "") || this.#repeatedLooks > maxRepeatedCells) return;
    const place = this.#styles.placeOf(style);
    if (style !== undefined && place === undefined) return;
    this.#repeatedLooks += last - this.#column;
    for (let column = this.#column; column < last; column += 1) {
      this.#looks.add(column, place ?? this.#defaults[column] ?? -1);
    }
  }

  #closeRow(): void {
    const times = this.#rowRepeats;
    const looks = this.#looks.take();
    if (this.#textsInRow > 0) {
      refuseFarCell(0, this.#nextRow + times - 1);
      this.#countRepeated((times - 1) * this.#textsInRow);
      this.#sheet?.closeRow(looks, times);
    }
    this.#nextRow = Math.min(this.#nextRow + times, Number.MAX_SAFE_INTEGER);
  }

  #countRepeated(more: number): void {
    this.#repeated += more;
    if (this.#repeated > maxRepeatedCells) throw unreadable(message("reading.tooLargeUnpacked"));
  }

  #shown(sheet: SheetBuilder): string {
    const cell = this.#cell;
    const shown = this.#text.replace(/ +\n|\n +/gu, "\n");
    if (cell["calcext:value-type"] === "error") {
      sheet.addError(this.#column, shown);
      return "";
    }
    const isUnsaved = shown === "" && cell["office:value-type"] === undefined && cell["table:formula"] !== undefined;
    if (isUnsaved) sheet.addUnsaved(this.#column);
    return odsText(cell, shown);
  }
}

/** How often something is repeated or how far it spans, at least once. */
function timesIn(attribute: string | undefined): number {
  const times = Number(attribute ?? 1);
  return Number.isSafeInteger(times) && times >= 1 ? times : 1;
}
