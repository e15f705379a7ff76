import { guestsByValue } from "./column-values.ts";
import type { Here, Tally } from "./tally.ts";
import { sum } from "./tally.ts";
import { company } from "./tally-company.ts";
import { atTables, near, spread, tablesNeeded, together } from "./tally-groups.ts";
import { atLeast, balance } from "./tally-tables.ts";
import type { Wish } from "./wish.ts";
import type { WishSeating } from "./wish-seating.ts";

/** Open: not known before more guests have a seat. */
export type OutcomeState = "met" | "unmet" | "partly" | "open";

export interface WishOutcome {
  readonly state: OutcomeState;
  /** Guests, or with BALANCE and TABLE_MINIMUM tables, that have what is wished for. */
  readonly met: number;
  /** How many it is about; 0 if all of them are gone or not coming. */
  readonly of: number;
  readonly missedBy: readonly number[];
  /** With BALANCE and TABLE_MINIMUM only. */
  readonly missedAt: readonly number[];
}

export interface WishOutcomes {
  readonly byWish: ReadonlyMap<number, WishOutcome>;
  readonly metCount: number;
  readonly count: number;
  /** Guests who know somebody, but sit at a table where they know nobody. */
  readonly alone: readonly number[];
}

/** What becomes of wishes. @param about those that are asked for, of all wishes, which also say who knows whom */
export function wishOutcomes(wishes: readonly Wish[], seating: WishSeating, about = wishes): WishOutcomes {
  const coming = [...seating.guests].filter(({ attendance }) => attendance !== "NO");
  const here: Here = { ...seating, coming, ids: new Set(coming.map(({ id }) => id)) };
  const accompanied = company(wishes, here);
  const byWish = new Map(about.map((wish) => [wish.id, outcome(tallyOf(wish, here, accompanied))]));
  const outcomes = [...byWish.values()];
  return {
    byWish,
    metCount: outcomes.filter(({ state }) => state === "met").length,
    count: outcomes.filter(({ of }) => of > 0).length,
    alone: accompanied.missedBy,
  };
}

function outcome({ met, of, missedBy, missedAt = [] }: Tally): WishOutcome {
  return { state: stateOf(met, of, missedBy.length + missedAt.length), met, of, missedBy, missedAt };
}

function stateOf(met: number, of: number, missed: number): OutcomeState {
  if (missed === 0) return of > 0 && met === of ? "met" : "open";
  return met === 0 ? "unmet" : "partly";
}

function tallyOf(wish: Wish, here: Here, accompanied: Tally): Tally {
  switch (wish.kind) {
    case "TOGETHER":
      return together(comingOf(wish, here), here, 1);
    case "LIKE":
      return together(comingOf(wish, here), here, tablesNeeded(comingOf(wish, here).length, here));
    case "APART":
    case "DISLIKE":
      return spread(comingOf(wish, here), here, 1);
    case "COLUMN_TOGETHER":
      return sum(valuesOf(wish, here).map((ids) => together(ids, here, tablesNeeded(ids.length, here))));
    case "COLUMN_SPREAD":
      return sum(
        valuesOf(wish, here).map((ids) => spread(ids, here, Math.ceil(ids.length / Math.max(1, here.tables.length)))),
      );
    case "NEAR":
      return near(wish, here);
    case "AT_TABLES":
    case "NOT_AT_TABLES":
    case "CHILDREN_AT_TABLES":
    case "LIKE_TABLES":
    case "DISLIKE_TABLES":
      return atTables(wish, here);
    case "COMPANY":
      return accompanied;
    case "BALANCE":
      return balance(here);
    case "TABLE_MINIMUM":
      return atLeast(wish.minimum ?? 1, here);
  }
}

function comingOf({ guestIds }: Wish, { ids }: Here): readonly number[] {
  const coming = guestIds.filter((id) => ids.has(id));
  // A wish about one another is about nobody when only one is left.
  return coming.length > 1 ? coming : [];
}

function valuesOf({ column }: Wish, { coming }: Here): number[][] {
  const groups = [...guestsByValue(coming, column).values()].map((guests) => guests.map(({ id }) => id));
  return groups.filter(({ length }) => length > 1);
}
