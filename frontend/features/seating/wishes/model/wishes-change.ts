import type { Wish } from "../../../../../common/wishes/wish.ts";
import { newId } from "../../model/new-id.ts";
import { contentKey } from "./wish-groups.ts";

/** One entry of the history, one undo. */
export interface WishesChange {
  readonly changed: readonly Wish[];
  readonly removedIds: readonly number[];
}

/** The wishes after a change. A wish takes the place of an equivalent one. */
export function withWishesChange(wishes: readonly Wish[], { changed, removedIds }: WishesChange): readonly Wish[] {
  const keys = new Set(changed.map(contentKey));
  const ids = new Set(changed.map(({ id }) => id));
  const after = new Map(
    wishes.filter((wish) => ids.has(wish.id) || !keys.has(contentKey(wish))).map((wish) => [wish.id, wish]),
  );
  for (const wish of changed) after.set(wish.id, wish);
  for (const id of removedIds) after.delete(id);
  return [...after.values()];
}

export function emptyWish(kind: Wish["kind"]): Wish {
  return {
    ...{ id: newId(), kind, priority: "MEDIUM", guestIds: [], column: "", value: "" },
    ...{ fixtureId: null, tableIds: [], minimum: null },
  };
}
