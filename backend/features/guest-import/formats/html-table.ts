import { type ColumnMerge, maxSheetColumns, refuseFarCell, type Sheet, type SheetRow, setCell } from "./sheet.ts";

const maxMerges = 100_000;

interface Cell {
  column: number;
  text: string;
}

/** Collects the rows of one table. Tables within its cells are tables of their own. */
export class HtmlTable {
  #name: string;
  readonly #rows: SheetRow[] = [];
  readonly #merges: ColumnMerge[] = [];
  readonly #taken: number[] = [];
  #row: SheetRow = { number: 0, cells: [] };
  #column = 0;
  #cell: Cell | undefined;
  #caption: string | undefined;

  constructor(name: string) {
    this.#name = name;
  }

  sheet(): Sheet {
    return { name: this.#name, rows: this.#rows, merges: this.#merges, warnings: [] };
  }

  openRow(hidden: boolean): void {
    this.closeCell();
    this.#row = { number: this.#row.number + 1, cells: [], ...(hidden ? { hidden } : {}) };
    this.#column = 0;
  }

  /** `columns` and `rows` are what the cell spans, at least 1. */
  openCell(columns: number, rows: number): void {
    this.closeCell();
    if (this.#row.number === 0) this.openRow(false);
    const { number } = this.#row;
    while ((this.#taken[this.#column] ?? 0) >= number) this.#column += 1;
    const column = this.#column;
    this.#column += Math.min(columns, maxSheetColumns);
    if (column < maxSheetColumns && (rows > 1 || columns > 1)) this.#span(column, rows);
    this.#cell = { column, text: "" };
  }

  #span(column: number, rows: number): void {
    const { number } = this.#row;
    const end = Math.min(this.#column, maxSheetColumns);
    for (let place = column; place < end; place += 1) this.#taken[place] = number + rows - 1;
    if (this.#merges.length >= maxMerges) return;
    this.#merges.push({ column, lastColumn: end - 1, firstRow: number, lastRow: number + rows - 1 });
  }

  addText(text: string): void {
    const flowing = text.replace(/[ \t\r\n\f]+/gu, " ");
    if (this.#caption !== undefined) this.#caption += flowing;
    else if (this.#cell) this.#cell.text += flowing;
  }

  breakLine(): void {
    if (this.#cell) this.#cell.text += "\n";
  }

  openCaption(): void {
    this.closeCell();
    this.#caption = "";
  }

  closeCaption(): void {
    this.#name = this.#caption?.trim() || this.#name;
    this.#caption = undefined;
  }

  closeCell(): void {
    const cell = this.#cell;
    this.#cell = undefined;
    if (cell === undefined) return;
    // One expression for all lines would take quadratic time for a cell of blanks.
    const lines = cell.text.replace(/\u00a0/gu, " ").split("\n");
    const text = lines.flatMap((line) => line.trim() || []).join("\n");
    if (text === "") return;
    refuseFarCell(cell.column, this.#row.number);
    if (this.#row.cells.length === 0) this.#rows.push(this.#row);
    setCell(this.#row.cells, cell.column, text);
  }
}
