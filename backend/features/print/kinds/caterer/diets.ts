import type { Language } from "../../../../../common/messages/language.ts";
import { message } from "../../../../../common/messages/message.ts";
import { guessRemarkColumns, isAboutFood } from "../../../../../common/print/special-columns.ts";
import { columnValue } from "../../guests/guest-texts.ts";
import type { LayoutInput } from "../../pages/layout.ts";
import type { PrintGuest } from "../../pages/print-facts.ts";
import { type Tallied, tallyGuests, valueKey } from "./tally.ts";

/** Values that mean none. "No" is not one of them: a column may be called "Eats gluten". */
const nothing = new Set(["none", "n/a", "keine", "keins", "aucun", "aucune", "néant", "ninguna", "ninguno"]);

/** What guests do not eat: the chosen columns, and remarks about food in the columns for notes. */
export class Diets {
  readonly #language: Language;
  readonly #columns: readonly string[];
  readonly #remarks: ReadonlySet<string>;

  constructor({ facts, options, language }: LayoutInput<"caterer">) {
    const remarks = guessRemarkColumns(facts.columns).filter((column) => !options.dietColumns.includes(column));
    this.#language = language;
    this.#remarks = new Set(remarks);
    this.#columns = [...options.dietColumns, ...remarks];
  }

  /** Whether there is a column to look in. */
  get hasColumns(): boolean {
    return this.#columns.length > 0;
  }

  /** A guest's diets and allergies; empty for none. With several columns, each value follows its column's name. */
  of(guest: PrintGuest): string {
    return this.#columns
      .map((column) => this.#named(this.#dietIn(guest, column), column))
      .filter((diet) => diet !== "")
      .join(" · ");
  }

  /** How many guests have each diet, the most frequent first. */
  tally(guests: readonly PrintGuest[]): Tallied[] {
    const tallied = this.#columns.flatMap((column) =>
      tallyGuests(guests, (guest) => this.#dietIn(guest, column), this.#language.tag).values.map((value) => ({
        ...value,
        label: this.#named(value.label, column),
      })),
    );
    return tallied.sort((one, other) => other.count - one.count);
  }

  #dietIn(guest: PrintGuest, column: string): string {
    const value = columnValue(guest, column);
    const isNothing = nothing.has(valueKey(value)) || /^[\p{Pd}./]*$/u.test(value);
    return isNothing || (this.#remarks.has(column) && !isAboutFood(value)) ? "" : value;
  }

  #named(value: string, column: string): string {
    if (value === "" || this.#columns.length < 2) return value;
    return this.#language.say(message("print-lists.detail", { column, value }));
  }
}
