import type { LookCollector } from "./look-collector.ts";
import { type FormatNumber, type NumberDisplay, numberText } from "./number-text.ts";
import type { Sheet } from "./sheet.ts";
import { SheetBuilder } from "./sheet-builder.ts";
import { isTrue, unescapeText } from "./xlsx-workbook.ts";
import { type Attributes, damagedWorkbook, withMore, type XmlHandler } from "./xml.ts";

export interface CellContext {
  sharedStrings: string[];
  displays: NumberDisplay[];
  looks: LookCollector;
  date1904: boolean;
  formatNumber: FormatNumber;
}

const plain: NumberDisplay = { kind: "plain" };

/** Collects rows with text while XML streams by; the dimension and columns that a sheet states are ignored. */
export class SheetCollector implements XmlHandler {
  readonly #context: CellContext;
  readonly #maxRows: number;
  readonly #rows: SheetBuilder;
  #inData = false;
  #column = -1;
  #type = "n";
  #style = 0;
  #hasFormula = false;
  #value = "";
  #inlineText = "";
  #collecting: "value" | "inline text" | undefined;
  #inReading = false;

  constructor(context: CellContext, name: string, maxRows: number) {
    this.#context = context;
    this.#rows = new SheetBuilder(name);
    this.#maxRows = maxRows;
  }

  sheet(): Sheet {
    return this.#rows.sheet();
  }

  open = (name: string, attributes: Attributes): void => {
    if (!this.#inData) {
      if (name === "sheetData") this.#inData = true;
      if (name === "mergeCell") this.#addMerge(attributes.ref ?? "");
      return;
    }
    if (name === "c") this.#openCell(attributes);
    else if (name === "v") this.#collecting = "value";
    else if (name === "t") this.#collecting = this.#inReading ? undefined : "inline text";
    else if (name === "f") this.#hasFormula = true;
    else if (name === "rPh") this.#inReading = true;
    else if (name === "row") this.#openRow(attributes);
  };

  text = (text: string): void => {
    if (this.#collecting === "value") this.#value = withMore(this.#value, text);
    if (this.#collecting === "inline text") this.#inlineText = withMore(this.#inlineText, text);
  };

  close = (name: string): void => {
    if (!this.#inData) return;
    if (name === "v" || name === "t") this.#collecting = undefined;
    else if (name === "c") this.#closeCell();
    else if (name === "rPh") this.#inReading = false;
    else if (name === "row") this.#closeRow();
    else if (name === "sheetData") this.#inData = false;
  };

  isDone = (): boolean => this.#rows.rowCount >= this.#maxRows;

  #openRow(attributes: Attributes): void {
    const number = Number(attributes.r);
    // Some programs write no number, and broken files any text.
    const isNumber = Number.isSafeInteger(number) && number > 0;
    this.#rows.openRow(isNumber ? number : this.#rows.row + 1, isTrue(attributes.hidden));
    this.#column = -1;
  }

  #closeRow(): void {
    this.#rows.closeRow(this.#context.looks.take());
  }

  #openCell(attributes: Attributes): void {
    const reference = attributes.r;
    this.#column = reference === undefined ? this.#column + 1 : columnOf(reference);
    this.#type = attributes.t ?? "n";
    this.#style = Number(attributes.s ?? 0);
    this.#hasFormula = false;
    this.#value = "";
    this.#inlineText = "";
  }

  #closeCell(): void {
    this.#context.looks.add(this.#column, this.#style);
    this.#rows.setText(this.#column, this.#cellText());
  }

  #cellText(): string {
    const { sharedStrings, displays, date1904, formatNumber } = this.#context;
    const value = this.#inlineText || this.#value;
    switch (this.#type) {
      case "s":
        return sharedText(sharedStrings, value);
      case "inlineStr":
      case "str":
        return unescapeText(value);
      case "b":
        return booleanText(value);
      case "e":
        this.#rows.addError(this.#column, value);
        return "";
      case "d":
        return value.replace(/T00:00(:00(\.0+)?)?Z?$/u, "");
      default: {
        if (value === "" && this.#hasFormula) this.#rows.addUnsaved(this.#column);
        const number = Number(value);
        if (value === "" || !Number.isFinite(number)) return value;
        return numberText(number, displays[this.#style] ?? plain, date1904, formatNumber);
      }
    }
  }

  #addMerge(reference: string): void {
    const [from, to] = reference.split(":");
    if (from === undefined || to === undefined) return;
    const [column, row] = [columnOf(from), rowOf(from)];
    this.#rows.merge(column, row, columnOf(to) - column + 1, rowOf(to) - row + 1);
  }
}

/** A text that is missing in the workbook may have been a name. */
function sharedText(sharedStrings: string[], index: string): string {
  const text = index === "" ? "" : sharedStrings[Number(index)];
  if (text === undefined) throw damagedWorkbook();
  return text;
}

function booleanText(value: string): string {
  if (value === "") return "";
  return isTrue(value) ? "TRUE" : "FALSE";
}

const maxLetters = 3;

/** From 0. Of a longer reference, which is broken, only the first letters count. */
function columnOf(reference: string): number {
  let column = 0;
  for (let index = 0; index < Math.min(reference.length, maxLetters); index += 1) {
    const letter = reference.charCodeAt(index) & ~32;
    if (letter < 65 || letter > 90) break;
    column = column * 26 + letter - 64;
  }
  return column - 1;
}

function rowOf(reference: string): number {
  return Number(/\d+$/u.exec(reference)?.[0] ?? 0);
}
