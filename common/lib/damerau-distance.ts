/** Longer strings count as farther apart than any limit. */
const maxLength = 64;
const rows = [new Uint8Array(maxLength + 1), new Uint8Array(maxLength + 1), new Uint8Array(maxLength + 1)] as const;

/** Edits and swaps between strings, or limit + 1 if more: the restricted distance of F. J. Damerau, CACM 7 (1964). */
export function damerauDistance(a: string, b: string, limit: number): number {
  const tooFar = limit + 1;
  if (Math.abs(a.length - b.length) > limit || a.length > maxLength || b.length > maxLength) return tooFar;
  let [twoBack, previous, current]: readonly [Uint8Array, Uint8Array, Uint8Array] = rows;
  for (let j = 0; j <= b.length; j += 1) previous[j] = j;
  for (let i = 1; i <= a.length; i += 1) {
    if (fillRow(a, b, i, twoBack, previous, current) > limit) return tooFar;
    [twoBack, previous, current] = [previous, current, twoBack];
  }
  return Math.min(previous[b.length] ?? tooFar, tooFar);
}

// Fills one row of the table and returns its minimum. Later rows are lower by at most what a swap saves.
function fillRow(
  a: string,
  b: string,
  i: number,
  twoBack: Uint8Array,
  previous: Uint8Array,
  current: Uint8Array,
): number {
  const letter = a.charCodeAt(i - 1);
  current[0] = i;
  let least = i;
  for (let j = 1; j <= b.length; j += 1) {
    const changed = (previous[j - 1] ?? 0) + (letter === b.charCodeAt(j - 1) ? 0 : 1);
    let value = Math.min(changed, (previous[j] ?? 0) + 1, (current[j - 1] ?? 0) + 1);
    const isSwap = i > 1 && j > 1 && letter === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === b.charCodeAt(j - 1);
    if (isSwap) value = Math.min(value, (twoBack[j - 2] ?? 0) + 1);
    current[j] = value;
    least = Math.min(least, value, previous[j] ?? value);
  }
  return least;
}
