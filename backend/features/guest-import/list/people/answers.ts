import type { SheetRow } from "../../formats/sheet.ts";
import { tidyText } from "../model/cell-text.ts";
import { remembered } from "../model/remembered.ts";
import { type Attendance, attendanceOf, plainAnswer } from "../words/value-words.ts";

const bits: ReadonlyMap<string, Attendance> = new Map([
  ["1", "yes"],
  ["0", "no"],
]);
/** Of more guests than one, other numbers are kept. */
const counts: ReadonlyMap<string, Attendance> = new Map([["0", "no"]]);

/** The answers in a column. Among numbers alone, 0 is a no, and 1 a yes if there are no others. */
export class Answers {
  readonly #numbers: ReadonlyMap<string, Attendance> | undefined;
  readonly #known = remembered((cell) => attendanceOf(tidyText(cell)));

  constructor(rows: readonly SheetRow[], column: number | undefined) {
    this.#numbers = column === undefined ? undefined : numbersIn(rows, column);
  }

  of(cell: string): Attendance | undefined {
    return this.#numbers === undefined ? this.#known(cell) : this.#numbers.get(tidyText(cell));
  }

  /** An answer and nothing else. */
  plain(cell: string): Attendance | undefined {
    return this.#numbers === undefined ? plainAnswer(cell) : this.#numbers.get(tidyText(cell));
  }
}

/** Both 0 and others are there, because 1 alone may count guests. */
function numbersIn(rows: readonly SheetRow[], column: number): ReadonlyMap<string, Attendance> | undefined {
  const found = new Set<string>();
  for (const { cells } of rows) {
    const text = (cells[column] ?? "").trim();
    if (text === "") continue;
    if (!/^\d{1,2}$/u.test(text)) return undefined;
    found.add(text);
  }
  if (!found.has("0") || found.size < 2) return undefined;
  return found.size === 2 && found.has("1") ? bits : counts;
}
