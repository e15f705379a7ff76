import type { PrintOptions } from "../../../../common/print/print-options.ts";
import { guessRemarkColumns } from "../../../../common/print/special-columns.ts";

/** The extra columns that are needed for a print, each once, given all that the list has. */
export function printedColumns(options: PrintOptions, columns: readonly string[]): string[] {
  const chosen = [
    "titleColumn" in options ? options.titleColumn : "",
    "mealColumn" in options ? options.mealColumn : "",
    ...("columns" in options ? options.columns : []),
    // Some write allergies where there is room for notes.
    ...("dietColumns" in options ? [...options.dietColumns, ...guessRemarkColumns(columns)] : []),
  ];
  return [...new Set(chosen)].filter((column) => column !== "").sort();
}
