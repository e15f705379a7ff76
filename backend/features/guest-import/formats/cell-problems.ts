import { type Message, message } from "../../../../common/messages/message.ts";
import { cellName } from "./sheet.ts";

/** Counts the cells of a sheet that could not be read correctly, and keeps the first. */
export class CellProblems {
  #errors = 0;
  #firstError = { cell: "", error: "" };
  #unsaved = 0;
  #firstUnsaved = "";

  addError(column: number, row: number, error: string): void {
    if (this.#errors === 0) this.#firstError = { cell: cellName(column, row), error };
    this.#errors += 1;
  }

  addUnsaved(column: number, row: number): void {
    if (this.#unsaved === 0) this.#firstUnsaved = cellName(column, row);
    this.#unsaved += 1;
  }

  warnings(): Message[] {
    const warnings: Message[] = [];
    if (this.#errors > 0) {
      warnings.push(message("reading.formulaErrors", { count: this.#errors, ...this.#firstError }));
    }
    if (this.#unsaved > 0) {
      warnings.push(message("reading.unsavedFormulas", { count: this.#unsaved, cell: this.#firstUnsaved }));
    }
    return warnings;
  }
}
