import { tableTitle } from "../../lib/table-texts.ts";
import { t } from "../../lib/text.ts";
import type { MoveRefusal } from "./model/move-refusals.ts";

/** The sentence with which the server would refuse the moves; for several locked guests, their number. */
export function moveRefusalText(refusal: MoveRefusal): string {
  if (refusal.kind === "table") return t("seating.refused.table", { table: tableTitle(refusal.table.label) });
  if (refusal.kind === "seat")
    return t("seating.refused.seat", { table: tableTitle(refusal.label), capacity: refusal.capacity });
  const { guests } = refusal;
  return t("seating.refused.guests", { count: guests.length, name: guests[0]?.name ?? "" });
}
