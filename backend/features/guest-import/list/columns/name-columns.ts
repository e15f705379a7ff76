import type { ColumnMeaning } from "../words/language-words.ts";
import type { HeaderMeanings } from "./header-meanings.ts";

/** The columns of a guest's name. */
export interface NameColumns {
  /** In spoken order. */
  columns: number[];
  /** Whether they are parts of the name, such as first and last name. */
  areParts: boolean;
  /** Other columns that could be the name. */
  rivals: number[];
  /** How exact the wording is: 1 for the exact words. */
  weight: number;
}

/**
 * The name columns by the words of the headers.
 *
 * @param isPossible whether a column's contents can be names
 */
export function nameColumnsByWords(
  meanings: HeaderMeanings,
  isPossible: (column: number) => boolean,
): NameColumns | undefined {
  const of = (meaning: ColumnMeaning) => meanings.columnsFor(meaning).filter(({ column }) => isPossible(column));
  const weights = new Map<number, number>();
  const columnsOf = (meaning: ColumnMeaning): number[] =>
    of(meaning).map(({ column, weight }) => {
      weights.set(column, Math.max(weight, weights.get(column) ?? 0));
      return column;
    });
  const full = columnsOf("fullName");
  const guest = columnsOf("guest");
  const first = columnsOf("firstName");
  const last = columnsOf("lastName");
  const lastBesideFirst = columnsOf("lastBesideFirst");
  const firstBesideLast = columnsOf("firstBesideLast");
  const middle = columnsOf("middleName").slice(0, 1);
  const infix = columnsOf("infix").slice(0, 1);
  const secondLast = columnsOf("secondLastName").slice(0, 1);
  const suffix = columnsOf("suffix").slice(0, 1);

  const named = (columns: number[], areParts: boolean, candidates: number[]): NameColumns => ({
    columns,
    areParts,
    rivals: [...new Set(candidates)].filter((column) => !columns.includes(column)),
    weight: Math.min(...columns.map((column) => weights.get(column) ?? 0)),
  });
  const parts = (given: number[], family: number[]): NameColumns => {
    const columns = [...given.slice(0, 1), ...middle, ...infix, ...family.slice(0, 1), ...secondLast, ...suffix];
    return named([...new Set(columns)], true, [...given, ...family]);
  };
  const whole = full.filter((column) => {
    if (first.length > 0 && last.length === 0) return !lastBesideFirst.includes(column);
    return first.length > 0 || last.length === 0 || !firstBesideLast.includes(column);
  });
  const hasParts = first.length > 0 && last.length > 0;
  const surest = Math.max(0, ...whole.map((column) => weights.get(column) ?? 0));
  const partsWeight = Math.min(weights.get(first[0] ?? -1) ?? 0, weights.get(last[0] ?? -1) ?? 0);
  if (whole.length > 0 && !(hasParts && partsWeight > surest)) {
    return named(whole.slice(0, 1), false, [...whole, ...guest, ...first, ...last]);
  }
  if (first.length > 0 && lastBesideFirst.length > 0 && last.length === 0) return parts(first, lastBesideFirst);
  if (last.length > 0 && firstBesideLast.length > 0 && first.length === 0) return parts(firstBesideLast, last);
  if (hasParts) return parts(first, last);
  if (guest.length > 0) return named(guest.slice(0, 1), false, [...guest, ...first, ...last]);
  if (first.length > 0 || last.length > 0) return parts(first, last);
  return undefined;
}
