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
  /** All chairs in columns of at most two: those close to each other are in the same column or in one beside it. */
  readonly columns: readonly (readonly number[])[];
}

/** What an order is worth. @param guestOn the guest on each chair */
export function valueOfChairs(problem: ChairProblem, guestOn: ArrayLike<number>): number {
  let value = 0;
  for (let chair = 0; chair < problem.size; chair++) {
    value += valueOfGuest(problem, guestOn, chair);
    for (let other = chair + 1; other < problem.size; other++) value += valueOfPair(problem, guestOn, chair, other);
  }
  return value;
}

/** What the guest on a chair is worth there, without the pairs they belong to. */
export function valueOfGuest(problem: ChairProblem, guestOn: ArrayLike<number>, chair: number): number {
  const { size, place, lonely } = problem;
  const at = (guestOn[chair] ?? 0) * size + chair;
  const price = lonely[at] ?? 0;
  return (place[at] ?? 0) - (price !== 0 && isLonely(problem, guestOn, chair) ? price : 0);
}

export function valueOfPair(
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

/** What no order exceeds. */
export function boundOfChairs(problem: ChairProblem): number {
  return potentials(problem).reduce((sum, potential) => sum + potential, 0);
}

/** By guest: the most that they and their halves of pairs can add. */
function potentials({ size, beside, across, place, fixed }: ChairProblem): Float64Array {
  return Float64Array.from({ length: size }, (_, guest) => {
    const row = (list: Float64Array) => list.subarray(guest * size, (guest + 1) * size);
    const places = row(place);
    const chair = fixed[guest] ?? -1;
    const best = chair < 0 ? Math.max(...places) : (places[chair] ?? 0);
    return best + (bestSum(row(beside), 2) + bestSum(row(across), 1)) / 2;
  });
}

function bestSum(values: Float64Array, count: number): number {
  if (count === 0) return 0;
  const best = values.filter((value) => value > 0).sort();
  return best.slice(-count).reduce((sum, value) => sum + value, 0);
}
