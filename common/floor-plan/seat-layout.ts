import type { TableForm } from "./plan-types.ts";
import { seatsPerSide, tableSize } from "./table-seats.ts";

/** Which chairs of a table are close to each other, by their numbers. */
export interface SeatLayout {
  /** Pairs of chairs next to each other; around the corner of a rectangle, too. */
  readonly beside: readonly (readonly [number, number])[];
  /** Pairs that face each other across the narrow side of a rectangle. */
  readonly across: readonly (readonly [number, number])[];
  /** Chairs at an end: the first and last in a line, and a single one at the short side of a rectangle. */
  readonly ends: readonly number[];
  /** The chair of a host: in the middle of a line or of a rectangle's first side, the first one of a round table. */
  readonly head: number;
  readonly isRing: boolean;
}

/** The layout of a table with so many chairs. */
export function seatLayout(form: TableForm, seats: number): SeatLayout {
  if (form.shape === "RECTANGLE") return rectangle(form, seats);
  return form.shape === "ROUND" ? round(seats) : line(seats);
}

const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

function line(seats: number): SeatLayout {
  const all = numbers(seats);
  return {
    beside: all.slice(1).map((number) => [number - 1, number] as const),
    across: [],
    ends: seats > 1 ? [1, seats] : [],
    head: Math.ceil(seats / 2),
    isRing: false,
  };
}

function round(seats: number): SeatLayout {
  return { beside: ringPairs(seats), across: [], ends: [], head: 1, isRing: true };
}

function rectangle(form: TableForm, seats: number): SeatLayout {
  const [top, side, bottom] = seatsPerSide(tableSize(form), seats);
  const lastOfBottom = top + side + bottom;
  const across = numbers(bottom).map((number) => [number, lastOfBottom + 1 - number] as const);
  // Of three guests, those at the ends face each other: nobody sits between them at the bottom.
  const isOpenBelow = side === 1 && bottom === 0;
  const beside = ringPairs(seats).filter(([number]) => !(isOpenBelow && number === top + 1));
  return {
    // Two guests only face each other.
    beside: side === 0 ? [] : beside,
    across,
    ends: side === 1 ? [top + 1, seats] : [],
    head: Math.ceil(top / 2),
    isRing: side > 0,
  };
}

function ringPairs(seats: number): (readonly [number, number])[] {
  const pairs = numbers(seats).map((number) => [number, (number % seats) + 1] as const);
  return seats > 2 ? pairs : pairs.slice(0, seats - 1);
}
