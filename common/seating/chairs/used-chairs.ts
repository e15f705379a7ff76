import type { SeatLayout } from "../../floor-plan/seat-layout.ts";
import type { ChairProblem } from "./chair-problem.ts";

interface WantedChairs {
  /** How many chairs there are. */
  seats: number;
  /** How many guests sit, with those who have a chair. */
  guests: number;
  /** Numbers of chairs that guests have already. */
  taken: readonly number[];
  /** Numbers of chairs to be used rather than others. */
  liked: ReadonlySet<number>;
  /** Numbers of chairs that are not to be used. */
  blocked: ReadonlySet<number>;
}

/** The numbers of the chairs that guests sit on, in order: close together, and not at the ends while others are free. */
export function usedChairs(layout: SeatLayout, { seats, guests, taken, liked, blocked }: WantedChairs): number[] {
  const isFree = (number: number) => !blocked.has(number) && !taken.includes(number);
  const chosen = preferred(layout, seats, guests)
    .filter(isFree)
    .sort((one, other) => Number(liked.has(other)) - Number(liked.has(one)))
    .slice(0, Math.max(0, guests - taken.length));
  return [...taken, ...chosen].sort((one, other) => one - other);
}

function preferred(layout: SeatLayout, seats: number, guests: number): number[] {
  const all = Array.from({ length: seats }, (_, index) => index + 1);
  if (layout.across.length > 0) return fromPairs(layout, all);
  if (layout.isRing) return all;
  // In the middle of a line.
  const start = Math.floor((seats - guests) / 2);
  const distance = (number: number) =>
    number > start && number <= start + guests ? 0 : Math.abs(number - layout.head);
  return all.sort((one, other) => distance(one) - distance(other) || one - other);
}

/** Pairs across from each other, then the short sides, those at an end last. */
function fromPairs({ across, ends }: SeatLayout, all: readonly number[]): number[] {
  return [...new Set([...across.flat(), ...all.filter((number) => !ends.includes(number)), ...ends])];
}

/** Chairs of a problem, which are places in the list of numbers, as far as they are close to each other. */
export function chairGeometry(
  { beside, across }: SeatLayout,
  numbers: readonly number[],
): Pick<ChairProblem, "isBeside" | "isAcross"> {
  const placeOf = new Map(numbers.map((number, place) => [number, place]));
  const size = numbers.length;
  const matrix = (pairs: SeatLayout["beside"]) => {
    const list = new Uint8Array(size * size);
    for (const [one, other] of pairs) {
      const [from, to] = [placeOf.get(one), placeOf.get(other)];
      if (from === undefined || to === undefined) continue;
      list[from * size + to] = 1;
      list[to * size + from] = 1;
    }
    return list;
  };
  return {
    isBeside: matrix(beside),
    isAcross: matrix(across),
  };
}
