import { damerauDistance } from "../../common/lib/damerau-distance.ts";

/** A name's words, without punctuation. */
function wordsOf(name: string): string[] {
  return name.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => word !== "");
}

const folded = (text: string) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

/** Letters from which a word of a name may have a typo. */
const longWord = 4;

function isSameWord(one: string, other: string): boolean {
  if (one === other) return one.length > 1;
  return Math.min(one.length, other.length) >= longWord && damerauDistance(one, other, 1) <= 1;
}

/** Former names that share a word with the present one, perhaps with a typo; "Plus One" identifies nobody. */
export function ownFormerNames(name: string, former: readonly string[]): string[] {
  const words = wordsOf(folded(name));
  return former.filter(
    (one) => one !== name && wordsOf(folded(one)).some((word) => words.some((other) => isSameWord(word, other))),
  );
}

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");

/** What may stand between the words of a name, as in "Munro, Clara" and in "clara_munro.csv". */
const between = "[^[:alnum:]]{1,3}";

function patternOf(name: string): string {
  const words = wordsOf(name).map(escaped);
  const [first, ...rest] = words;
  // One word, such as "Rose", means other people and things as well.
  if (first === undefined || rest.length === 0) return `^\\s*${escaped(name.trim())}\\s*$`;
  const last = words.at(-1) ?? first;
  const orders = [words, [last, ...words.slice(0, -1)]].map((order) => order.join(between));
  return `(?<![[:alnum:]])(?:${orders.join("|")})s?(?![[:alnum:]])`;
}

/** PostgreSQL pattern, to match without case: names of several words anywhere, single words as the whole text only. */
export function mentionPattern(names: readonly string[]): string {
  return names.map(patternOf).join("|");
}

/** Longest word of each name in lower case. Texts without any cannot mention it; faster than the pattern. */
export function tellingWords(names: readonly string[]): string[] {
  return names.map((name) => {
    const words = wordsOf(name).sort((one, other) => other.length - one.length);
    return (words[0] ?? name).toLowerCase();
  });
}
