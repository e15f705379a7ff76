import type { Language } from "../../../../../common/messages/language.ts";
import { message } from "../../../../../common/messages/message.ts";
import { guessRemarkColumns, isAboutFood } from "../../../../../common/print/special-columns.ts";
import type { LayoutInput } from "../../pages/layout.ts";
import type { PrintGuest } from "../../pages/print-facts.ts";
import { columnValue } from "../../pages/printed-guests.ts";

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

export interface Tallied {
  /** Same for values that differ only in case and spaces. */
  key: string;
  /** As most guests have it. */
  label: string;
  count: number;
  children: number;
}

/** How often each value occurs, the most frequent first. */
export interface Tally {
  values: readonly Tallied[];
  without: Tallied;
}

/** The same for values that differ only in case and spaces. */
export function valueKey(value: string): string {
  return value.normalize("NFKC").replace(/\s+/gu, " ").trim().toLowerCase();
}

/** Counts guests by a value (empty for none). Ties are sorted by the language `tag`. */
export function tallyGuests(
  guests: Iterable<PrintGuest>,
  chosenValue: (guest: PrintGuest) => string,
  tag: string,
): Tally {
  const counted = new Map<string, Tallied & { spellings: Map<string, number> }>();
  const without: Tallied = { key: "", label: "", count: 0, children: 0 };
  for (const guest of guests) {
    const value = chosenValue(guest).trim();
    const key = valueKey(value);
    const child = Number(guest.isChild);
    if (key === "") {
      without.count += 1;
      without.children += child;
      continue;
    }
    const entry = counted.get(key) ?? { key, label: value, count: 0, children: 0, spellings: new Map() };
    counted.set(key, entry);
    entry.count += 1;
    entry.children += child;
    entry.spellings.set(value, (entry.spellings.get(value) ?? 0) + 1);
  }
  const collator = new Intl.Collator(tag, { numeric: true });
  const values = [...counted.values()]
    .map(({ spellings, ...entry }) => ({ ...entry, label: mostFrequent(spellings) }))
    .sort((one, other) => other.count - one.count || collator.compare(one.label, other.label));
  return { values, without };
}

function mostFrequent(spellings: ReadonlyMap<string, number>): string {
  let [best, most] = ["", 0];
  for (const [spelling, count] of spellings) if (count > most) [best, most] = [spelling, count];
  return best;
}
