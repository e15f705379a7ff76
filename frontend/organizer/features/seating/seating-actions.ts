import { tableKey } from "../../../../common/table-key.ts";
import { askAboutPlusOnes } from "../../lib/ask.ts";
import { atTable, tableTitle } from "../../lib/tables.ts";
import { t } from "../../lib/text.ts";
import { type BoardGuest, tableLabeled } from "./model/board.ts";
import type { BoardAct, SeatMove } from "./model/board-act.ts";
import { nextNumber } from "./model/new-tables.ts";
import {
  chairMoves,
  type MoveRefusal,
  moveRefusals,
  moveRefusalText,
  numberMoves,
  swapMoves,
  tableMoves,
} from "./model/seat-moves.ts";
import { nothingSelected } from "./model/selection.ts";
import type { Seating } from "./seating.ts";

/** An empty label takes the guests' seats. Those who sit there already stay. */
export function moveGuests(seating: Seating, guestIds: readonly number[], label: string): void {
  const moves = tableMoves(guestsOf(seating, guestIds), label);
  if (moves.length === 0) return;
  const guests = guestsOf(
    seating,
    moves.map(({ guestId }) => guestId),
  );
  const moved = movedText(guests, label);
  const done = label === "" ? moved : t("seating.drag.toTable", { who: whoText(guests), table: tableTitle(label) });
  const isSent = moveAloud(seating, moves, moved, confirmation(seating, done));
  // What is dragged next is meant to go alone.
  if (isSent && guestIds.length > 1) seating.selection.set(nothingSelected);
}

/** Returns whether the moves were sent. If locks are in the way, it is shown which. */
function moveAloud(seating: Seating, moves: readonly SeatMove[], said: string, toast?: string): boolean {
  const refusal = moveRefusals(seating.current().board)(moves);
  if (refusal) seating.refuse(moveRefusalText(refusal));
  else actAloud(seating, { kind: "seat", moves }, said, toast);
  return refusal === null;
}

/** Unlocks what stands in the way of moves. */
export function unlock(seating: Seating, refusal: MoveRefusal): void {
  if (refusal.kind === "table")
    void seating.act({ kind: "tables", changes: [{ id: refusal.table.id, isLocked: false }] });
  if (refusal.kind === "guests") {
    const guestIds = refusal.guests.map(({ id }) => id);
    void seating.act({ kind: "details", guestIds, details: { isLocked: false } });
  }
}

/** Announces an act once the server has accepted it: a refusal is not announced as done. */
export function actAloud(seating: Seating, act: BoardAct, said: string, toast?: string): void {
  void seating.act(act, toast).then((isDone) => {
    if (isDone) seating.announcement.set(said);
  });
}

const confirmation = (seating: Seating, text: string) => (seating.confirmsMoves.get() ? text : undefined);

/** The guest's name, or how many there are. */
export function whoText(guests: readonly BoardGuest[]): string {
  const [first, ...others] = guests;
  return first && others.length === 0 ? first.name : t("seating.guestCount", { count: guests.length });
}

/** Puts a guest on a chair of the floor plan, as {@link chairMoves}. */
export function seatGuest(seating: Seating, guestId: number, tableId: number, seatNumber: number): void {
  const shown = seating.current();
  const [guest, table] = [shown.board.guests.get(guestId), shown.board.tables.get(tableId)];
  const change = guest && table && chairMoves(shown, guest, table, seatNumber);
  if (!change) return;
  const { put, kept } = change;
  const numbered = kept.length === 0 ? "" : t("seating.said.numbered", { count: kept.length });
  const said = `${placedText(seating, put)} ${numbered}`.trim();
  // Nobody typed these numbers, which everybody sees.
  moveAloud(seating, [...put, ...kept], said, numbered || undefined);
}

/** Gives a guest a number at their table, or none with null, as {@link numberMoves}. */
export function giveSeatNumber(seating: Seating, guest: BoardGuest, seatNumber: number | null): void {
  const moves = numberMoves(seating.current(), guest, seatNumber);
  moveAloud(seating, moves, placedText(seating, moves));
}

/** Where each guest is now. */
function placedText(seating: Seating, moves: readonly SeatMove[]): string {
  const { guests } = seating.current().board;
  const texts = moves.flatMap(({ guestId, tableLabel, seatNumber }) => {
    const guest = guests.get(guestId);
    if (!guest) return [];
    if (tableLabel === "") return [movedText([guest], "")];
    if (seatNumber == null && tableKey(guest.tableNumber) === tableKey(tableLabel)) {
      return [t("seating.said.unnumbered", { name: guest.name })];
    }
    if (seatNumber == null) return [movedText([guest], tableLabel)];
    return [t("seating.said.seated", { name: guest.name, place: atTable(tableLabel), seat: seatNumber })];
  });
  return texts.join(" ");
}

export function moveToNewTable(seating: Seating, guestIds: readonly number[]): void {
  moveGuests(seating, guestIds, String(nextNumber(seating.current().index.tables)));
}

export function swapGuests(seating: Seating, oneId: number, otherId: number): void {
  const [one, other] = guestsOf(seating, [oneId, otherId]);
  if (!one || !other) return;
  const swapped = t("seating.said.swapped", { one: one.name, other: other.name });
  moveAloud(seating, swapMoves(one, other), swapped, confirmation(seating, swapped));
}

export function revealTableOf(seating: Seating, guestId: number): void {
  const { board } = seating.current();
  const table = tableLabeled(board, board.guests.get(guestId)?.tableNumber ?? "");
  if (table) seating.reveal.set({ tableId: table.id });
}

/** Opens "Move to…" for guests, with what was typed already. */
export function openMove(seating: Seating, guestIds: readonly number[], typed = ""): void {
  if (!seating.isReadOnly && guestIds.length > 0) seating.moving.set({ guestIds, typed });
}

/** Opens the form for a new guest, at the selected table if there is one. */
export function addGuest(seating: Seating): void {
  const { tableId } = seating.selection.get();
  const table = tableId === null ? undefined : seating.current().board.tables.get(tableId);
  seating.form.set({ kind: "add", tableNumber: table?.label ?? "" });
}

/** Asks first about their plus-ones, if any are expected. */
export async function cancelGuests(seating: Seating, guestIds: readonly number[]): Promise<void> {
  const plusOnes = [...seating.current().board.guests.values()].filter(
    ({ id, guestOfId, attendance }) => isAmong(guestIds, guestOfId) && !guestIds.includes(id) && attendance !== "NO",
  );
  if (plusOnes.length === 0) return confirmCancel(seating, guestIds);
  const [first] = guestsOf(seating, guestIds);
  const names = plusOnes.map(({ name }) => name);
  const areAlso = await askAboutPlusOnes({ name: first?.name ?? "", count: guestIds.length, plusOnes: names });
  if (areAlso === undefined) return;
  confirmCancel(seating, areAlso ? [...guestIds, ...plusOnes.map(({ id }) => id)] : guestIds);
}

const isAmong = (ids: readonly number[], id: number | null) => id !== null && ids.includes(id);

/** They are not coming, and their seats become free. */
function confirmCancel(seating: Seating, guestIds: readonly number[]): void {
  const guests = guestsOf(seating, guestIds);
  const about = { count: guests.length, name: guests[0]?.name ?? "" };
  const frees = guests.some(({ tableNumber }) => tableNumber !== "");
  const done = frees ? t("seating.cancel.done", about) : t("seating.cancel.title", about);
  actAloud(seating, { kind: "cancel", guestIds }, done, done);
}

/** Takes back the last change; undoing again takes back the one before. */
export function undo(seating: Seating): void {
  if (seating.isReadOnly || !seating.current().canUndo) return;
  actAloud(seating, { kind: "undo" }, t("seating.said.undone"));
}

export function redo(seating: Seating): void {
  if (seating.isReadOnly || !seating.current().canRedo) return;
  actAloud(seating, { kind: "redo" }, t("seating.said.redone"));
}

/** The guests that an action on this guest is about: the selected ones if the guest is among them. */
export function meantGuests(seating: Seating, guestId: number): readonly number[] {
  const { guestIds } = seating.selection.get();
  return guestIds.has(guestId) ? [...guestIds] : [guestId];
}

function guestsOf(seating: Seating, guestIds: readonly number[]): BoardGuest[] {
  const { guests } = seating.current().board;
  return guestIds.flatMap((id) => guests.get(id) ?? []);
}

function movedText(guests: readonly BoardGuest[], label: string): string {
  const [first] = guests;
  if (first && guests.length === 1)
    return label === ""
      ? t("seating.said.unseated", { name: first.name })
      : t("seating.said.moved", { name: first.name, place: atTable(label) });
  return label === ""
    ? t("seating.said.unseatedMany", { count: guests.length })
    : t("seating.said.movedMany", { count: guests.length, place: atTable(label) });
}
