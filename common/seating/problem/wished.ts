import { type Term, termsOf } from "../../wishes/terms.ts";
import { priorityWeights, type Wish } from "../../wishes/wish.ts";
import { wishFacts } from "../../wishes/wish-kinds.ts";
import type { GroupWish, PlaceWish, SeatingProblem } from "../search/seating-problem.ts";
import type { PlanGuest, PlanRows, PlanTable } from "./plan-rows.ts";

/** The unit of costs shown to people, and the price of a move. */
export const mediumWish = priorityWeights.MEDIUM;

// A table of ten that follows or breaks a rule for all counts as much as this many likes, so as not to drown them.
const likesOfTable = 3;
const defaultTable = 10;
const pairsOfTable = (defaultTable * (defaultTable - 1)) / 2;

/** Per pair with an equal value; a price if they should be spread. */
const columnPairShare = likesOfTable / pairsOfTable;

/** Per guest without anybody they know: as bad as a few unmet likes. */
export const companyShare = likesOfTable;

/** Per squared guest too many or too few: a half-empty table of ten is as bad as a few likes. */
export const balanceShare = likesOfTable / (defaultTable / 2) ** 2;

/** Per squared guest too many or too few where nobody wishes for even tables: they fill evenly as far as nothing speaks against it. */
export const usualBalance = (priorityWeights.LOW * balanceShare) / 10;

/** Per pair of a table of today, for a plan that begins from scratch: people who were put together have a reason to be. */
export const sameTablePair = priorityWeights.LOW * columnPairShare;

/** Per guest who stays where they are: breaks ties, so that tables do not change names for nothing. */
export const sameTable = sameTablePair / 10;

/** Per pair of a household that may be split, or must be. */
export const householdPair = priorityWeights.MEDIUM;

/** A price per move that exceeds all that wishes can add and cost. */
export function fewestMoves({ guests, tables, ...wishes }: SeatingProblem): number {
  const largest = Math.max(0, ...tables.map(({ capacity }) => capacity));
  const seats = tables.reduce((total, { capacity }) => total + capacity, 0);
  const ofGroup = (size: number) => (size * Math.min(size - 1, largest - 1)) / 2;
  const pairs = sum(wishes.pairs, ({ weight }) => Math.abs(weight));
  const groups = sum(wishes.groups, (group) => Math.abs(group.weight) * ofGroup(group.guests.length));
  const places = sum(wishes.places, ({ weights }) => Math.max(...weights) - Math.min(...weights));
  const company = (wishes.company?.weight ?? 0) * guests.length;
  const balance = wishes.balance * largest * (seats + guests.length);
  return 1 + pairs + groups + places + company + balance;
}

function sum<Item>(items: readonly Item[], amount: (item: Item) => number): number {
  return items.reduce((total, item) => total + amount(item), 0);
}

/** An event, and the guests and tables that take part: their places are the problem's indices. */
export interface WishWorld {
  readonly rows: PlanRows;
  readonly guests: readonly PlanGuest[];
  readonly tables: readonly PlanTable[];
}

/** What wishes add to a problem. */
export interface Wished {
  readonly terms: readonly Term[];
  readonly together: readonly (readonly number[])[];
  readonly apart: readonly (readonly [number, number])[];
  readonly groups: readonly GroupWish[];
  readonly places: readonly PlaceWish[];
}

/** What wishes add, without guests who take no part. @throws RangeError for too many pairs apart */
export function readWished(world: WishWorld): Wished {
  const { rows, guests } = world;
  const terms = termsOf(rows.wishes, { coming: rows.guests, tables: rows.tables, fixtures: rows.fixtures });
  const placeOf = new Map(guests.map(({ id }, place) => [id, place]));
  const placesOf = (ids: readonly number[]) => ids.flatMap((id) => placeOf.get(id) ?? []);
  const all = rows.wishes.flatMap((wish, place) => {
    const term = terms[place];
    return term ? [{ wish, term, isRequired: wishFacts(wish.kind).isRequired }] : [];
  });
  const setsOf = (term: Term) =>
    "sets" in term ? term.sets.map(({ ids }) => placesOf(ids)).filter(({ length }) => length > 1) : [];
  const sets = all.flatMap(({ term, ...rest }) => setsOf(term).map((set) => ({ ...rest, set, kind: term.kind })));
  const required = sets.filter(({ isRequired }) => isRequired);
  return {
    terms,
    together: required.flatMap(({ kind, set }) => (kind === "together" ? [set] : [])),
    apart: apartPairs(required.flatMap(({ kind, set }) => (kind === "spread" ? [set] : []))),
    groups: sets
      .filter(({ isRequired }) => !isRequired)
      .map(({ wish, kind, set }) => ({ guests: set, weight: (kind === "together" ? 1 : -1) * pairWeight(wish) })),
    places: all.flatMap(({ wish, term, isRequired }) => {
      if (term.kind !== "at") return [];
      if (!isRequired) return placesAt(world, term, priorityWeights[wish.priority], placesOf(term.ids));
      // An adult at the children's tables costs as much as an unmet like.
      const adults = wishFacts(wish.kind).isAboutChildren ? guests.filter(({ isChild }) => !isChild) : [];
      return placesAt(world, term, -mediumWish, placesOf(adults.map(({ id }) => id)));
    }),
  };
}

/** What a pair that a wish has together is worth. */
export const pairWeight = ({ kind, priority }: Wish): number =>
  priorityWeights[priority] * (wishFacts(kind).family === "column" ? columnPairShare : 1);

/** A weight for each of some guests at each of the tables. */
function placesAt(
  { tables }: WishWorld,
  { tables: named, isAvoided }: Extract<Term, { kind: "at" }>,
  weight: number,
  guests: readonly number[],
): PlaceWish[] {
  const added = isAvoided ? -weight : weight;
  const weights = tables.map(({ id }) => (named.has(id) ? added : 0));
  return weights.some((each) => each !== 0) ? guests.map((guest) => ({ guest, weights })) : [];
}

/** Wishes may name the same pairs again and again. */
const maxApart = 100_000;

function apartPairs(sets: readonly (readonly number[])[]): [number, number][] {
  const pairs = new Map<string, [number, number]>();
  for (const set of sets) {
    for (const [place, one] of set.entries()) {
      for (const other of set.slice(place + 1)) {
        pairs.set(`${Math.min(one, other)} ${Math.max(one, other)}`, [one, other]);
      }
    }
    if (pairs.size > maxApart) throw new RangeError("Too many pairs of guests are to be apart.");
  }
  return [...pairs.values()];
}
