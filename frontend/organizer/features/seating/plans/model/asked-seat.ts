import { findParties, type Source } from "../../../../../../common/seating/problem/parties.ts";
import type { AskedSeat } from "../../../../../../common/wishes/why-here.ts";
import type { Wish } from "../../../../../../common/wishes/wish.ts";
import type { Board, BoardGuest } from "../../model/board.ts";

interface Companions {
  readonly source: Source;
  readonly guestIds: readonly number[];
}

const coming = ({ guests }: Board) => [...guests.values()].filter(({ attendance }) => attendance !== "NO");

/** Whether guests belong together by their household or as somebody's plus-one. */
export function hasCompanions(board: Board): boolean {
  return findParties(coming(board)).length > 0;
}

/** Households and plus-ones with whom a guest shares a table. @param tableOf the table of each guest, by id */
export function companionsAtTable(
  { id }: BoardGuest,
  board: Board,
  tableOf: ReadonlyMap<number, number>,
): readonly Companions[] {
  const guests = coming(board);
  const isHere = (other: number) => other !== id && tableOf.get(other) === tableOf.get(id);
  return findParties(guests)
    .map(({ guests: places, source }) => ({ source, guestIds: places.flatMap((place) => guests[place]?.id ?? []) }))
    .filter(({ guestIds }) => guestIds.includes(id))
    .map(({ source, guestIds }) => ({ source, guestIds: guestIds.filter(isHere) }))
    .filter(({ guestIds }) => guestIds.length > 0);
}

/** Who would move with a guest, and where there is room: not at locked tables, nor without the access that they need. */
export function askedSeat(
  guest: BoardGuest,
  board: Board,
  wishes: readonly Wish[],
  tableOf: ReadonlyMap<number, number>,
): AskedSeat {
  const here = tableOf.get(guest.id);
  const bound = wishes.filter(({ kind, guestIds }) => kind === "TOGETHER" && guestIds.includes(guest.id));
  const others = [
    ...companionsAtTable(guest, board, tableOf).flatMap(({ guestIds }) => guestIds),
    ...bound.flatMap(({ guestIds }) => guestIds).filter((id) => tableOf.get(id) === here),
  ];
  const party = [...new Set([guest.id, ...others])];
  const counts = new Map<number, number>();
  for (const table of tableOf.values()) counts.set(table, (counts.get(table) ?? 0) + 1);
  const needsAccess = party.some((id) => board.guests.get(id)?.needsAccess);
  const tables = [...board.tables.values()].filter(({ id, capacity, isLocked, isAccessible }) => {
    const free = (capacity ?? Number.POSITIVE_INFINITY) - (counts.get(id) ?? 0);
    return id !== here && !isLocked && free >= party.length && (isAccessible || !needsAccess);
  });
  return { guestId: guest.id, party, tables: tables.map(({ id }) => id) };
}
