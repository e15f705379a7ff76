import type { Board } from "./board.ts";
import type { BoardIndex } from "./board-index.ts";

/**
 * The seat number of each guest who has one after a change, by id.
 * @param tableOf the table of each guest by id, without those who have none
 * @param chairOf seat numbers that the change gives, by id; null for none
 */
export function seatsAfter(
  { guests }: Pick<Board, "guests">,
  { guestsAt }: Pick<BoardIndex, "guestsAt">,
  tableOf: ReadonlyMap<number, number>,
  chairOf: ReadonlyMap<number, number | null>,
): ReadonlyMap<number, number> {
  const seats = new Map<number, number>();
  for (const [tableId, here] of guestsAt) {
    for (const { id, seatNumber } of here) {
      // Who changes tables leaves their seat number behind.
      if (seatNumber !== null && tableOf.get(id) === tableId) seats.set(id, seatNumber);
    }
  }
  for (const [id, seat] of chairOf) {
    if (seat === null || !guests.has(id)) seats.delete(id);
    else seats.set(id, seat);
  }
  return seats;
}
