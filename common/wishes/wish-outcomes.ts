import { atLeast, atTables, balance, company, type Here, spread, sum, type Tally, together } from "./tally.ts";
import { circlesOf, type Term, termsOf } from "./terms.ts";
import type { Wish, WishSeating } from "./wish.ts";

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

/** An event's wishes, compiled once, and what becomes of them in any number of seatings. */
export class WishReader {
  /** By wish id. */
  readonly terms: ReadonlyMap<number, Term>;
  /** Guests who know one another. */
  readonly circles: readonly (readonly number[])[];
  readonly #here: Omit<Here, "tableOf">;

  constructor(wishes: readonly Wish[], { guests, tables, fixtures }: Omit<WishSeating, "tableOf">) {
    const coming = [...guests].filter(({ attendance }) => attendance !== "NO");
    const terms = termsOf(wishes, { coming, tables, fixtures });
    this.terms = new Map(terms.map((term, place) => [wishes[place]?.id ?? 0, term]));
    this.circles = circlesOf(coming, terms);
    this.#here = { tables, ids: new Set(coming.map(({ id }) => id)) };
  }

  /** What becomes of wishes, or of those in question. */
  outcomes(tableOf: WishSeating["tableOf"], wishIds: Iterable<number> = this.terms.keys()): WishOutcomes {
    const here: Here = { ...this.#here, tableOf };
    const accompanied = company(this.circles, here);
    const byWish = new Map<number, WishOutcome>();
    for (const id of wishIds) {
      const term = this.terms.get(id);
      if (term) byWish.set(id, outcome(tallyOf(term, here, accompanied)));
    }
    const outcomes = [...byWish.values()];
    return {
      byWish,
      metCount: outcomes.filter(({ state }) => state === "met").length,
      count: outcomes.filter(({ of }) => of > 0).length,
      alone: accompanied.missedBy,
    };
  }
}

function outcome({ met, of, missedBy, missedAt = [] }: Tally): WishOutcome {
  return { state: stateOf(met, of, missedBy.length + missedAt.length), met, of, missedBy, missedAt };
}

function stateOf(met: number, of: number, missed: number): OutcomeState {
  if (missed === 0) return of > 0 && met === of ? "met" : "open";
  return met === 0 ? "unmet" : "partly";
}

function tallyOf(term: Term, here: Here, accompanied: Tally): Tally {
  switch (term.kind) {
    case "together":
      return sum(term.sets.map(({ ids, most }) => together(ids, here, most)));
    case "spread":
      return sum(term.sets.map(({ ids, most }) => spread(ids, here, most)));
    case "at":
      return atTables(term, here);
    case "company":
      return accompanied;
    case "balance":
      return balance(here);
    case "minimum":
      return atLeast(term.guests, here);
  }
}
