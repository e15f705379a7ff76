import { append } from "../lib/append.ts";
import { type GuestColumns, guestsByValue, idsOfWish } from "./column-values.ts";
import type { Wish, WishFixture, WishGuest, WishTable } from "./wish.ts";

/**
 * What a wish means for the guests who come. The list and the board count its outcome, "Why here?" compares it, and the search for
 * plans prices it. Guests and tables by id.
 */
export type Term =
  /** Each set sits at so few tables, or no more of it than so many at one table. */
  | { readonly kind: "together" | "spread"; readonly sets: readonly GuestSet[] }
  /** Each guest sits at one of the tables, or at none of them; of no table if it is not known where they stand. */
  | {
      readonly kind: "at";
      readonly ids: readonly number[];
      readonly tables: ReadonlySet<number>;
      readonly isAvoided: boolean;
    }
  | { readonly kind: "company" | "balance" }
  /** A table with guests has so many. */
  | { readonly kind: "minimum"; readonly guests: number };

/** At least two guests. */
interface GuestSet {
  readonly ids: readonly number[];
  readonly most: number;
}

type TermWish = Pick<Wish, "kind" | "guestIds" | "column" | "value" | "fixtureId" | "tableIds" | "minimum">;

/** Who comes, and the room. */
interface TermRoom {
  readonly coming: readonly (GuestColumns & { readonly id: number; readonly isChild: boolean })[];
  readonly tables: readonly Pick<WishTable, "id" | "capacity" | "x" | "y">[];
  readonly fixtures: readonly WishFixture[];
}

/** The terms of wishes, in their order. */
export function termsOf(wishes: readonly TermWish[], { coming, tables, fixtures }: TermRoom): Term[] {
  const ids = new Set(coming.map(({ id }) => id));
  const capacities = tables
    .map(({ capacity }) => capacity ?? Number.POSITIVE_INFINITY)
    .sort((one, other) => other - one);
  const here = (wish: TermWish) => idsOfWish(wish, coming).filter((id) => ids.has(id));
  const values = ({ column }: TermWish) =>
    [...guestsByValue(coming, column).values()].map((guests) => guests.map(({ id }) => id));
  // A wish about one another is about nobody when only one is left.
  const sets = (found: readonly (readonly number[])[], most: (count: number) => number): GuestSet[] =>
    found.filter(({ length }) => length > 1).map((set) => ({ ids: set, most: most(set.length) }));
  const needed = (count: number) => tablesFor(count, capacities);
  const share = (count: number) => Math.ceil(count / Math.max(1, tables.length));
  const at = (wish: TermWish, isAvoided: boolean): Term => {
    return { kind: "at", ids: here(wish), tables: new Set(wish.tableIds), isAvoided };
  };
  return wishes.map((wish) => termOf(wish));

  function termOf(wish: TermWish): Term {
    switch (wish.kind) {
      case "TOGETHER":
        return { kind: "together", sets: sets([here(wish)], () => 1) };
      case "LIKE":
        return { kind: "together", sets: sets([here(wish)], needed) };
      case "COLUMN_TOGETHER":
        return { kind: "together", sets: sets(values(wish), needed) };
      case "APART":
      case "DISLIKE":
        return { kind: "spread", sets: sets([here(wish)], () => 1) };
      case "COLUMN_SPREAD":
        return { kind: "spread", sets: sets(values(wish), share) };
      case "NEAR": {
        const [fixture, guests] = [fixtures.find(({ id }) => id === wish.fixtureId), here(wish)];
        const near = fixture ? nearTables(fixture, tables, guests.length) : new Set<number>();
        return { kind: "at", ids: guests, tables: near, isAvoided: false };
      }
      case "AT_TABLES":
      case "LIKE_TABLES":
      case "CHILDREN_AT_TABLES":
        return at(wish, false);
      case "NOT_AT_TABLES":
      case "DISLIKE_TABLES":
        return at(wish, true);
      case "COMPANY":
        return { kind: "company" };
      case "BALANCE":
        return { kind: "balance" };
      case "TABLE_MINIMUM":
        return { kind: "minimum", guests: wish.minimum ?? 1 };
    }
  }
}

/** How many of the largest tables seat so many guests, or all tables. */
function tablesFor(guests: number, capacities: readonly number[]): number {
  let seats = 0;
  const last = capacities.findIndex((capacity) => {
    seats += capacity;
    return seats >= guests;
  });
  return last < 0 ? Math.max(1, capacities.length) : last + 1;
}

/** Between the centers of a table and something in the room, in whole centimeters; undefined if the table is not placed. */
function distanceTo(fixture: Omit<WishFixture, "id">, { x, y }: Pick<WishTable, "x" | "y">): number | undefined {
  return x === null || y === null ? undefined : Math.round(Math.hypot(x - fixture.x, y - fixture.y));
}

const nearPart = 1 / 4;

/** Ids of the nearest quarter of the placed tables, or as many more as the guests need; empty if none is placed. */
function nearTables(
  fixture: WishFixture,
  tables: readonly Pick<WishTable, "id" | "capacity" | "x" | "y">[],
  guests: number,
): ReadonlySet<number> {
  const placed = tables
    .flatMap((table) => {
      const distance = distanceTo(fixture, table);
      return distance === undefined ? [] : [{ id: table.id, seats: table.capacity ?? guests, distance }];
    })
    .sort((one, other) => one.distance - other.distance);
  const least = Math.ceil(placed.length * nearPart);
  const near = new Set<number>();
  let seats = 0;
  for (const table of placed) {
    if (near.size >= least && seats >= guests) break;
    near.add(table.id);
    seats += table.seats;
  }
  return near;
}

/** Groups of guests, by id, who all know one another: by household, as plus-ones, or as wishes have them together. */
export function circlesOf(
  guests: readonly Pick<WishGuest, "id" | "household" | "guestOfId">[],
  terms: readonly Term[],
): readonly (readonly number[])[] {
  const households = new Map<string, number[]>();
  const hosts = new Map<number, number[]>();
  for (const { id, household, guestOfId } of guests) {
    if (household !== "") append(households, household.toLowerCase(), id);
    if (guestOfId !== null) append(hosts, guestOfId, id);
  }
  return [
    ...households.values(),
    ...[...hosts].map(([host, plusOnes]) => [host, ...plusOnes]),
    ...terms.flatMap((term) => (term.kind === "together" ? term.sets.map(({ ids }) => ids) : [])),
  ].filter(({ length }) => length > 1);
}
