import { maxGuestsInWish } from "../../../../../common/wish-limits.ts";
import type { Wish } from "../../../../../common/wishes/wish.ts";
import { t } from "../../../../lib/text.ts";
import { familyOf } from "../model/wish-groups.ts";

/** What is wrong with the guests of a wish; undefined if nothing is. */
export function guestsError({ kind, guestIds }: Wish): string | undefined {
  if (guestIds.length > maxGuestsInWish) return t("seating-wishes.form.tooMany", { maximum: maxGuestsInWish });
  if (familyOf(kind) !== "guests") return undefined;
  if (kind === "NEAR") return guestIds.length === 0 ? t("seating-wishes.form.needsOne") : undefined;
  return guestIds.length < 2 ? t("seating-wishes.form.needsTwo") : undefined;
}

/** Whether a wish has all that its kind needs, except for the smallest number of guests at a table. */
export function isComplete(wish: Wish): boolean {
  if (familyOf(wish.kind) === "column" && wish.column === "") return false;
  if (wish.kind === "NEAR" && wish.fixtureId === null) return false;
  return guestsError(wish) === undefined;
}

/** A wish without what its kind does not have, with its guests in the server's order. */
export function withoutRest(wish: Wish): Wish {
  const family = familyOf(wish.kind);
  return {
    ...wish,
    guestIds: family === "guests" ? [...wish.guestIds].sort((one, other) => one - other) : [],
    column: family === "column" ? wish.column : "",
    fixtureId: wish.kind === "NEAR" ? wish.fixtureId : null,
    minimum: wish.kind === "TABLE_MINIMUM" ? wish.minimum : null,
  };
}
