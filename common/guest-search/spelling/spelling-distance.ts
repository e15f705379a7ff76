import type { Skeleton } from "./skeleton.ts";

/* How far two spellings are from each other as one name. The costs were chosen by hand, and tried on generated names. */

const usual = 0.15;
const common = 0.35;
const rare = 0.7;

/** By pairs of consonants in one class; others are rare. */
const consonantCosts = new Map(
  [
    [0.1, "t-th s-sz k-q g-gh ts-z kh-gh"],
    [0.25, "v-w f-v s-z sz-sh j-zh z-zh s-x sh-x k-kh ts-s zh-sh sz-z"],
    [0.4, "g-q s-sh ch-sh ch-ts d-th j-z ch-j sz-ch g-kh ch-x ts-sz z-sh"],
    [0.8, "d-t b-p g-k f-w"],
    [0.55, "ch-s j-s ch-zh j-sh"],
  ].flatMap(([cost, pairs]) =>
    String(pairs)
      .split(" ")
      .flatMap((pair) => {
        const turned = pair.split("-").toReversed().join("-");
        return [pair, turned].map((both): [string, number] => [both, Number(cost)]);
      }),
  ),
);

/** What a group of vowels may sound like: small letters for simple ones, E and A as in "day" and "house". */
const vowelSounds = new Map(
  `aa:a ee:ie oo:uo ii:i uu:u ou:uoA ie:i ei:Eie ai:Eea ey:Eie ay:Ea ea:ieoa eo:eou oa:o oi:oi oy:oi ui:ui au:oA ow:ouA
eu:uoi oe:oeu ae:aeE ue:ue iu:u yu:u you:u aye:E ayi:E eye:E aie:E eiy:iE ij:i iy:i yi:i oue:u eau:o eigh:E uy:ui igh:i
yo:o ye:e ya:a yeo:uo yoo:u wo:o`
    .split(/\s+/)
    .map((entry): [string, string] => {
      const [group = "", sounds = ""] = entry.split(":");
      return [group, sounds];
    }),
);
const near = new Map([
  ["ae", 0.4],
  ["ei", 0.4],
  ["ou", 0.3],
  ["ao", 0.5],
  ["Ee", 0.3],
  ["Ei", 0.3],
  ["Ea", 0.5],
  ["Ao", 0.4],
  ["Aa", 0.5],
  ["Au", 0.4],
  ["iu", 0.7],
  ["eo", 0.7],
]);
const oneVowelMissing = 0.6;
const farVowels = 0.9;
const silentEnd = 0.15;
const otherEnd = 1.2;
/** A long vowel of a vowelless word that the other lacks. */
const longMissing = 0.5;

function soundsOf(vowels: string): string {
  const plain = vowels.replace(/[iy]+/g, "i");
  return vowelSounds.get(vowels) ?? vowelSounds.get(plain) ?? plain;
}

function closest(one: string, other: string): number {
  let least = farVowels;
  for (const a of one) {
    for (const b of other) least = Math.min(least, a === b ? 0 : (near.get(a + b) ?? near.get(b + a) ?? farVowels));
  }
  return least;
}

function vowelCost(one: string, other: string, isLast: boolean): number {
  if (one === other) return 0;
  if (one === "" || other === "") return missingCost(one || other, isLast);
  const [a, b] = [soundsOf(one), soundsOf(other)];
  if (a === b) return 0.1;
  const isLong = one.length > 1 || other.length > 1;
  // "Maria" ends otherwise than "Marie", and "Anna" than "Anne".
  if (isLast && one.endsWith("a") !== other.endsWith("a")) return rare;
  if (!isLong) return closest(a, b);
  if (vowelSounds.has(one) || vowelSounds.has(other)) return usual + closest(a, b);
  // Groups that no language has as one vowel: letter by letter.
  return pairwise(a, b);
}

function missingCost(vowels: string, isLast: boolean): number {
  if (isLast) return vowels === "e" ? silentEnd : otherEnd;
  return vowels.length === 1 ? oneVowelMissing : farVowels;
}

function pairwise(one: string, other: string): number {
  const length = Math.max(one.length, other.length);
  let cost = 0;
  for (let at = 0; at < length; at += 1) {
    const [a = "", b = ""] = [one[at], other[at]];
    cost += a === "" || b === "" ? common : closest(a, b);
  }
  return Math.min(cost, farVowels);
}

// Alif, waw and ya are written for long vowels: each needs one, and any others may come between.
function longVowelCost(written: string, heard: string): number {
  let cost = 0;
  if (written.includes("u") && !/[ouw]/.test(heard)) cost += longMissing;
  if (written.includes("y") && !/[iey]/.test(heard)) cost += longMissing;
  if (written.includes("a") && heard === "") cost += longMissing;
  return cost + (/[iy]/.test(heard) && heard.length > 1 && !written.includes("y") ? usual : 0);
}

/** The distance of two spellings with like consonants: 0 for none, 1 for about one wrong letter. */
export function spellingDistance(one: Skeleton, other: Skeleton): number {
  if (one.consonants.length !== other.consonants.length) return Number.POSITIVE_INFINITY;
  let cost = 0;
  for (const [at, consonant] of one.consonants.entries()) {
    const rival = other.consonants[at] ?? "";
    if (consonant !== rival) cost += consonantCosts.get(`${consonant}-${rival}`) ?? rare;
  }
  for (const [at, vowels] of one.vowels.entries()) {
    const rival = other.vowels[at] ?? "";
    if (one.isVowelless) cost += longVowelCost(vowels, rival);
    else if (other.isVowelless) cost += longVowelCost(rival, vowels);
    else cost += vowelCost(vowels, rival, at > 0 && at === one.vowels.length - 1);
  }
  return cost;
}
