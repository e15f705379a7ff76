import type { Wish } from "./wish.ts";
import type { WishKind, WishKindName } from "./wish-kinds.ts";
import type { WishTable } from "./wish-seating.ts";

/** A wish that keeps seats free. */
export type FreeSeatsWish = Pick<Wish, "tableIds" | "minimum">;

/** How many seats wishes keep free at a table: no more than it has, and none if its number of seats is not known. */
export function seatsKeptFree(
  { id, capacity }: Pick<WishTable, "id" | "capacity">,
  wishes: readonly FreeSeatsWish[],
): number {
  const wanted = wishes.map((wish) => (isAbout(wish, id) ? (wish.minimum ?? 0) : 0));
  return Math.min(capacity ?? 0, Math.max(0, ...wanted));
}

/** A wish that names no tables is about each. */
const isAbout = ({ tableIds }: FreeSeatsWish, table: number) => tableIds.length === 0 || tableIds.includes(table);

/** Those of some wishes that keep seats free. */
export function freeSeatsWishes<Some extends { readonly kind: WishKind | WishKindName }>(
  wishes: readonly Some[],
): Some[] {
  return wishes.filter(({ kind }) => kind === "FREE_SEATS" || kind === "free_seats");
}
