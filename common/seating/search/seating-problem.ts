/** Guests and tables are indices in `guests` and `tables`. */
export interface SeatingProblem {
  readonly guests: readonly ProblemGuest[];
  readonly tables: readonly ProblemTable[];
  /** Sets of guests who must be at one table; those that share a guest are merged. */
  readonly together: readonly (readonly number[])[];
  readonly apart: readonly (readonly [number, number])[];
  /** Each weight is added if both are at the same table; negative ones are prices. */
  readonly pairs: readonly PairWish[];
  /** Each weight is added for every pair of the group at the same table. */
  readonly groups: readonly GroupWish[];
  /** Guests who would rather sit at some tables than at others. */
  readonly places: readonly PlaceWish[];
  /** Null if it does not matter whether guests are among strangers. */
  readonly company: CompanyWish | null;
  /** Price per squared difference between a table's guests and its share; 0 for none. */
  readonly balance: number;
  /** Price per guest who leaves today's table; 0 for none. */
  readonly keep: number;
}

export const noWishes = {
  pairs: [],
  groups: [],
  places: [],
  company: null,
  balance: 0,
  keep: 0,
} as const;

export interface ProblemGuest {
  /** Seats taken: a whole number, usually 1. */
  readonly size: number;
  /** Where the guest may sit; null for all. */
  readonly tables: readonly number[] | null;
  /** Today's table; null for none. */
  readonly current: number | null;
}

export interface ProblemTable {
  readonly capacity: number;
  /** Least seats taken; 0 for any. */
  readonly minimum: number;
  /** Whether the table may be empty despite the minimum. */
  readonly mayBeEmpty: boolean;
}

export interface PairWish {
  readonly guests: readonly [number, number];
  readonly weight: number;
}

export interface GroupWish {
  readonly guests: readonly number[];
  readonly weight: number;
}

export interface PlaceWish {
  readonly guest: number;
  /** Added at each table. */
  readonly weights: readonly number[];
}

export interface CompanyWish {
  /** Mutual, by guest. Guests who know nobody do not count. */
  readonly knows: readonly (readonly number[])[];
  /** Price per guest who knows somebody, but nobody at their table. */
  readonly weight: number;
}

/** A plan for a problem. */
export interface SeatingPlan {
  readonly assignment: readonly number[];
  /** What the wishes add. */
  readonly value: number;
  /** Seats over capacity or below a minimum, torn sets, joined pairs, and guests at disallowed tables; 0 if allowed. */
  readonly violations: number;
}
