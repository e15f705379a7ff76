/**
 * Guests to be seated, tables, rules that hold and wishes with their values. Guests and tables are numbers from 0: their
 * places in `guests` and `tables`.
 */
export interface SeatingProblem {
  readonly guests: readonly ProblemGuest[];
  readonly tables: readonly ProblemTable[];
  /** Sets of guests who must be at one table. Sets that share a guest are one set. */
  readonly together: readonly (readonly number[])[];
  /** Pairs of guests who may not be at the same table. */
  readonly apart: readonly (readonly [number, number])[];
  /** Adds each weight if both guests are at the same table; a negative weight is a price. */
  readonly pairs: readonly PairWish[];
  /** Adds each weight once for every pair of the group's guests at the same table. */
  readonly groups: readonly GroupWish[];
  /** Guests of two or more kinds who should sit alternately. */
  readonly mixes: readonly MixWish[];
  /** Guests for whom tables differ, because of how far they are from a place in the room. */
  readonly places: readonly PlaceWish[];
  /** Nobody should be without a guest they know; null if that does not matter. */
  readonly company: CompanyWish | null;
  /** Price of uneven tables: it is multiplied by the squared difference between a table's guests and its share. 0 for none. */
  readonly balance: number;
  /** Price of each guest who has a table today and would sit at another one. 0 for none. */
  readonly keep: number;
}

/** The part of a problem that is not rules, if nothing is wished for. */
export const noWishes = {
  pairs: [],
  groups: [],
  mixes: [],
  places: [],
  company: null,
  balance: 0,
  keep: 0,
} as const;

export interface ProblemGuest {
  /** Seats that the guest takes: a whole number, usually 1. */
  readonly size: number;
  /** Tables where the guest may sit; null for all. */
  readonly tables: readonly number[] | null;
  /** Where the guest sits today; null for nowhere. */
  readonly current: number | null;
}

export interface ProblemTable {
  /** Seats. */
  readonly capacity: number;
  /** Least seats that are taken, 0 for any. */
  readonly minimum: number;
  /** Whether nobody may sit there, too, despite the minimum. */
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

export interface MixWish {
  /** Guests of each kind; those of no kind are not in it. */
  readonly kinds: readonly (readonly number[])[];
  /** Price for each guest at a table who cannot sit between two of another kind: twice the most frequent kind, less all. */
  readonly weight: number;
}

export interface PlaceWish {
  readonly guest: number;
  /** What is added at each table; usually negative, a price of its distance. */
  readonly weights: readonly number[];
}

export interface CompanyWish {
  /** For each guest, the guests they know. Mutual. Guests who know nobody do not count. */
  readonly knows: readonly (readonly number[])[];
  /** Price of each guest who knows somebody, but nobody at their own table. */
  readonly weight: number;
}

/** A plan for a problem. */
export interface SeatingPlan {
  /** The table of each guest. */
  readonly assignment: readonly number[];
  /** The sum of what the wishes add. */
  readonly value: number;
  /**
   * Broken rules: seats beyond a table's capacity, seats missing to its minimum, sets that must be together and are not, pairs
   * that must be apart and are not, and guests at tables that are not theirs. 0 if the plan is allowed.
   */
  readonly violations: number;
}
