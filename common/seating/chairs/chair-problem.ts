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
