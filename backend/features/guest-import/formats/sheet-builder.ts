import { type Message, message } from "../../../../common/messages/message.ts";
import { type CellLook, cellName, maxSheetColumns, refuseFarCell, type Sheet, type SheetRow } from "./sheet.ts";

const maxMerges = 100_000;

/** Of cells in a sheet. Later rows are plain. */
const maxLooks = 1_000_000;

/** Builds a sheet row by row, whatever its format, and counts the cells that could not be read correctly. */
export class SheetBuilder {
  readonly #sheet: Sheet;
  readonly #errors = { count: 0, cell: "", error: "" };
  readonly #unsaved = { count: 0, cell: "" };
  #row: SheetRow = { number: 0, cells: [] };
  #looks = new Map<number, CellLook>();
  #lookCount = 0;

  constructor(name: string) {
    this.#sheet = { name, rows: [], merges: [], warnings: [] };
  }

  /** The number of the row that was opened last; 0 for none. */
  get row(): number {
    return this.#row.number;
  }

  get rowCount(): number {
    return this.#sheet.rows.length;
  }

  openRow(number: number, isHidden: boolean): void {
    this.#row = { number, cells: [], ...(isHidden ? { hidden: true } : {}) };
    if (this.#looks.size > 0) this.#looks = new Map();
  }

  /** Of the open row. Blank texts are none. @throws DomainError UNREADABLE_FILE for a text far outside any list */
  setText(column: number, text: string): void {
    if (text.trim() === "") return;
    refuseFarCell(column, this.#row.number);
    const { cells } = this.#row;
    while (cells.length < column) cells.push("");
    cells[column] = text;
  }

  /** Of a cell of the open row; undefined if it is plain. */
  setLook(column: number, look: CellLook | undefined): void {
    if (look !== undefined && column >= 0 && column < maxSheetColumns) this.#looks.set(column, look);
  }

  /** A row without text is left out. @param times how often it stands there, one below the other */
  closeRow(times = 1): void {
    const { number, cells } = this.#row;
    if (cells.length === 0) return;
    refuseFarCell(0, number + times - 1);
    this.#lookCount += this.#looks.size;
    if (this.#looks.size > 0 && this.#lookCount <= maxLooks) this.#row.looks = this.#looks;
    for (let more = 0; more < times; more += 1) {
      this.#sheet.rows.push({ ...this.#row, number: number + more, cells: more === 0 ? cells : [...cells] });
    }
    this.#row = { number, cells: [] };
  }

  /** The cells from this one on, so many across and down, of which one is merged. Rows are counted from 1. */
  merge(column: number, firstRow: number, across: number, down: number): void {
    const lastColumn = Math.min(column + across, maxSheetColumns) - 1;
    if (across * down === 1 || lastColumn < column || this.#sheet.merges.length >= maxMerges) return;
    this.#sheet.merges.push({ column, lastColumn, firstRow, lastRow: firstRow + down - 1 });
  }

  /** A formula of the open row that has an error. */
  addError(column: number, error: string): void {
    if (this.#errors.count === 0) Object.assign(this.#errors, { cell: cellName(column, this.row), error });
    this.#errors.count += 1;
  }

  /** A formula of the open row whose result was not saved. */
  addUnsaved(column: number): void {
    if (this.#unsaved.count === 0) this.#unsaved.cell = cellName(column, this.row);
    this.#unsaved.count += 1;
  }

  /** @param before warnings about the whole file */
  sheet(before: readonly Message[] = []): Sheet {
    const warnings = [...before];
    if (this.#errors.count > 0) warnings.push(message("reading.formulaErrors", this.#errors));
    if (this.#unsaved.count > 0) warnings.push(message("reading.unsavedFormulas", this.#unsaved));
    return { ...this.#sheet, warnings };
  }
}
