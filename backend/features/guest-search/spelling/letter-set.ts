const lowerA = 97;
const latinLetters = 26;
const otherBits = 6;

function letterBit(code: number): number {
  const latin = code - lowerA;
  return latin >= 0 && latin < latinLetters ? latin : latinLetters + (code % otherBits);
}

/**
 * The set of letters in a text, as 32 bits: one for each Latin letter, six shared by all others. Comparing two sets costs
 * almost nothing and rules out most strings that are more than a few slips apart.
 */
export function letterSet(text: string): number {
  let set = 0;
  for (let i = 0; i < text.length; i += 1) set |= 1 << letterBit(text.charCodeAt(i));
  return set;
}

/** How many letters of a set are not in the other. Each slip adds at most one. */
export function lettersMissing(set: number, other: number): number {
  let left = set & ~other;
  let count = 0;
  while (left !== 0) {
    left &= left - 1;
    count += 1;
  }
  return count;
}
