import type { PrintGuest } from "../../pages/print-facts.ts";
import { type Tally, valueKey } from "./tally.ts";

/** Guests at a table by their meals. */
export interface MatrixRow {
  label: string;
  meals: readonly number[];
  other: number;
  without: number;
  total: number;
  children: number;
}

export interface MealMatrix {
  meals: readonly string[];
  /** How many more meals are counted as "other". */
  others: number;
  rows: readonly MatrixRow[];
  totals: MatrixRow;
}

/** Guests whose table has a label; empty for those without a table. */
export interface MatrixTable {
  label: string;
  guests: readonly PrintGuest[];
}

/** Counts meals at tables. Beyond `most` columns, the last one is for other meals. */
export function mealMatrix(
  tables: readonly MatrixTable[],
  tally: Tally,
  mealOf: (guest: PrintGuest) => string,
  most: number,
): MealMatrix {
  const shown = tally.values.length <= most ? tally.values : tally.values.slice(0, Math.max(most - 1, 0));
  const columns = new Map(shown.map(({ key }, i) => [key, i]));
  const rows = tables.map(({ label, guests }) => countRow(label, guests, columns, mealOf));
  return {
    meals: shown.map(({ label }) => label),
    others: tally.values.length - shown.length,
    rows,
    totals: sumRows(rows, shown.length),
  };
}

function countRow(
  label: string,
  guests: readonly PrintGuest[],
  columns: ReadonlyMap<string, number>,
  mealOf: (guest: PrintGuest) => string,
): MatrixRow {
  const meals = Array.from(columns, () => 0);
  let [other, without, children] = [0, 0, 0];
  for (const guest of guests) {
    const key = valueKey(mealOf(guest));
    const column = columns.get(key);
    if (guest.isChild) children += 1;
    if (key === "") without += 1;
    else if (column === undefined) other += 1;
    else meals[column] = (meals[column] ?? 0) + 1;
  }
  return { label, meals, other, without, total: guests.length, children };
}

function sumRows(rows: readonly MatrixRow[], columns: number): MatrixRow {
  const sum = (of: (row: MatrixRow) => number) => rows.reduce((total, row) => total + of(row), 0);
  return {
    label: "",
    meals: Array.from({ length: columns }, (_, i) => sum((row) => row.meals[i] ?? 0)),
    other: sum(({ other }) => other),
    without: sum(({ without }) => without),
    total: sum(({ total }) => total),
    children: sum(({ children }) => children),
  };
}
