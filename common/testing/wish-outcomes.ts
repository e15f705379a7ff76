import type { Wish, WishSeating } from "../wishes/wish.ts";
import { type WishOutcomes, WishReader } from "../wishes/wish-outcomes.ts";

/** What becomes of wishes in one seating. */
export function wishOutcomes(wishes: readonly Wish[], seating: WishSeating): WishOutcomes {
  return new WishReader(wishes, seating).outcomes(seating.tableOf);
}
