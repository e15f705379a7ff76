/** Ways to fill a table: how many units of each size, without the units of size 1. */
export interface LoadPattern {
  readonly counts: ReadonlyMap<number, number>;
  readonly seats: number;
}

/**
 * Every way to fill a table with units of more than one seat.
 *
 * @param available how many units there are of each size
 * @param most patterns
 * @returns null if there are more
 */
export function loadPatterns(
  capacity: number,
  available: ReadonlyMap<number, number>,
  most: number,
): LoadPattern[] | null {
  let patterns: LoadPattern[] = [{ counts: new Map(), seats: 0 }];
  for (const [size, count] of available) {
    patterns = patterns.flatMap(({ counts, seats }) => {
      const room = Math.min(count, Math.floor((capacity - seats) / size));
      return Array.from({ length: room + 1 }, (_, used) => ({
        counts: used === 0 ? counts : new Map([...counts, [size, used]]),
        seats: seats + used * size,
      }));
    });
    if (patterns.length > most) return null;
  }
  return patterns;
}
