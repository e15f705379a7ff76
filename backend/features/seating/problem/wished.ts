import { message } from "../../../../common/messages/message.ts";
import { guestsByValue } from "../../../../common/wishes/column-values.ts";
import { distanceTo } from "../../../../common/wishes/near-tables.ts";
import { idsOfWish } from "../../../../common/wishes/wish-guests.ts";
import { DomainError } from "../../../lib/domain-error.ts";
import type { GroupWish, MixWish, PairWish, PlaceWish } from "../solve/seating-problem.ts";
import type { PlanFixture, PlanGuest, PlanTable, PlanWish } from "./plan-rows.ts";
import type { Sourced } from "./source.ts";
import { alternateShare, columnPairShare, mediumWish, metersOfLike, weightOf } from "./weights.ts";

/** What wishes are about; guests and tables are indices. */
export interface WishWorld {
  readonly guests: readonly PlanGuest[];
  readonly tables: readonly PlanTable[];
  readonly fixtures: readonly PlanFixture[];
}

/** What wishes add to a problem. */
export interface Wished {
  readonly together: readonly Sourced<readonly number[]>[];
  readonly apart: readonly Sourced<readonly [number, number]>[];
  readonly pairs: readonly Sourced<PairWish>[];
  readonly groups: readonly Sourced<GroupWish>[];
  readonly mixes: readonly Sourced<MixWish>[];
  readonly places: readonly Sourced<PlaceWish>[];
}

/** What wishes add, without guests who take no part. */
export function readWished(world: WishWorld, wishes: readonly PlanWish[]): Wished {
  const placeOf = new Map(world.guests.map(({ id }, place) => [id, place]));
  const named = (wish: PlanWish) => idsOfWish(wish, world.guests).flatMap((id) => placeOf.get(id) ?? []);
  const from = <Entry>(kinds: readonly PlanWish["kind"][], read: (wish: PlanWish) => Iterable<Entry>) =>
    wishes
      .filter(({ kind }) => kinds.includes(kind))
      .flatMap((wish) =>
        [...read(wish)].map((entry): Sourced<Entry> => ({ entry, source: { kind: "wish", id: wish.id } })),
      );
  return {
    together: from(["together"], (wish) => [named(wish)].filter((guests) => guests.length > 1)),
    apart: apartPairs(wishes, named),
    pairs: from(["like", "dislike"], (wish) => (named(wish).length === 2 ? likedPairs(wish, named(wish)) : [])),
    groups: [
      ...from(["like", "dislike"], (wish) => (named(wish).length > 2 ? [likedGroup(wish, named(wish))] : [])),
      ...wishes.flatMap((wish) => columnGroups(world, wish)),
    ],
    mixes: from(["column_alternate"], (wish) => columnMixes(world, wish)),
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
  const pairs = new Map<string, Sourced<readonly [number, number]>>();
  for (const wish of wishes.filter(({ kind }) => kind === "apart")) {
    for (const entry of pairsOf(named(wish))) {
      const key = `${Math.min(...entry)} ${Math.max(...entry)}`;
      if (!pairs.has(key)) pairs.set(key, { entry, source: { kind: "wish", id: wish.id } });
    }
    if (pairs.size > maxApart) throw new DomainError("TOO_LARGE", message("seating-plans.tooDemanding"));
  }
  return [...pairs.values()];
}

const likeWeight = ({ kind, priority }: PlanWish) => (kind === "like" ? weightOf[priority] : -weightOf[priority]);

const likedPairs = (wish: PlanWish, guests: readonly number[]): PairWish[] =>
  [...pairsOf(guests)].map((pair) => ({ guests: pair, weight: likeWeight(wish) }));

const likedGroup = (wish: PlanWish, guests: readonly number[]): GroupWish => ({ guests, weight: likeWeight(wish) });

function columnGroups(world: WishWorld, wish: PlanWish): Sourced<GroupWish>[] {
  const { id, kind, column, priority } = wish;
  if (kind !== "column_together" && kind !== "column_spread") return [];
  const weight = weightOf[priority] * (kind === "column_together" ? columnPairShare : -columnPairShare);
  return placesByValue(world, column)
    .filter(({ length }) => length > 1)
    .map((guests) => {
      const value = world.guests[guests[0] ?? 0]?.additionalInfo[column] ?? "";
      return { entry: { guests, weight }, source: { kind: "column", id, column, value } };
    });
}

function columnMixes(world: WishWorld, { column, priority }: PlanWish): MixWish[] {
  const kinds = placesByValue(world, column);
  return kinds.length > 1 ? [{ kinds, weight: weightOf[priority] * alternateShare }] : [];
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

/** The price of distance from a fixture; unplaced tables count as the farthest. */
function placesNear({ tables, fixtures }: WishWorld, wish: PlanWish, guests: readonly number[]): PlaceWish[] {
  const fixture = fixtures.find(({ id }) => id === wish.fixtureId);
  const distances = tables.map((table) => fixture && distanceTo(fixture, table));
  const known = distances.filter((distance) => distance !== undefined);
  if (known.length === 0) return [];
  const farthest = Math.max(...known);
  const price = weightOf[wish.priority] / metersOfLike / 100;
  const weights = distances.map((distance = farthest) => -price * distance);
  return guests.map((guest) => ({ guest, weights }));
}
