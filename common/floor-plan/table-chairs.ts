import type { Place, TableForm } from "./plan-types.ts";
import { assumedSeats, seatPlaces } from "./table-seats.ts";

/** A chair and who sits on it: the one numbering of the board, the floor plan, prints and suggested plans. */
export interface Chair<Guest> {
  /** From 1, clockwise. */
  readonly number: number;
  /** Relative to the table, before it is rotated. */
  readonly place: Place;
  readonly guest: Guest | undefined;
  /** Whether the guest has this seat number, and is not just shown here. */
  readonly isNumbered: boolean;
  readonly isTooMany: boolean;
}

/** Nobody sits at seat 100,000, whatever a list contains. */
const maxChairsAdded = 200;

/**
 * The chairs of a table in the order of their numbers. Guests without a seat number of their own are shown on the free
 * chairs in order; more guests than seats, or a higher number, get more chairs.
 */
export function chairsOf<Guest>(
  table: TableForm,
  guests: readonly Guest[],
  seatOf: (guest: Guest) => number | null,
): readonly Chair<Guest>[] {
  const seats = table.capacity ?? Math.max(assumedSeats, guests.length);
  const count = chairCount(table, guests, seatOf);
  const onSeat = new Map<number, Guest>();
  const others: Guest[] = [];
  for (const guest of guests) {
    const seat = seatOf(guest);
    if (seat === null || seat > count || onSeat.has(seat)) others.push(guest);
    else onSeat.set(seat, guest);
  }
  const waiting = others[Symbol.iterator]();
  return seatPlaces(table, count).map((place, index) => {
    const number = index + 1;
    const isNumbered = onSeat.has(number);
    const guest = isNumbered ? onSeat.get(number) : waiting.next().value;
    return { number, place, guest, isNumbered, isTooMany: number > seats };
  });
}

/** How many chairs stand at a table with these guests. */
export function chairCount<Guest>(
  { capacity }: Pick<TableForm, "capacity">,
  guests: readonly Guest[],
  seatOf: (guest: Guest) => number | null,
): number {
  const highest = guests.reduce((most, guest) => Math.max(most, seatOf(guest) ?? 0), 0);
  return Math.max(capacity ?? assumedSeats, guests.length, Math.min(highest, maxChairsAdded));
}
