import { tableKey } from "../../../../common/table-key.ts";
import { countText, tableTitle } from "../../lib/tables.ts";
import { t } from "../../lib/text.ts";
import type { BoardGuest, BoardIndex } from "./model/board.ts";
import type { SeatMove } from "./model/board-act.ts";
import {
  canSwap,
  chairMoves,
  holdOf,
  moveRefusals,
  moveRefusalText,
  swapMoves,
  tableMoves,
} from "./model/seat-moves.ts";
import type { Seating, ShownBoard } from "./seating.ts";
import { moveGuests, seatGuest, swapGuests, whoText } from "./seating-actions.ts";

/** Where dragged guests are, or null for nowhere. */
export type DropPlace =
  | { readonly kind: "guest"; readonly id: number }
  | { readonly kind: "table"; readonly id: number }
  | { readonly kind: "seat"; readonly tableId: number; readonly number: number }
  | { readonly kind: "unseated" }
  | null;

interface DropEffect {
  /** What dropping would do, or why it would not be done. */
  readonly text: string;
  /** "overFull" if the table would have more guests than seats. */
  readonly kind: "plain" | "overFull" | "refused";
}

/** Whether two guests of a list exchange places by a drop. Who has no table takes nobody's, nor a locked seat. */
export function canDropOn(seating: Seating, oneId: number, otherId: number): boolean {
  const { guests } = seating.current().board;
  const [one, other] = [guests.get(oneId), guests.get(otherId)];
  return one !== undefined && other?.isLocked === false && [one, other].every(isSeated) && canSwap(one, other);
}

/** Whether dragged guests can go nowhere, because their seats or tables are locked. */
export const areHeld = (seating: Seating, guestIds: readonly number[]): boolean =>
  holdOf(seating.current().board, draggedGuests(seating, guestIds)) !== null;

export function drop(seating: Seating, guestIds: readonly number[], place: DropPlace): void {
  const [first] = guestIds;
  if (!place || first === undefined) return;
  if (place.kind === "guest") swapGuests(seating, first, place.id);
  else if (place.kind === "unseated") moveGuests(seating, guestIds, "");
  else if (place.kind === "seat") seatGuest(seating, first, place.tableId, place.number);
  else moveGuests(seating, guestIds, seating.current().board.tables.get(place.id)?.label ?? "");
}

export function dropEffect(seating: Seating, guestIds: readonly number[], place: DropPlace): DropEffect {
  const { board } = seating.current();
  const dragged = draggedGuests(seating, guestIds);
  const refusal = place ? moveRefusals(board)(movesTo(seating.current(), dragged, place)) : holdOf(board, dragged);
  if (refusal) return { text: moveRefusalText(refusal), kind: "refused" };
  if (place?.kind === "table") return tableEffect(seating, dragged, place.id);
  return { text: place ? placeText(seating, dragged, place) : whoText(dragged), kind: "plain" };
}

function draggedGuests(seating: Seating, guestIds: readonly number[]): BoardGuest[] {
  const { guests } = seating.current().board;
  return guestIds.flatMap((id) => guests.get(id) ?? []);
}

/** What {@link drop} would ask for. */
function movesTo(
  shown: ShownBoard,
  dragged: readonly BoardGuest[],
  place: Exclude<DropPlace, null>,
): readonly SeatMove[] {
  const { guests, tables } = shown.board;
  const [first] = dragged;
  if (place.kind === "unseated") return tableMoves(dragged, "");
  if (place.kind === "table") return tableMoves(dragged, tables.get(place.id)?.label ?? "");
  if (place.kind === "guest") {
    const other = guests.get(place.id);
    return first && other ? swapMoves(first, other) : [];
  }
  const table = tables.get(place.tableId);
  const { put = [], kept = [] } = (first && table && chairMoves(shown, first, table, place.number)) ?? {};
  return [...put, ...kept];
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
  const coming = dragged.filter(({ tableNumber }) => tableKey(tableNumber) !== tableKey(label));
  if (coming.length === 0) return { text: t("seating.drag.nothing"), kind: "plain" };
  const seated = seatedWith(
    index,
    tableId,
    coming.map(({ id }) => id),
  );
  const surplus = capacity === null ? 0 : Math.max(0, seated - capacity);
  const values = { who: whoText(coming), table: tableTitle(label), count: countText({ capacity }, seated) };
  const text = surplus > 0 ? t("seating.drag.overfilling", { ...values, surplus }) : t("seating.drag.filling", values);
  return { text, kind: surplus > 0 ? "overFull" : "plain" };
}

const isSeated = ({ tableNumber }: BoardGuest) => tableNumber !== "";

/** How many guests a table has once these sit there as well, who may sit there already. */
function seatedWith({ guestsAt }: Pick<BoardIndex, "guestsAt">, tableId: number, guestIds: readonly number[]): number {
  const seated = new Set(guestsAt.get(tableId)?.map(({ id }) => id));
  return seated.size + guestIds.filter((id) => !seated.has(id)).length;
}
