import type { Wish } from "../../../../../common/wishes/wish.ts";

/** One entry of the history, one undo. */
export interface WishesChange {
  readonly changed: readonly Wish[];
  readonly removedIds: readonly number[];
}

/** The wishes after a change, without new ones. */
export function withWishesChange(wishes: readonly Wish[], { changed, removedIds }: WishesChange): readonly Wish[] {
  const after = new Map(wishes.map((wish) => [wish.id, wish]));
  for (const wish of changed) if (wish.id > 0) after.set(wish.id, wish);
  for (const id of removedIds) after.delete(id);
  return [...after.values()];
}

/** A new wish, which has no id yet. */
export function emptyWish(kind: Wish["kind"]): Wish {
  return {
    ...{ id: 0, kind, priority: "MEDIUM", guestIds: [], column: "", value: "" },
    ...{ fixtureId: null, tableIds: [], minimum: null },
  };
}
