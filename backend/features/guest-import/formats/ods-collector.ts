import { message } from "../../../../common/messages/message.ts";
import { declareLimit, formatCount } from "../../../lib/declared-limits.ts";
import { CellProblems } from "./cell-problems.ts";
import { LookCollector } from "./look-collector.ts";
import { OdsStyles } from "./ods-styles.ts";
import { odsText } from "./ods-text.ts";
import {
  type ColumnMerge,
  maxSheetColumns,
  maxSheetRows,
  refuseFarCell,
  type Sheet,
  type SheetRow,
  setCell,
} from "./sheet.ts";
import { unreadable } from "./unreadable.ts";
import { type Attributes, damagedWorkbook, withMore, type XmlHandler } from "./xml.ts";

const maxMerges = 100_000;

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

interface CollectedSheet {
  name: string;
  isHidden: boolean;
  rows: SheetRow[];
  merges: ColumnMerge[];
  problems: CellProblems;
}

/** Collects the sheets of an OpenDocument spreadsheet while it streams by. */
export class OdsCollector implements XmlHandler {
  readonly #styles = new OdsStyles();
  readonly #looks = new LookCollector(this.#styles.looks);
  readonly #sheets: CollectedSheet[] = [];
  #sheet: CollectedSheet | undefined;
  #defaults: (number | undefined)[] = [];
  #nextRow = 1;
  #row: SheetRow = { number: 0, cells: [] };
  #rowRepeats = 1;
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
    return this.#sheets.flatMap(({ isHidden, name, rows, merges, problems }) =>
      isHidden ? [] : [{ name, rows, merges, warnings: problems.warnings() }],
    );
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
    const isHidden = this.#styles.hidesTable(attributes["table:style-name"]);
    const name = attributes["table:name"] ?? "";
    this.#sheet = { name, isHidden, rows: [], merges: [], problems: new CellProblems() };
    this.#sheets.push(this.#sheet);
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
    this.#row = { number: this.#nextRow, cells: [] };
    if ((attributes["table:visibility"] ?? "visible") !== "visible") this.#row.hidden = true;
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
    if (text.trim() !== "") this.#addCells(text, times);
    this.#addLooks(text, times);
    this.#addMerge(sheet);
    this.#column = Math.min(this.#column + times, Number.MAX_SAFE_INTEGER);
  }

  #addCells(text: string, times: number): void {
    refuseFarCell(this.#column + times - 1, this.#row.number);
    this.#countRepeated(times - 1);
    for (let place = 0; place < times; place += 1) setCell(this.#row.cells, this.#column + place, text);
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

  #addMerge(sheet: CollectedSheet): void {
    const across = timesIn(this.#cell["table:number-columns-spanned"]);
    const down = timesIn(this.#cell["table:number-rows-spanned"]);
    if ((across === 1 && down === 1) || sheet.merges.length >= maxMerges) return;
    const { number } = this.#row;
    const column = this.#column;
    const lastColumn = Math.min(column + across, maxSheetColumns) - 1;
    if (lastColumn < column) return;
    sheet.merges.push({ column, lastColumn, firstRow: number, lastRow: Math.min(number + down - 1, maxSheetRows) });
  }

  #closeRow(): void {
    const looks = this.#looks.take();
    const times = this.#rowRepeats;
    const { number, cells } = this.#row;
    this.#nextRow = Math.min(number + times, Number.MAX_SAFE_INTEGER);
    if (cells.length === 0) return;
    refuseFarCell(0, number + times - 1);
    this.#countRepeated((times - 1) * cells.length);
    if (looks !== undefined) this.#row.looks = looks;
    for (let row = 0; row < times; row += 1) {
      this.#sheet?.rows.push({ ...this.#row, number: number + row, cells: row === 0 ? cells : [...cells] });
    }
  }

  #countRepeated(more: number): void {
    this.#repeated += more;
    if (this.#repeated > maxRepeatedCells) throw unreadable(message("reading.tooLargeUnpacked"));
  }

  #shown({ problems }: CollectedSheet): string {
    const cell = this.#cell;
    const shown = this.#text.replace(/ +\n|\n +/gu, "\n");
    const [column, row] = [this.#column, this.#row.number];
    if (cell["calcext:value-type"] === "error") {
      problems.addError(column, row, shown);
      return "";
    }
    if (shown === "" && cell["office:value-type"] === undefined && cell["table:formula"] !== undefined)
      problems.addUnsaved(column, row);
    return odsText(cell, shown);
  }
}

/** How often something is repeated or how far it spans, at least once. */
function timesIn(attribute: string | undefined): number {
  const times = Number(attribute ?? 1);
  return Number.isSafeInteger(times) && times >= 1 ? times : 1;
}
