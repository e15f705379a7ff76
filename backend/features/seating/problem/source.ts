/** What a rule or wish of a seating problem came from. */
export type Source =
  /** In its spelling. */
  | { readonly kind: "household"; readonly name: string }
  /** A host, by id, with plus-ones. */
  | { readonly kind: "plusOne"; readonly of: number }
  /** An equal value of a column in its spelling, because of a wish. */
  | { readonly kind: "column"; readonly id: number; readonly column: string; readonly value: string }
  | { readonly kind: "wish"; readonly id: number };

/** Sources of a problem's lists, in the same order. */
export interface Sources {
  readonly together: readonly Source[];
  readonly apart: readonly Source[];
  readonly pairs: readonly Source[];
  readonly groups: readonly Source[];
  readonly mixes: readonly Source[];
  readonly places: readonly Source[];
}

/** An entry of a problem's list with its source. */
export interface Sourced<Entry> {
  readonly entry: Entry;
  readonly source: Source;
}
