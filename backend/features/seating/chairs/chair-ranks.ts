import type { SeatLayout } from "../../../../common/floor-plan/seat-layout.ts";
import { rankOf } from "../../../../common/wishes/column-ranks.ts";
import type { PlanGuest } from "../problem/plan-rows.ts";
import { maxRankPrice, rankPrice } from "./chair-weights.ts";

/** Guests who have a whole number in the column, the lowest first, those with an equal one in list order. */
export function rankedGuests(guests: readonly PlanGuest[], column: string): number[] {
  const ranks = guests.flatMap((guest, place) => {
    const rank = rankOf(guest, column);
    return rank === undefined ? [] : [{ place, rank }];
  });
  return ranks.sort((one, other) => one.rank - other.rank || one.place - other.place).map(({ place }) => place);
}

/**
 * What each chair costs each rank: the first belongs to the host's chair, the second to their right, the third to their
 * left, and so on. Guests look at the table, so chairs with lower numbers are to their right.
 * @param chairs numbers of the chairs that are used, in order
 * @returns by rank, then by chair
 */
export function rankPrices({ head, isRing }: SeatLayout, chairs: readonly number[], ranks: number): number[][] {
  const size = chairs.length;
  const middle = isRing ? nearestTo(chairs, head) : Math.ceil(size / 2) - 1;
  const distance = (one: number, other: number) => {
    const steps = Math.abs(one - other);
    return isRing ? Math.min(steps, size - steps) : steps;
  };
  return targets(middle, { size, isRing })
    .slice(0, ranks)
    .map((target) => chairs.map((_, place) => Math.min(maxRankPrice, rankPrice * distance(place, target))));
}

function nearestTo(chairs: readonly number[], head: number): number {
  const steps = chairs.map((number) => Math.abs(number - head));
  return steps.indexOf(Math.min(...steps));
}

/** Places to the right and left of the middle in turn. */
function targets(middle: number, { size, isRing }: { size: number; isRing: boolean }): number[] {
  const offsets = Array.from({ length: 2 * size }, (_, step) => (step % 2 === 1 ? -1 : 1) * Math.ceil(step / 2));
  const places = offsets.map((offset) => (isRing ? (((middle + offset) % size) + size) % size : middle + offset));
  return [...new Set(places)].filter((place) => place >= 0 && place < size);
}
