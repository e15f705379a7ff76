import type { SheetRow } from "../../formats/sheet.ts";
import { tidyText } from "../model/cell-text.ts";
import { remembered } from "../model/remembered.ts";
import { type Attendance, attendanceOf, plainAnswer } from "../words/value-words.ts";

const bits: ReadonlyMap<string, Attendance> = new Map([
  ["1", "yes"],
  ["0", "no"],
]);

/** The answers in a column. Numbers are answers if there is nothing but 1 and 0. */
export class Answers {
  readonly #areBits: boolean;
  readonly #known = remembered((cell) => attendanceOf(tidyText(cell)));

  constructor(rows: readonly SheetRow[], column: number | undefined) {
    this.#areBits = column !== undefined && areBits(rows, column);
  }

  of(cell: string): Attendance | undefined {
    return this.#areBits ? bits.get(tidyText(cell)) : this.#known(cell);
  }

  /** An answer and nothing else. */
  plain(cell: string): Attendance | undefined {
    return this.#areBits ? bits.get(tidyText(cell)) : plainAnswer(cell);
  }
}

/** Both are there, because 1 alone may count guests. */
function areBits(rows: readonly SheetRow[], column: number): boolean {
  const found = new Set<string>();
  for (const { cells } of rows) {
    const text = (cells[column] ?? "").trim();
    if (text !== "" && !bits.has(text)) return false;
    found.add(text);
  }
  return [...bits.keys()].every((bit) => found.has(bit));
}
