/* An edit distance in which letters easily hit, left out or mistaken cost less. The costs were chosen by hand. */

const keyboards = [
  "qwertyuiop",
  "qwertzuiop",
  "azertyuiop",
  "asdfghjklm",
  "zxcvbnm",
  "yxcvbnm",
  "йцукенгшщзхъ",
  "фывапролджэ",
];
const alike = ["aeiouy", "ck", "kq", "sz", "vw", "fv", "dt", "bp", "gk", "mn", "ij", "jy"];

const swapped = 0.6;
const mistaken = 0.6;
const changed = 1;
const doubled = 0.4;
const vowelMissed = 0.6;
const missed = 0.8;
const extra = 0.8;
/** People seldom miss the first letter. */
const otherBeginning = 0.3;

function pairsOf(): ReadonlySet<string> {
  const neighbors = keyboards.flatMap((row) => [...row].slice(1).map((key, i) => `${row[i]}${key}`));
  const sounds = alike.flatMap((group) => [...group].flatMap((a) => [...group].map((b) => `${a}${b}`)));
  const pairs = [...neighbors, ...sounds];
  return new Set([...pairs, ...pairs.map((pair) => `${pair[1]}${pair[0]}`)]);
}

const easilyMistaken = pairsOf();
const isVowel = (letter: string) => "aeiouy".includes(letter);

function changeCost(typed: string, meant: string): number {
  if (typed === meant) return 0;
  return easilyMistaken.has(typed + meant) ? mistaken : changed;
}

function missCost(name: string, at: number): number {
  const letter = name[at] ?? "";
  if (letter === name[at - 1]) return doubled;
  return isVowel(letter) ? vowelMissed : missed;
}

function extraCost(typed: string, at: number): number {
  const letter = typed[at] ?? "";
  const before = typed[at - 1] ?? "";
  if (letter === before) return doubled;
  return easilyMistaken.has(letter + before) ? mistaken : extra;
}

const maxLength = 64;
const rows = [
  new Float64Array(maxLength + 1),
  new Float64Array(maxLength + 1),
  new Float64Array(maxLength + 1),
] as const;

/** Least that a letter in only one of two words adds to the distance, whatever the order. */
export const minPerLetter = mistaken;

/** Distance of two folded words: 0 if equal, about 1 per wrong letter. Infinity as soon as it exceeds the limit. */
export function typingDistance(typed: string, name: string, limit: number): number {
  if (typed === name) return 0;
  const isTooLong = typed.length > maxLength || name.length > maxLength;
  if (isTooLong || Math.abs(typed.length - name.length) * doubled > limit) return Number.POSITIVE_INFINITY;
  let [twoBack, previous, current]: readonly [Float64Array, Float64Array, Float64Array] = rows;
  previous[0] = 0;
  for (let j = 1; j <= name.length; j += 1) previous[j] = (previous[j - 1] ?? 0) + missCost(name, j - 1);
  for (let i = 1; i <= typed.length; i += 1) {
    if (fillRow(typed, name, i, twoBack, previous, current) > limit) return Number.POSITIVE_INFINITY;
    [twoBack, previous, current] = [previous, current, twoBack];
  }
  const hasBeginning = typed[0] === name[0] || (typed[0] === name[1] && typed[1] === name[0]);
  const distance = (previous[name.length] ?? 0) + (hasBeginning ? 0 : otherBeginning);
  return distance > limit ? Number.POSITIVE_INFINITY : distance;
}

// Fills a row and returns the least of it and the row before, from which a swap leads on.
function fillRow(
  typed: string,
  name: string,
  i: number,
  twoBack: Float64Array,
  previous: Float64Array,
  current: Float64Array,
): number {
  const letter = typed[i - 1] ?? "";
  const extraLetter = extraCost(typed, i - 1);
  current[0] = (previous[0] ?? 0) + extraLetter;
  let least = Math.min(current[0], previous[0] ?? 0);
  for (let j = 1; j <= name.length; j += 1) {
    const before = previous[j] ?? 0;
    let value = Math.min(
      (previous[j - 1] ?? 0) + changeCost(letter, name[j - 1] ?? ""),
      before + extraLetter,
      (current[j - 1] ?? 0) + missCost(name, j - 1),
    );
    const isSwap = i > 1 && j > 1 && letter === name[j - 2] && typed[i - 2] === name[j - 1];
    if (isSwap) value = Math.min(value, (twoBack[j - 2] ?? 0) + swapped);
    current[j] = value;
    least = Math.min(least, value, before);
  }
  return least;
}
