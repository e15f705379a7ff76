import type { Wish } from "../../../../common/wishes/wish.ts";
import { pairKinds, type WishKind, wishFacts, wishKinds } from "../../../../common/wishes/wish-kinds.ts";

/** What most wishes are. */
export const commonKinds: readonly WishKind[] = ["TOGETHER", "APART", "AT_TABLES", "COLUMN_TOGETHER"];

interface Offer {
  readonly hasColumns: boolean;
  readonly hasPlaces: boolean;
  readonly hasTables: boolean;
}

/** The kinds that a wish may have, beside the other wishes of an event. */
export function kindsFor(
  { id, kind }: Pick<Wish, "id" | "kind">,
  wishes: readonly Pick<Wish, "id" | "kind">[],
  { hasColumns, hasPlaces, hasTables }: Offer,
): readonly WishKind[] {
  const isTaken = (one: WishKind) => wishes.some((wish) => wish.kind === one && wish.id !== id);
  return wishKinds.filter((one) => {
    const { family, fewestTables, hasPlace, isSingle } = wishFacts(one);
    if (one === kind) return true;
    if (isSingle && isTaken(one)) return false;
    return (family !== "column" || hasColumns) && (!hasPlace || hasPlaces) && (fewestTables === null || hasTables);
  });
}

/** Wishes about guests by their kind, the others by what they are about. */
export type WishGroup = WishKind | "COLUMN" | "EVERYONE";

function groupOf(kind: WishKind): WishGroup {
  const { family } = wishFacts(kind);
  if (family === "column") return "COLUMN";
  return family === "everyone" ? "EVERYONE" : kind;
}

/** Wishes as the panel lists them, without empty groups. */
export function groupWishes(wishes: readonly Wish[]): { group: WishGroup; wishes: readonly Wish[] }[] {
  return [...new Set(wishKinds.map(groupOf))]
    .map((group) => ({ group, wishes: wishes.filter(({ kind }) => groupOf(kind) === group) }))
    .filter(({ wishes: { length } }) => length > 0);
}

/** Unique among the wishes of an event, also before the server has given an id. */
export function contentKey({ kind, guestIds, column, value, fixtureId, tableIds }: Wish): string {
  return [kind, guestIds.join(), fixtureId, tableIds.join(), column, value.toLowerCase()].join(" ");
}

/** The wish of exactly these guests about one another. */
export function wishAmong(wishes: readonly Wish[], guestIds: ReadonlySet<number>): Wish | undefined {
  return wishes.find(
    (wish) =>
      pairKinds.some((kind) => kind === wish.kind) &&
      wish.guestIds.length === guestIds.size &&
      wish.guestIds.every((id) => guestIds.has(id)),
  );
}
