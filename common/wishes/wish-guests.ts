import { type GuestColumns, hasValue } from "./column-values.ts";
import type { Wish } from "./wish.ts";

interface WishGuest extends GuestColumns {
  readonly id: number;
}

/** Ids of those whom a wish names, who may be gone, or of those of the guests who have the value that it is about. */
export function idsOfWish(
  { guestIds, column, value }: Pick<Wish, "guestIds" | "column" | "value">,
  guests: readonly WishGuest[],
): readonly number[] {
  if (value === "") return guestIds;
  return guests.filter((guest) => hasValue(guest, column, value)).map(({ id }) => id);
}
