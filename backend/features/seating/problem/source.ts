/** What a rule or wish of a seating problem came from. */
export type Source =
  /** Guests of a household, in its spelling. */
  | { readonly kind: "household"; readonly name: string }
  /** A guest, by id, and their plus-ones. */
  | { readonly kind: "plusOne"; readonly of: number }
  /** Guests with the same value of a column, in its spelling, because of a wish. */
  | { readonly kind: "column"; readonly id: number; readonly column: string; readonly value: string }
  /** A wish of the organizer's, by id. */
  | { readonly kind: "wish"; readonly id: number };

/** The sources of a problem's lists, in the order of these. */
export interface Sources {
  readonly together: readonly Source[];
  readonly apart: readonly Source[];
  readonly pairs: readonly Source[];
  readonly groups: readonly Source[];
  readonly mixes: readonly Source[];
  readonly places: readonly Source[];
}

/** Entries of one of a problem's lists, with what each came from. */
export interface Sourced<Entry> {
  readonly entry: Entry;
  readonly source: Source;
}
