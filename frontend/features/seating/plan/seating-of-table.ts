import type { Place } from "../../../../common/floor-plan/plan-types.ts";
import { seatPlaces } from "../../../../common/floor-plan/table-seats.ts";
import { assumedSeats } from "../../../../common/floor-plan/table-size.ts";
import type { BoardGuest, BoardTable } from "../model/board.ts";

export interface Chair {
  /** From 1. */
  readonly number: number;
  /** Relative to the table, before it is rotated. */
  readonly place: Place;
  readonly guest: BoardGuest | undefined;
  readonly isTooMany: boolean;
}

/** Guests without a seat number take the free chairs in order; more guests than seats get more chairs. */
export function chairsOf(table: BoardTable, guests: readonly BoardGuest[]): Chair[] {
  const capacity = table.capacity ?? Math.max(assumedSeats, guests.length);
  const highest = Math.max(0, ...guests.map(({ seatNumber }) => seatNumber ?? 0));
  const places = seatPlaces(table, Math.max(capacity, guests.length, highest));
  const onSeat = new Map<number, BoardGuest>();
  const others: BoardGuest[] = [];
  for (const guest of guests) {
    const { seatNumber } = guest;
    if (seatNumber === null || onSeat.has(seatNumber)) others.push(guest);
    else onSeat.set(seatNumber, guest);
  }
  const waiting = others[Symbol.iterator]();
  return places.map((place, index) => {
    const number = index + 1;
    const guest = onSeat.get(number) ?? waiting.next().value;
    return { number, place, guest, isTooMany: number > capacity };
  });
}
