import type { Language } from "../../../../../common/messages/language.ts";
import { message } from "../../../../../common/messages/message.ts";
import type { PrintGuest } from "../../pages/print-facts.ts";
import { columnValue } from "./guest-details.ts";
import { type Tallied, tallyGuests, valueKey } from "./tally.ts";

/** Values that mean none. "No" is not one of them: a column may be called "Eats gluten". */
const nothing = new Set(["none", "n/a", "keine", "keins", "aucun", "aucune", "néant", "ninguna", "ninguno"]);

function dietIn(guest: PrintGuest, column: string): string {
  const value = columnValue(guest, column);
  const isNothing = nothing.has(valueKey(value)) || /^[\p{Pd}./]*$/u.test(value);
  return isNothing ? "" : value;
}

/** A guest's diets and allergies; empty for none. With several columns, each value follows its column's name. */
export function dietsOf(guest: PrintGuest, columns: readonly string[], language: Language): string {
  return columns
    .filter((column) => dietIn(guest, column) !== "")
    .map((column) => namedDiet(dietIn(guest, column), column, columns, language))
    .join(" · ");
}

/** How many guests have each diet, the most frequent first. */
export function tallyDiets(guests: readonly PrintGuest[], columns: readonly string[], language: Language): Tallied[] {
  const tallied = columns.flatMap((column) =>
    tallyGuests(guests, (guest) => dietIn(guest, column), language.tag).values.map((value) => ({
      ...value,
      label: namedDiet(value.label, column, columns, language),
    })),
  );
  return tallied.sort((one, other) => other.count - one.count);
}

function namedDiet(value: string, column: string, columns: readonly string[], language: Language): string {
  return columns.length < 2 ? value : language.say(message("print-lists.detail", { column, value }));
}
