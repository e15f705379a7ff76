import { labelKey } from "../../lib/table-labels.ts";
import { countText, tableTitle } from "../../lib/table-texts.ts";
import { t } from "../../lib/text.ts";
import type { BoardGuest } from "./model/board.ts";
import { canSwap, chairMoves } from "./model/seat-moves.ts";
import { seatedWith } from "./model/table-filling.ts";
import type { Seating } from "./seating.ts";
import { moveGuests, seatGuest, swapGuests, whoText } from "./seating-actions.ts";

/** Where dragged guests are, or null for nowhere. */
export type DropPlace =
  | { readonly kind: "guest"; readonly id: number }
  | { readonly kind: "table"; readonly id: number }
  | { readonly kind: "seat"; readonly tableId: number; readonly number: number }
  | { readonly kind: "unseated" }
  | null;

interface DropEffect {
  /** What dropping would do. */
  readonly text: string;
  /** Whether the table would have more guests than seats. */
  readonly isOverFull: boolean;
}

/** Whether two guests of a list exchange places by a drop. Who has no table takes nobody's. */
export function canDropOn(seating: Seating, oneId: number, otherId: number): boolean {
  const { guests } = seating.current().board;
  const [one, other] = [guests.get(oneId), guests.get(otherId)];
  return one !== undefined && other !== undefined && [one, other].every(isSeated) && canSwap(one, other);
}

export function drop(seating: Seating, guestIds: readonly number[], place: DropPlace): void {
  const [first] = guestIds;
  if (!place || first === undefined) return;
  if (place.kind === "guest") swapGuests(seating, first, place.id);
  else if (place.kind === "unseated") moveGuests(seating, guestIds, "");
  else if (place.kind === "seat") seatGuest(seating, first, place.tableId, place.number);
  else moveGuests(seating, guestIds, seating.current().board.tables.get(place.id)?.label ?? "");
}

export function dropEffect(seating: Seating, guestIds: readonly number[], place: DropPlace): DropEffect {
  const { guests } = seating.current().board;
  const dragged = guestIds.flatMap((id) => guests.get(id) ?? []);
  if (place?.kind === "table") return tableEffect(seating, dragged, place.id);
  return { text: place ? placeText(seating, dragged, place) : whoText(dragged), isOverFull: false };
}

function placeText(
  seating: Seating,
  dragged: readonly BoardGuest[],
  place: Exclude<DropPlace, { kind: "table" } | null>,
): string {
  if (place.kind === "seat") return seatText(seating, dragged, place);
  if (place.kind === "guest") return swapText(dragged, seating.current().board.guests.get(place.id));
  const leaving = dragged.filter(isSeated);
  return leaving.length === 0 ? t("seating.drag.nothing") : t("seating.drag.unseat", { who: whoText(leaving) });
}

function seatText(
  seating: Seating,
  dragged: readonly BoardGuest[],
  { tableId, number }: { tableId: number; number: number },
): string {
  const shown = seating.current();
  const [guest] = dragged;
  const table = shown.board.tables.get(tableId);
  const change = guest && table && chairMoves(shown, guest, table, number);
  if (!change) return t("seating.drag.nothing");
  if (change.other) return swapText(dragged, change.other);
  return t("seating.drag.toSeat", { who: whoText(dragged), table: tableTitle(table.label), seat: number });
}

const swapText = (dragged: readonly BoardGuest[], other: BoardGuest | undefined) =>
  t("seating.drag.swap", { who: whoText(dragged), other: other?.name ?? "" });

function tableEffect(seating: Seating, dragged: readonly BoardGuest[], tableId: number): DropEffect {
  const { board, index } = seating.current();
  const { label = "", capacity = null } = board.tables.get(tableId) ?? {};
  const coming = dragged.filter(({ tableNumber }) => labelKey(tableNumber) !== labelKey(label));
  if (coming.length === 0) return { text: t("seating.drag.nothing"), isOverFull: false };
  const seated = seatedWith(
    index,
    tableId,
    coming.map(({ id }) => id),
  );
  const surplus = capacity === null ? 0 : Math.max(0, seated - capacity);
  const values = { who: whoText(coming), table: tableTitle(label), count: countText({ capacity }, seated) };
  const text = surplus > 0 ? t("seating.drag.overfilling", { ...values, surplus }) : t("seating.drag.filling", values);
  return { text, isOverFull: surplus > 0 };
}

const isSeated = ({ tableNumber }: BoardGuest) => tableNumber !== "";
