import { type GuestColumns, hasValue } from "./column-values.ts";
import type { Wish } from "./wish.ts";
import { wishFacts } from "./wish-kinds.ts";

interface WishGuest extends GuestColumns {
  readonly id: number;
  readonly isChild: boolean;
}

/** Ids of those whom a wish names, who may be gone, or of those of the guests who have its value, or are children. */
export function idsOfWish(
  { kind, guestIds, column, value }: Pick<Wish, "kind" | "guestIds" | "column" | "value">,
  guests: readonly WishGuest[],
): readonly number[] {
  if (wishFacts(kind).isAboutChildren) return guests.filter(({ isChild }) => isChild).map(({ id }) => id);
  if (value === "") return guestIds;
  return guests.filter((guest) => hasValue(guest, column, value)).map(({ id }) => id);
}
