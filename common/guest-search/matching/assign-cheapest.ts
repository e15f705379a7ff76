/** Least sum of distances with items at distinct places, all needed ones taken; Infinity if impossible. O(2^places). */
export function assignCheapest(
  items: number,
  places: number,
  distance: (item: number, place: number) => number,
  isNeeded: (place: number) => boolean,
): number {
  let sums: ReadonlyMap<number, number> = new Map([[0, 0]]);
  for (let item = 0; item < items; item += 1) {
    sums = placeNext(sums, places, (place) => distance(item, place));
  }
  const needed = Array.from({ length: places }, (_, place) => (isNeeded(place) ? 1 << place : 0));
  const complete = [...sums].filter(([taken]) => needed.every((bit) => (taken & bit) === bit));
  return Math.min(...complete.map(([, sum]) => sum));
}

// The least sum for each set (bits) of taken places when one more item is placed.
function placeNext(
  sums: ReadonlyMap<number, number>,
  places: number,
  distanceTo: (place: number) => number,
): ReadonlyMap<number, number> {
  const next = new Map<number, number>();
  for (const [taken, sum] of sums) {
    for (let place = 0; place < places; place += 1) {
      const bit = 1 << place;
      if ((taken & bit) !== 0) continue;
      const total = sum + distanceTo(place);
      if (total < (next.get(taken | bit) ?? Number.POSITIVE_INFINITY)) next.set(taken | bit, total);
    }
  }
  return next;
}
