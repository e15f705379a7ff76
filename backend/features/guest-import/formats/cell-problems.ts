import { counted } from "../../../../common/counted.ts";
import { cellName } from "./sheet.ts";

/** Counts the cells of a sheet that could not be read as they were meant, and names the first. */
export class CellProblems {
  #errors = 0;
  #firstError = "";
  #unsaved = 0;
  #firstUnsaved = "";

  /** A cell that shows an error such as #N/A. */
  addError(column: number, row: number, error: string): void {
    if (this.#errors === 0) this.#firstError = `${cellName(column, row)}: ${error}`;
    this.#errors += 1;
  }

  /** A formula whose result the workbook does not hold. */
  addUnsaved(column: number, row: number): void {
    if (this.#unsaved === 0) this.#firstUnsaved = cellName(column, row);
    this.#unsaved += 1;
  }

  warnings(): string[] {
    const warnings: string[] = [];
    if (this.#errors > 0) {
      warnings.push(
        `${counted(this.#errors, "cell", "cells")} with a formula error read as empty (first: ${this.#firstError}).`,
      );
    }
    if (this.#unsaved > 0) {
      warnings.push(
        `${counted(this.#unsaved, "cell", "cells")} with a formula but no saved result read as empty (first: ${this.#firstUnsaved}). ` +
          "Open the file in your spreadsheet program, save it, and upload it again.",
      );
    }
    return warnings;
  }
}
