import type { SheetRow } from "../../formats/sheet.ts";
import { tableText, tidyText } from "../model/cell-text.ts";
import { remembered } from "../model/remembered.ts";
import { wordKey } from "../words/phrases.ts";
import { type Attendance, attendanceOf, plainAnswer } from "../words/value-words.ts";

const bits: ReadonlyMap<string, Attendance> = new Map([
  ["1", "yes"],
  ["0", "no"],
]);
/** Of more guests than one, other numbers are kept. */
const counts: ReadonlyMap<string, Attendance> = new Map([["0", "no"]]);

/** Also how spreadsheet programs write that something is not true. */
const untrue = /^(?:nein|nope|fals[eokt]?|falsch|faux|onwaar|fałsz|nepravda|epätosi|yanlış|hamis|ложь|хибність)$/iu;

/** "Regrets", "Absagen", "Refunded" in place of a table or a state: those do not come. "No" and "False" may be about anything. */
export function isRefusal(text: string): boolean {
  return wordKey(text).length > 3 && plainAnswer(text) === "no" && !untrue.test(text.trim());
}

/** A yes, a cross or a time, where nothing or a no says that something is not so. */
export function isTick(text: string): boolean {
  return text === "1" || plainAnswer(text) === "yes" || /^\p{Nd}{1,4}[./-]\p{Nd}{1,2}[./-]\p{Nd}/u.test(text);
}

/** "Anna Meier - cancelled", "Anna Meier (abgesagt)". */
export function endsInRefusal(name: string): boolean {
  const at = Math.max(name.lastIndexOf(" - "), name.lastIndexOf("–"), name.lastIndexOf("—"), name.lastIndexOf("("));
  return at > 0 && isRefusal(tableText(name.slice(at).replace(/^[\s–—(-]+|[)\s]+$/gu, "")));
}

/** The answers in a column. Among numbers alone, 0 is a no, and 1 a yes if there are no others. */
export class Answers {
  readonly #numbers: ReadonlyMap<string, Attendance> | undefined;
  readonly #known = remembered((cell) => attendanceOf(tidyText(cell)));

  constructor(rows: readonly SheetRow[], column: number | undefined) {
    const texts = new Set(rows.map(({ cells }) => (cells[column ?? -1] ?? "").trim()));
    texts.delete("");
    // Both 0 and others are there, because 1 alone may count guests.
    const areNumbers = texts.has("0") && texts.size > 1 && [...texts].every((text) => /^\d{1,2}$/u.test(text));
    if (areNumbers) this.#numbers = texts.size === 2 && texts.has("1") ? bits : counts;
  }

  get areNumbers(): boolean {
    return this.#numbers !== undefined;
  }

  of(cell: string): Attendance | undefined {
    return this.#numbers === undefined ? this.#known(cell) : this.#numbers.get(tidyText(cell));
  }

  /** An answer and nothing else. */
  plain(cell: string): Attendance | undefined {
    return this.#numbers === undefined ? plainAnswer(cell) : this.#numbers.get(tidyText(cell));
  }
}
