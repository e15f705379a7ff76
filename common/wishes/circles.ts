import { guestsByValue } from "./column-values.ts";
import type { Wish } from "./wish.ts";
import type { WishGuest } from "./wish-seating.ts";

export type CircledGuest = Omit<WishGuest, "attendance">;

export type CirclingWish = Pick<Wish, "kind" | "guestIds" | "column">;

/** Groups of guests, by id, who all know one another: by household, plus-one, wish or a shared column value. */
export function circlesOf(
  guests: readonly CircledGuest[],
  wishes: readonly CirclingWish[],
): readonly (readonly number[])[] {
  const households = new Map<string, number[]>();
  const hosts = new Map<number, number[]>();
  for (const { id, household, guestOfId } of guests) {
    if (household !== "") add(households, household.toLowerCase(), id);
    if (guestOfId !== null) add(hosts, guestOfId, id);
  }
  return [
    ...households.values(),
    ...[...hosts].map(([host, plusOnes]) => [host, ...plusOnes]),
    ...wishes.flatMap((wish) => circlesOfWish(wish, guests)),
  ].filter(({ length }) => length > 1);
}

function circlesOfWish(
  { kind, guestIds, column }: CirclingWish,
  guests: readonly CircledGuest[],
): readonly (readonly number[])[] {
  if (kind === "TOGETHER" || kind === "LIKE") return [guestIds];
  if (kind !== "COLUMN_TOGETHER") return [];
  return [...guestsByValue(guests, column).values()].map((group) => group.map(({ id }) => id));
}

function add<Key>(groups: Map<Key, number[]>, key: Key, id: number): void {
  const group = groups.get(key);
  if (group) group.push(id);
  else groups.set(key, [id]);
}
