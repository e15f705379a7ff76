import { Random } from "../search/random.ts";

/** Exchanges that are tried in all: a usual table needs some hundreds for each of the orders that it begins with. */
const maxTries = 200_000;
const maxStarts = 30;
/** Smaller differences come from adding up. */
const least = 1e-9;

/**
 * The guest on each chair in a good order: from several orders, exchanges two guests as long as that is better. The same problem
 * gives the same order.
 */
export function localChairs(problem: ChairProblem): Int32Array {
  const { size, fixed, isBeside, isAcross } = problem;
  const random = new Random(1);
  const chairs = [...Array(size).keys()];
  const near = chairs.map((chair) =>
    chairs.filter((other) => isBeside[chair * size + other] || isAcross[chair * size + other]),
  );
  let best = firstOrder(problem);
  const free = chairs.filter((chair) => fixed[best[chair] ?? 0] === -1);
  const pairs = free.flatMap((chair, place) =>
    free.slice(place + 1).map((other) => {
      return { chair, other, touched: [...new Set([chair, other, ...(near[chair] ?? []), ...(near[other] ?? [])])] };
    }),
  );
  let tries = 0;

  function improved(order: Int32Array): Int32Array {
    for (let isBetter = true; isBetter && tries < maxTries; ) {
      isBetter = false;
      for (const { chair, other, touched } of pairs) {
        const before = valueOn(problem, order, touched, near);
        exchange(order, chair, other);
        if (valueOn(problem, order, touched, near) > before + least) isBetter = true;
        else exchange(order, chair, other);
        tries += 1;
      }
    }
    return order;
  }

  best = improved(best);
  for (let start = 1; start < maxStarts && tries < maxTries; start++) {
    const order = best.slice();
    for (const chair of free) exchange(order, chair, free[random.below(free.length)] ?? chair);
    const next = improved(order);
    if (valueOn(problem, next, chairs, near) > valueOn(problem, best, chairs, near) + least) best = next;
  }
  return best;
}

function exchange(order: Int32Array, chair: number, other: number): void {
  const guest = order[chair] ?? 0;
  order[chair] = order[other] ?? 0;
  order[other] = guest;
}

/** What the guests on some chairs are worth there, each with those near to them. */
function valueOn(
  problem: ChairProblem,
  order: Int32Array,
  chairs: readonly number[],
  near: readonly (readonly number[])[],
): number {
  let value = 0;
  for (const chair of chairs) {
    value += 2 * valueOfGuest(problem, order, chair);
    for (const other of near[chair] ?? []) value += valueOfPair(problem, order, chair, other);
  }
  return value;
}

/** Those with a chair on it, the others in order on the free ones. */
function firstOrder({ size, fixed }: ChairProblem): Int32Array {
  const guestOn = new Int32Array(size).fill(-1);
  for (const [guest, chair] of fixed.entries()) if (chair >= 0) guestOn[chair] = guest;
  const waiting = [...fixed.keys()].filter((guest) => fixed[guest] === -1)[Symbol.iterator]();
  return guestOn.map((guest) => (guest >= 0 ? guest : (waiting.next().value ?? 0)));
}

/** Guests of one table and as many chairs. Both are numbers from 0; the lists have an entry for each pair, by row. */
export interface ChairProblem {
  readonly size: number;
  /** What two guests next to each other are worth; symmetric. */
  readonly beside: Float64Array;
  /** What two guests across from each other are worth; symmetric. */
  readonly across: Float64Array;
  /** Guest by chair: what the guest is worth there. */
  readonly place: Float64Array;
  /** Guest by chair: the price if nobody who accompanies the guest sits beside them. */
  readonly lonely: Float64Array;
  /** Guest by guest: whether the second accompanies the first. */
  readonly accompanies: Uint8Array;
  /** The chair of each guest who has it already; -1 for the others. */
  readonly fixed: Int32Array;
  /** Chair by chair: whether they are next to each other. */
  readonly isBeside: Uint8Array;
  /** Chair by chair: whether they are across from each other. */
  readonly isAcross: Uint8Array;
}

/** What the guest on a chair is worth there, without the pairs they belong to. */
function valueOfGuest(problem: ChairProblem, guestOn: ArrayLike<number>, chair: number): number {
  const { size, place, lonely } = problem;
  const at = (guestOn[chair] ?? 0) * size + chair;
  const price = lonely[at] ?? 0;
  return (place[at] ?? 0) - (price !== 0 && isLonely(problem, guestOn, chair) ? price : 0);
}

function valueOfPair(
  { size, beside, across, isBeside, isAcross }: ChairProblem,
  guestOn: ArrayLike<number>,
  chair: number,
  other: number,
): number {
  const chairs = chair * size + other;
  const pair = (guestOn[chair] ?? 0) * size + (guestOn[other] ?? 0);
  return (isBeside[chairs] ? (beside[pair] ?? 0) : 0) + (isAcross[chairs] ? (across[pair] ?? 0) : 0);
}

function isLonely({ size, isBeside, accompanies }: ChairProblem, guestOn: ArrayLike<number>, chair: number): boolean {
  const guest = guestOn[chair] ?? 0;
  for (let other = 0; other < size; other++) {
    if (isBeside[chair * size + other] && accompanies[guest * size + (guestOn[other] ?? 0)]) return false;
  }
  return true;
}
