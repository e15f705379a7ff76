/*
 * How far a typed word is from a name: an edit distance in which a letter that is easily hit, left out or mistaken instead of
 * another costs less than one that is not. The costs were chosen by hand.
 */

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

/**
 * The distance of a typed word from a name, both folded: 0 if they are equal, about 1 for each letter that is wrong without an
 * easy explanation.
 *
 * @returns Infinity as soon as it is certain to be larger than the limit.
 */
export function typingDistance(typed: string, name: string, limit: number): number {
  if (typed === name) return 0;
  if (Math.abs(typed.length - name.length) * doubled > limit) return Number.POSITIVE_INFINITY;
  let twoBack: number[] = [];
  let previous = [0];
  for (let j = 1; j <= name.length; j += 1) previous[j] = (previous[j - 1] ?? 0) + missCost(name, j - 1);
  for (let i = 1; i <= typed.length; i += 1) {
    const current = nextRow(typed, name, i, previous, twoBack);
    if (Math.min(...current, ...previous) > limit) return Number.POSITIVE_INFINITY;
    [twoBack, previous] = [previous, current];
  }
  const hasBeginning = typed[0] === name[0] || (typed[0] === name[1] && typed[1] === name[0]);
  const distance = (previous[name.length] ?? 0) + (hasBeginning ? 0 : otherBeginning);
  return distance > limit ? Number.POSITIVE_INFINITY : distance;
}

function nextRow(
  typed: string,
  name: string,
  i: number,
  previous: readonly number[],
  twoBack: readonly number[],
): number[] {
  const current = [(previous[0] ?? 0) + extraCost(typed, i - 1)];
  for (let j = 1; j <= name.length; j += 1) {
    const ways = [
      (previous[j - 1] ?? 0) + changeCost(typed[i - 1] ?? "", name[j - 1] ?? ""),
      (previous[j] ?? 0) + extraCost(typed, i - 1),
      (current[j - 1] ?? 0) + missCost(name, j - 1),
    ];
    if (typed[i - 1] === name[j - 2] && typed[i - 2] === name[j - 1]) ways.push((twoBack[j - 2] ?? 0) + swapped);
    current.push(Math.min(...ways));
  }
  return current;
}
