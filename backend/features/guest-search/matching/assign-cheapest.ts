/**
 * The least sum of distances when each item is assigned a different place and all needed places are taken; Infinity when there
 * is no way. Tries all ways, which are few: most parts of a name are far from each other.
 */
export function assignCheapest(
  items: number,
  places: number,
  distance: (item: number, place: number) => number,
  isNeeded: (place: number) => boolean,
): number {
  const taken = new Set<number>();
  const isComplete = () =>
    Array.from({ length: places }, (_, place) => taken.has(place) || !isNeeded(place)).every(Boolean);
  const assignFrom = (item: number): number => {
    if (item === items) return isComplete() ? 0 : Number.POSITIVE_INFINITY;
    let least = Number.POSITIVE_INFINITY;
    for (let place = 0; place < places; place += 1) {
      const own = taken.has(place) ? Number.POSITIVE_INFINITY : distance(item, place);
      if (own >= least) continue;
      taken.add(place);
      least = Math.min(least, own + assignFrom(item + 1));
      taken.delete(place);
    }
    return least;
  };
  return assignFrom(0);
}
