import { SSF } from "@e965/xlsx";
import { CellProblems } from "./cell-problems.ts";
import { rememberingFormatter } from "./number-formatter.ts";
import { dateText, displayOfCode, type NumberDisplay, numberText } from "./number-text.ts";
import { type ColumnMerge, refuseFarCell, type Sheet, type SheetRow, setCell } from "./sheet.ts";
import { isTrue } from "./xlsx-workbook.ts";
import { type Attributes, withMore, type XmlHandler } from "./xml.ts";

const maxMerges = 100_000;

/** Formats named in XML spreadsheets. Those that are missing show numbers as they are. */
const namedFormats = new Map([
  ["Fixed", "0.00"],
  ["Standard", "#,##0.00"],
  ["Percent", "0.00%"],
  ["Scientific", "0.00E+00"],
]);

class CollectedSheet {
  isHidden = false;
  readonly rows: SheetRow[] = [];
  readonly merges: ColumnMerge[] = [];
  readonly problems = new CellProblems();
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/** Collects the sheets of an XML spreadsheet while it streams by. */
export class Xml2003Collector implements XmlHandler {
  readonly #displays = new Map<string, NumberDisplay>();
  readonly #sheets: CollectedSheet[] = [];
  readonly #formatNumber = rememberingFormatter((code, value) => String(SSF.format(code, value)));
  #style = "";
  #row: SheetRow = { number: 0, cells: [] };
  #nextRow = 1;
  #column = 0;
  #nextColumn = 0;
  #display: NumberDisplay | undefined;
  #type = "";
  #text: string | undefined;
  #inComment = false;
  #inVisible = false;

  visibleSheets(): Sheet[] {
    return this.#sheets.flatMap(({ isHidden, name, rows, merges, problems }) =>
      isHidden ? [] : [{ name, rows, merges, warnings: problems.warnings() }],
    );
  }

  open = (name: string, prefixed: Attributes): void => {
    const attributes = withoutPrefix(prefixed);
    if (name === "Style") this.#style = attributes.ID ?? "";
    else if (name === "NumberFormat") this.#addFormat(attributes.Format ?? "");
    else if (name === "Worksheet") this.#openSheet(attributes.Name ?? "");
    else if (name === "Row") this.#openRow(attributes);
    else if (name === "Cell") this.#openCell(attributes);
    else if (name === "Comment") this.#inComment = true;
    else if (name === "Visible") this.#inVisible = true;
    else if (name === "Data" && !this.#inComment) {
      this.#type = attributes.Type ?? "String";
      this.#text = "";
    }
  };

  text = (text: string): void => {
    const sheet = this.#sheets.at(-1);
    if (this.#text !== undefined) this.#text = withMore(this.#text, text);
    else if (this.#inVisible && sheet && /Hidden/u.test(text)) sheet.isHidden = true;
  };

  close = (name: string): void => {
    const sheet = this.#sheets.at(-1);
    if (name === "Comment") this.#inComment = false;
    else if (name === "Visible") this.#inVisible = false;
    else if (name === "Data" && sheet) this.#closeData(sheet);
    else if (name === "Row" && this.#row.cells.length > 0) sheet?.rows.push(this.#row);
  };

  #openSheet(name: string): void {
    this.#sheets.push(new CollectedSheet(name));
    this.#nextRow = 1;
  }

  #openRow({ Index, Hidden, Span }: Attributes): void {
    const number = numberOf(Index, this.#nextRow);
    this.#row = { number, cells: [], ...(isTrue(Hidden) ? { hidden: true } : {}) };
    this.#nextRow = number + 1 + numberOf(Span, 0);
    this.#nextColumn = 0;
  }

  #openCell({ Index, MergeAcross, MergeDown, StyleID }: Attributes): void {
    this.#column = numberOf(Index, this.#nextColumn + 1) - 1;
    const across = numberOf(MergeAcross, 0);
    this.#nextColumn = this.#column + 1 + across;
    this.#display = this.#displays.get(StyleID ?? "");
    const merges = this.#sheets.at(-1)?.merges;
    const down = numberOf(MergeDown, 0);
    const { number } = this.#row;
    if (merges === undefined || down + across === 0 || merges.length >= maxMerges) return;
    merges.push({ column: this.#column, lastColumn: this.#column + across, firstRow: number, lastRow: number + down });
  }

  #closeData(sheet: CollectedSheet): void {
    const value = this.#text;
    this.#text = undefined;
    const text = value === undefined ? "" : this.#shown(value, sheet).trim();
    if (text === "") return;
    refuseFarCell(this.#column, this.#row.number);
    setCell(this.#row.cells, this.#column, text);
  }

  #shown(value: string, sheet: CollectedSheet): string {
    if (this.#type === "Boolean") return isTrue(value.trim()) ? "TRUE" : "FALSE";
    if (this.#type === "DateTime") return dateText(value.trim());
    if (this.#type === "Error") {
      sheet.problems.addError(this.#column, this.#row.number, value);
      return "";
    }
    const number = Number(value);
    if (this.#type !== "Number" || value.trim() === "" || !Number.isFinite(number)) return value;
    return numberText(number, this.#display ?? { kind: "plain" }, false, this.#formatNumber);
  }

  #addFormat(format: string): void {
    const code = namedFormats.get(format) ?? (/^[A-Z][a-z]+(?: [A-Z][a-z]+)?$/u.test(format) ? "" : format);
    this.#displays.set(this.#style, displayOfCode(code));
  }
}

function withoutPrefix(attributes: Attributes): Attributes {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [name.slice(name.indexOf(":") + 1), value]),
  );
}

function numberOf(text: string | undefined, otherwise: number): number {
  const number = Number(text);
  return text !== undefined && Number.isSafeInteger(number) && number >= 0 ? number : otherwise;
}
