/** How many units of each size are at a table, without those of size 1. */
export interface LoadPattern {
  readonly counts: ReadonlyMap<number, number>;
  readonly seats: number;
}

/** All patterns with units of several seats, of which `available` exist by size; null if more than `most`. */
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
