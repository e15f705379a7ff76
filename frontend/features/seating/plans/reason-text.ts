import { atTable, tableTitle } from "../../../lib/table-texts.ts";
import { t } from "../../../lib/text.ts";
import { fixtureName } from "../plan/fixture-name.ts";
import { namesText, type WishNames } from "../wishes/wish-texts.ts";
import type { MoveReason } from "./model/move-reasons.ts";

const maxNames = 2;

/** Why a guest moves, in a few words. */
export function reasonText(reason: MoveReason, { nameOf, places }: Pick<WishNames, "nameOf" | "places">): string {
  const names =
    "guestIds" in reason
      ? namesText(
          reason.guestIds.flatMap((id) => nameOf(id) ?? []),
          maxNames,
        )
      : "";
  const table = "table" in reason ? tableTitle(reason.table.label) : "";
  switch (reason.kind) {
    case "over":
      return t("seating-suggestion.reason.over", { table, count: reason.count });
    case "with":
      return reason.isRequired
        ? t("seating-suggestion.reason.mustWith", { names })
        : t("seating-suggestion.reason.with", { names });
    case "without":
      return reason.isRequired
        ? t("seating-suggestion.reason.mustWithout", { names })
        : t("seating-suggestion.reason.without", { names });
    case "access":
      return t("seating-suggestion.reason.access");
    case "near":
      return t("seating-suggestion.reason.near", { place: placeText(reason.fixtureId, places) });
    case "atTables":
      return reason.isRequired ? t("seating-suggestion.reason.mustAt") : t("seating-suggestion.reason.at");
    case "notAtTables": {
      const place = atTable(reason.table.label);
      return reason.isRequired
        ? t("seating-suggestion.reason.mustNotAt", { place })
        : t("seating-suggestion.reason.notAt", { place });
    }
    case "column":
      return t("seating-suggestion.reason.column", reason);
    case "spread":
      return t("seating-suggestion.reason.spread", reason);
    case "alone":
      return t("seating-suggestion.reason.alone", { place: atTable(reason.table.label) });
    case "fuller":
      return t("seating-suggestion.reason.fuller", { table });
    case "emptier":
      return t("seating-suggestion.reason.emptier", { table });
    case "tooFew":
      return t("seating-suggestion.reason.tooFew", { table });
    case "household":
      return householdText(reason, names);
    case "along":
      return t("seating-suggestion.reason.along", { names });
    case "room":
      return t("seating-suggestion.reason.room", { names });
  }
}

function householdText({ household, isWhole }: Extract<MoveReason, { kind: "household" }>, names: string): string {
  if (household === "") return t("seating-suggestion.reason.plusOne", { names });
  return isWhole
    ? t("seating-suggestion.reason.wholeHousehold", { household })
    : t("seating-suggestion.reason.household", { names, household });
}

function placeText(fixtureId: number, places: WishNames["places"]): string {
  const found = places.find(({ id }) => id === fixtureId);
  return found ? fixtureName(found) : "";
}
