import type { ColumnMeaning } from "../words/language-words.ts";
import type { HeaderMeanings } from "./header-meanings.ts";

/** The columns of a guest's name. */
export interface NameColumns {
  /** In spoken order. */
  columns: number[];
  /** Whether they are parts of the name, such as first and last name. */
  areParts: boolean;
  rivals: number[];
  weight: number;
  /** By contents, whether no other column can have the names. */
  isAlone?: boolean;
}

/** By headers; `isPossible` is whether a column's contents can be names, `isWord` whether they are single words. */
export function nameColumnsByWords(
  meanings: HeaderMeanings,
  isPossible: (column: number) => boolean,
  isWord: (column: number) => boolean = () => false,
): NameColumns | undefined {
  const buyers = meanings.columnsFor("buyer").map(({ column }) => column);
  const ofGuests = (column: number) => isPossible(column) && !buyers.includes(column);
  return named(meanings, ofGuests, isWord) ?? named(meanings, isPossible, isWord);
}

function named(
  meanings: HeaderMeanings,
  isPossible: (column: number) => boolean,
  isWord: (column: number) => boolean,
): NameColumns | undefined {
  const columns = new CandidateColumns(meanings, isPossible);
  const [full, guest, first, last] = (["fullName", "guest", "firstName", "lastName"] as const).map(columns.of);
  const candidates = { full: full ?? [], guest: guest ?? [], first: first ?? [], last: last ?? [] };
  // "Attendee Name" beside "Attendee Last Name", with one word in each.
  const given = candidates.first.length === 0 && candidates.last.length > 0 ? candidates.full.filter(isWord) : [];
  return given.length > 0 ? columns.parts(given, candidates.last) : chosenName(columns, candidates);
}

interface Candidates {
  full: number[];
  guest: number[];
  first: number[];
  last: number[];
}

function chosenName(columns: CandidateColumns, { full, guest, first, last }: Candidates): NameColumns | undefined {
  const lastBesideFirst = columns.of("lastBesideFirst");
  const firstBesideLast = columns.of("firstBesideLast");
  const hasFirst = first.length > 0;
  const hasLast = last.length > 0;
  const whole = full.filter((column) => {
    // "Name" beside "First Name" is the last name.
    if (hasFirst && !hasLast) return !lastBesideFirst.includes(column);
    return hasFirst || !hasLast || !firstBesideLast.includes(column);
  });
  const partsAreSurer =
    hasFirst && hasLast && Math.min(columns.weight(first), columns.weight(last)) > columns.weight(whole);
  if (whole.length > 0 && !partsAreSurer) {
    return columns.named(whole.slice(0, 1), false, [...whole, ...guest, ...first, ...last]);
  }
  if (hasFirst && !hasLast && lastBesideFirst.length > 0) return columns.parts(first, lastBesideFirst);
  if (hasLast && !hasFirst && firstBesideLast.length > 0) return columns.parts(firstBesideLast, last);
  if (guest.length > 0 && !(hasFirst && hasLast)) {
    return columns.named(guest.slice(0, 1), false, [...guest, ...first, ...last]);
  }
  return hasFirst || hasLast ? columns.parts(first, last) : undefined;
}

class CandidateColumns {
  readonly #meanings: HeaderMeanings;
  readonly #isPossible: (column: number) => boolean;
  readonly #weights = new Map<number, number>();

  constructor(meanings: HeaderMeanings, isPossible: (column: number) => boolean) {
    this.#meanings = meanings;
    this.#isPossible = isPossible;
  }

  of = (meaning: ColumnMeaning): number[] => {
    const possible = this.#meanings.columnsFor(meaning).filter(({ column }) => this.#isPossible(column));
    return possible.map(({ column, weight }) => {
      this.#weights.set(column, Math.max(weight, this.#weights.get(column) ?? 0));
      return column;
    });
  };

  weight([column]: readonly number[]): number {
    return column === undefined ? 0 : (this.#weights.get(column) ?? 0);
  }

  named(columns: number[], areParts: boolean, candidates: readonly number[]): NameColumns {
    const rivals = [...new Set(candidates)].filter((column) => !columns.includes(column));
    return { columns, areParts, rivals, weight: Math.min(...columns.map((column) => this.weight([column]))) };
  }

  parts(given: readonly number[], family: readonly number[]): NameColumns {
    const first = (meaning: ColumnMeaning) => this.of(meaning).slice(0, 1);
    const columns = [
      ...given.slice(0, 1),
      ...first("middleName"),
      ...first("infix"),
      ...family.slice(0, 1),
      ...first("secondLastName"),
      ...first("suffix"),
    ];
    return this.named([...new Set(columns)], true, [...given, ...family]);
  }
}
