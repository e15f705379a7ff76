import { message } from "../../../../common/messages/message.ts";
import { guestsByValue } from "../../../../common/wishes/column-values.ts";
import { nearTables } from "../../../../common/wishes/near-tables.ts";
import { idsOfWish } from "../../../../common/wishes/wish-guests.ts";
import { DomainError } from "../../../lib/domain-error.ts";
import type { GroupWish, PairWish, PlaceWish } from "../solve/seating-problem.ts";
import type { PlanGuest, PlanRows, PlanTable, PlanWish } from "./plan-rows.ts";
import { columnPairShare, mediumWish, weightOf } from "./weights.ts";

/** What wishes are about; guests and tables are indices. */
export interface WishWorld {
  readonly rows: PlanRows;
  /** Those who take part. */
  readonly guests: readonly PlanGuest[];
  readonly tables: readonly PlanTable[];
}

/** What wishes add to a problem. */
export interface Wished {
  readonly together: readonly (readonly number[])[];
  readonly apart: readonly (readonly [number, number])[];
  readonly pairs: readonly PairWish[];
  readonly groups: readonly GroupWish[];
  readonly places: readonly PlaceWish[];
}

/** What wishes add, without guests who take no part. */
export function readWished(world: WishWorld, wishes: readonly PlanWish[]): Wished {
  const placeOf = new Map(world.guests.map(({ id }, place) => [id, place]));
  const named = (wish: PlanWish) => idsOfWish(wish, world.guests).flatMap((id) => placeOf.get(id) ?? []);
  const from = <Entry>(kinds: readonly PlanWish["kind"][], read: (wish: PlanWish) => Iterable<Entry>) =>
    wishes.filter(({ kind }) => kinds.includes(kind)).flatMap((wish) => [...read(wish)]);
  return {
    together: from(["together"], (wish) => [named(wish)].filter((guests) => guests.length > 1)),
    apart: apartPairs(wishes, named),
    pairs: from(["like", "dislike"], (wish) => (named(wish).length === 2 ? likedPairs(wish, named(wish)) : [])),
    groups: [
      ...from(["like", "dislike"], (wish) => (named(wish).length > 2 ? [likedGroup(wish, named(wish))] : [])),
      ...wishes.flatMap((wish) => columnGroups(world, wish)),
    ],
    places: [
      ...from(["near"], (wish) => placesNear(world, wish, named(wish))),
      ...from(["children_at_tables"], (wish) => tablesOfChildren(world, wish)),
      ...from(["like_tables", "dislike_tables"], (wish) => tablesLiked(world, wish, named(wish))),
    ],
  };
}

function* pairsOf(guests: readonly number[]): Generator<readonly [number, number]> {
  for (const [place, one] of guests.entries()) {
    for (const other of guests.slice(place + 1)) yield [one, other];
  }
}

/** Wishes may name the same pairs again and again. */
const maxApart = 100_000;

/** @throws DomainError TOO_LARGE for too many pairs */
function apartPairs(wishes: readonly PlanWish[], named: (wish: PlanWish) => number[]): Wished["apart"] {
  const pairs = new Map<string, readonly [number, number]>();
  for (const wish of wishes.filter(({ kind }) => kind === "apart")) {
    for (const entry of pairsOf(named(wish))) {
      const key = `${Math.min(...entry)} ${Math.max(...entry)}`;
      pairs.set(key, entry);
    }
    if (pairs.size > maxApart) throw new DomainError("TOO_LARGE", message("seating-plans.tooDemanding"));
  }
  return [...pairs.values()];
}

const likeWeight = ({ kind, priority }: PlanWish) => (kind === "like" ? weightOf[priority] : -weightOf[priority]);

const likedPairs = (wish: PlanWish, guests: readonly number[]): PairWish[] =>
  [...pairsOf(guests)].map((pair) => ({ guests: pair, weight: likeWeight(wish) }));

const likedGroup = (wish: PlanWish, guests: readonly number[]): GroupWish => ({ guests, weight: likeWeight(wish) });

function columnGroups(world: WishWorld, wish: PlanWish): GroupWish[] {
  const { kind, column, priority } = wish;
  if (kind !== "column_together" && kind !== "column_spread") return [];
  const weight = weightOf[priority] * (kind === "column_together" ? columnPairShare : -columnPairShare);
  return placesByValue(world, column)
    .filter(({ length }) => length > 1)
    .map((guests) => ({ guests, weight }));
}

function placesByValue({ guests }: WishWorld, column: string): number[][] {
  const numbered = guests.map(({ additionalInfo }, place) => ({ additionalInfo, place }));
  return [...guestsByValue(numbered, column).values()].map((group) => group.map(({ place }) => place));
}

/** A like, or a dislike, for each guest at one of the tables. */
function tablesLiked({ tables }: WishWorld, wish: PlanWish, guests: readonly number[]): PlaceWish[] {
  const named = new Set(wish.tableIds);
  const weight = wish.kind === "like_tables" ? weightOf[wish.priority] : -weightOf[wish.priority];
  const weights = tables.map(({ id }) => (named.has(id) ? weight : 0));
  return weights.some((each) => each !== 0) ? guests.map((guest) => ({ guest, weights })) : [];
}

/** A price for each adult who takes a seat at the children's tables: as an unmet like. */
function tablesOfChildren({ guests, tables }: WishWorld, { tableIds }: PlanWish): PlaceWish[] {
  const weights = tables.map(({ id }) => (tableIds.includes(id) ? -mediumWish : 0));
  if (weights.every((weight) => weight === 0)) return [];
  return guests.flatMap(({ isChild }, guest) => (isChild ? [] : [{ guest, weights }]));
}

/** A like for each guest at one of the tables near a fixture, as the outcomes of wishes count them. */
function placesNear({ rows, tables }: WishWorld, wish: PlanWish, guests: readonly number[]): PlaceWish[] {
  const fixture = rows.fixtures.find(({ id }) => id === wish.fixtureId);
  const coming = rows.guests.filter(({ id }) => wish.guestIds.includes(id)).length;
  const near = fixture ? nearTables(fixture, rows.tables, coming) : new Set<number>();
  const weights = tables.map(({ id }) => (near.has(id) ? weightOf[wish.priority] : 0));
  return near.size > 0 ? guests.map((guest) => ({ guest, weights })) : [];
}
