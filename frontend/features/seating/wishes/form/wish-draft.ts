import { maxGuestsInWish, maxTablesInWish } from "../../../../../common/wish-limits.ts";
import type { Wish } from "../../../../../common/wishes/wish.ts";
import { mayHaveValue, wishFacts } from "../../../../../common/wishes/wish-kinds.ts";
import { t } from "../../../../lib/text.ts";
import { familyOf } from "../model/wish-groups.ts";

/** What is wrong with the guests of a wish; undefined if nothing is. */
export function guestsError({ kind, guestIds, value }: Wish): string | undefined {
  if (guestIds.length > maxGuestsInWish) return t("seating-wishes.form.tooMany", { maximum: maxGuestsInWish });
  if (familyOf(kind) !== "guests") return undefined;
  if (value !== "" || guestIds.length >= wishFacts(kind).fewestGuests) return undefined;
  return wishFacts(kind).fewestGuests === 1 ? t("seating-wishes.form.needsOne") : t("seating-wishes.form.needsTwo");
}

/** What is wrong with the tables of a wish; undefined if nothing is. */
export function tablesError({ kind, tableIds }: Wish): string | undefined {
  const { fewestTables } = wishFacts(kind);
  if (fewestTables === null) return undefined;
  if (tableIds.length > maxTablesInWish) return t("seating-wishes.form.tooManyTables", { maximum: maxTablesInWish });
  return tableIds.length < fewestTables ? t("seating-wishes.form.needsTable") : undefined;
}

/** Whether a wish has all that its kind needs, except for the smallest number of guests at a table. */
export function isComplete(wish: Wish): boolean {
  if (familyOf(wish.kind) === "column" && wish.column === "") return false;
  if (wish.kind === "NEAR" && wish.fixtureId === null) return false;
  return guestsError(wish) === undefined && tablesError(wish) === undefined;
}

/** A wish without what its kind does not have, with its guests in the server's order. */
export function withoutRest(wish: Wish): Wish {
  const family = familyOf(wish.kind);
  const { fewestTables, hasMinimum } = wishFacts(wish.kind);
  const isByValue = mayHaveValue(wish.kind) && wish.value !== "";
  return {
    ...wish,
    guestIds: family === "guests" && !isByValue ? [...wish.guestIds].sort((one, other) => one - other) : [],
    column: family === "column" || isByValue ? wish.column : "",
    value: isByValue ? wish.value : "",
    fixtureId: wish.kind === "NEAR" ? wish.fixtureId : null,
    tableIds: fewestTables !== null ? [...wish.tableIds].sort((one, other) => one - other) : [],
    minimum: hasMinimum ? wish.minimum : null,
  };
}
