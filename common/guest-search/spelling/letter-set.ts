const lowerA = 97;
const latinLetters = 26;
const otherBits = 6;

function letterBit(code: number): number {
  const latin = code - lowerA;
  return latin >= 0 && latin < latinLetters ? latin : latinLetters + (code % otherBits);
}

/** A text's letters as 32 bits: one for each Latin letter, six for all others. Rules out most pairs cheaply. */
export function letterSet(text: string): number {
  let set = 0;
  for (let i = 0; i < text.length; i += 1) set |= 1 << letterBit(text.charCodeAt(i));
  return set;
}

/** Letters of a set that the other lacks. Each slip adds at most one. */
export function lettersMissing(set: number, other: number): number {
  const left = set & ~other;
  const pairs = left - ((left >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
