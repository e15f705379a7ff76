import { maxSheetColumns, type Sheet } from "./sheet.ts";
import { SheetBuilder } from "./sheet-builder.ts";

interface Cell {
  column: number;
  text: string;
}

/** Collects the rows of one table. Tables within its cells are tables of their own. */
export class HtmlTable {
  #name: string;
  readonly #rows = new SheetBuilder("");
  readonly #taken: number[] = [];
  #column = 0;
  #cell: Cell | undefined;
  #caption: string | undefined;

  constructor(name: string) {
    this.#name = name;
  }

  sheet(): Sheet {
    this.#rows.closeRow();
    return { ...this.#rows.sheet(), name: this.#name };
  }

  openRow(hidden: boolean): void {
    this.closeCell();
    this.#rows.closeRow();
    this.#rows.openRow(this.#rows.row + 1, hidden);
    this.#column = 0;
  }

  /** `columns` and `rows` are what the cell spans, at least 1. */
  openCell(columns: number, rows: number): void {
    this.closeCell();
    if (this.#rows.row === 0) this.openRow(false);
    const number = this.#rows.row;
    while ((this.#taken[this.#column] ?? 0) >= number) this.#column += 1;
    const column = this.#column;
    this.#column += Math.min(columns, maxSheetColumns);
    if (column < maxSheetColumns && (rows > 1 || columns > 1)) this.#span(column, columns, rows);
    this.#cell = { column, text: "" };
  }

  #span(column: number, columns: number, rows: number): void {
    const end = Math.min(this.#column, maxSheetColumns);
    for (let place = column; place < end; place += 1) this.#taken[place] = this.#rows.row + rows - 1;
    this.#rows.merge(column, this.#rows.row, columns, rows);
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
    this.#rows.setText(cell.column, lines.flatMap((line) => line.trim() || []).join("\n"));
  }
}
