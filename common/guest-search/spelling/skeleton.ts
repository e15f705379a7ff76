import { unwrittenVowels } from "./scripts/abjads.ts";

/** A word as its consonants, and what is heard before, between and after them: one text more than consonants. */
export interface Skeleton {
  consonants: readonly string[];
  vowels: readonly string[];
  /** Whether its short vowels are not written. */
  isVowelless: boolean;
}

const letters =
  /schtsch|tzsch|tsch|tch|shch|sch|dsch|dzh|dj|jh|cz|sz|sh|zh|ch|kh|ph|th|gh|bh|dh|rh|wh|dt|ck|cq|qu(?=[aeio])|ts|tz|[b-df-hj-np-tv-xz]|[aeiouy]+/g;
/** Vowelless spellings have one letter for each sound: "c" for sh, "w" for ch, "x" for kh. */
const vowellessLetters = /[b-df-hj-np-tv-xz]|[aeiouy]+/g;
const vowellessSounds = new Map([
  ["c", "sh"],
  ["w", "ch"],
  ["x", "kh"],
]);
const onlyLatin = /^[a-z]+$/;
const isVowels = (group = "") => /^[aeiouy]/.test(group);

/** Groups that sound like another one. */
const alike = new Map(
  "schtsch:sh tzsch:ch tsch:ch tch:ch shch:sh sch:sh dsch:j dzh:j dj:j jh:j cz:ch ph:f bh:b dh:d rh:r wh:w dt:t ck:k cq:k qu:k tz:ts"
    .split(" ")
    .map((pair): [string, string] => {
      const [group = "", sound = ""] = pair.split(":");
      return [group, sound];
    }),
);

/** Consonants that languages confuse, or write alike, by class. */
const classes = new Map(
  ["bp", "f v w", "t d th", "k g q kh gh", "s z sz sh zh ch j ts x", "l", "r", "m", "n", "h"].flatMap((sounds, at) =>
    (sounds.includes(" ") ? sounds.split(" ") : [...sounds]).map((sound): [string, number] => [sound, at + 1]),
  ),
);
const bitsPerClass = 4;
const maxConsonants = 8;
const spread = 0x9e3779b1;

// "Abd al-Rahman" has many articles; the silent letters are English.
const simplify = (word: string) =>
  word
    .replace(/^(a?bd)[aeiou]*l?(?=[a-z]{2})/, "$1")
    .replace(/^[kg](?=n)|^w(?=r)|^p(?=[fst])/, "")
    .replace(/^hs/, "sh")
    .replace(/mp(?=[st])/, "m");

/** The skeleton of a folded form; undefined if it is not in Latin letters, or has no consonants. */
export function skeletonOf(form: string): Skeleton | undefined {
  const isVowelless = form.startsWith(unwrittenVowels);
  const word = isVowelless ? form.slice(unwrittenVowels.length) : form;
  if (!onlyLatin.test(word)) return undefined;
  const consonants: string[] = [];
  const vowels = [""];
  for (const sound of isVowelless ? soundsOfVowelless(word) : soundsOf(word)) {
    const before = vowels.at(-1) ?? "";
    if (isVowels(sound)) vowels[vowels.length - 1] = before + sound;
    // Written double, or in two ways: "Schmidtt".
    else if (sound !== "" && (sound !== consonants.at(-1) || before !== "")) {
      consonants.push(sound);
      vowels.push("");
    }
  }
  return consonants.length > 0 ? { consonants, vowels, isVowelless } : undefined;
}

function soundsOfVowelless(word: string): string[] {
  const groups =
    word
      .replace(/^bda?l?(?=..)/, "bd")
      .replace(/(?<=.)h$/, "")
      .match(vowellessLetters) ?? [];
  return groups.map((group) => vowellessSounds.get(group) ?? group);
}

interface Place {
  isFirst: boolean;
  isAfterVowel: boolean;
  /** The next group, empty at the end. */
  next: string;
}

/** Consonants that sound otherwise in some places; "" for silent ones, "u" for "w" in "Shawn". */
const heardIn = new Map<string, (place: Place) => readonly string[]>([
  ["h", ({ isFirst, next }) => (next === "" && !isFirst ? [] : ["h"])],
  ["c", ({ next }) => [/^[eiy]/.test(next) ? "s" : "k"]],
  ["x", ({ isFirst }) => (isFirst ? ["x"] : ["k", "s"])],
  ["w", ({ isAfterVowel, next }) => [isAfterVowel && !isVowels(next) ? "u" : "w"]],
  ["j", ({ isAfterVowel, next }) => [isAfterVowel && !isVowels(next) ? "i" : "j"]],
  ["gh", ({ isAfterVowel, next }) => (isAfterVowel && !isVowels(next) ? [] : ["gh"])],
]);

function soundsOf(word: string): string[] {
  const groups = simplify(word).match(letters) ?? [];
  return groups.flatMap((group, at) => {
    const isAfterVowel = isVowels(groups[at - 1]);
    return (
      heardIn.get(group)?.({ isFirst: at === 0, isAfterVowel, next: groups[at + 1] ?? "" }) ?? alike.get(group) ?? group
    );
  });
}

/** A number that words with like consonants share; 0 without a skeleton. */
export function skeletonCode(skeleton: Skeleton | undefined): number {
  if (!skeleton) return 0;
  let code = 0;
  for (const consonant of skeleton.consonants.slice(0, maxConsonants)) {
    code = (code << bitsPerClass) | (classes.get(consonant) ?? 0);
  }
  return Math.imul(code, spread) >>> 0;
}

/** Further codes that a typed word may have, because languages spell sounds with each other's letters. */
const respellings: readonly (readonly [RegExp, string])[] = [
  [/ch(?!r)/g, "kh"],
  [/ch(?=[rl])/g, "k"],
  [/kh?(?=[aeiouy]|$)/g, "ch"],
  [/kh/g, "h"],
  [/^h(?=[aeiou])/g, "kh"],
  [/(?<![scktgpdbwrjz])h(?=[aeioury])/g, "g"],
  [/(?<=[aeiou])h(?=[aeiou])/g, ""],
  [/th/g, "thh"],
  [/(?<=[bdr])h/g, "hh"],
  [/j/g, "g"],
  [/(?<=[a-z])u(?=[aeio])/g, "w"],
  [/g(?!h)/g, "h"],
  [/g(?=[eiy])/g, "j"],
  [/j/g, "y"],
  [/^[yi](?=[aeou])/g, "j"],
  [/(?<=[^aeiouy])[yi](?=[aeou])/g, "j"],
  [/^h(?=[aeiouy])/g, ""],
  [/^(?=[aeiou])/g, "h"],
  [/h(?=[mnld])/g, ""],
  [/w/g, "u"],
  [/ou(?=[aei])/g, "w"],
  [/v/g, "b"],
  [/ph/g, "p"],
  [/c(?=[eiy])/g, "ch"],
  [/gn/g, "n"],
  [/ll(?=[aeo])/g, "y"],
  [/q(?=[iu])/g, "ch"],
];

/** Respelled forms of a typed word, without the word itself. */
export function respelled(form: string): string[] {
  const words = new Set(respellings.map(([from, to]) => form.replace(from, to)));
  words.delete(form);
  return [...words];
}
