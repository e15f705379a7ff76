import type { Language } from "./encodings.ts";
import { latinNames } from "./latin-names.ts";
import { otherNames } from "./other-names.ts";

const boundary = " ";
/** Letters seen after a letter before they count more than the language's letters as a whole. */
const pairWeight = 3;
/** Letters that the guess about unseen letters counts for. */
const unseenWeight = 20;

/** How probable words are in a language, by the pairs of letters in typical names. */
export class LetterModel {
  readonly #counts = new Map<string, number>();
  readonly #pairs = new Map<string, number>();
  readonly #known = new Map<string, number>();
  readonly #unseen: (letter: string) => number;
  #total = 0;

  constructor(names: string, unseen: (letter: string) => number) {
    this.#unseen = unseen;
    for (const word of names.trim().split(/\s+/u)) this.#learn(`${boundary}${lowerCase(word)}${boundary}`);
  }

  #learn(word: string): void {
    let before = "";
    for (const letter of word) {
      if (before !== "") {
        this.#pairs.set(before + letter, (this.#pairs.get(before + letter) ?? 0) + 1);
        this.#counts.set(letter, (this.#counts.get(letter) ?? 0) + 1);
        this.#total += 1;
      }
      before = letter;
    }
    this.#counts.set(boundary, this.#counts.get(boundary) ?? 0);
  }

  /** Natural logarithm, for a word in lower case. */
  logProbability(word: string): number {
    const known = this.#known.get(word);
    if (known !== undefined) return known;
    let sum = 0;
    let before = boundary;
    for (const letter of `${word}${boundary}`) {
      sum += Math.log(this.#probability(before, letter));
      before = letter;
    }
    this.#known.set(word, sum);
    return sum;
  }

  #probability(before: string, letter: string): number {
    const single =
      ((this.#counts.get(letter) ?? 0) + unseenWeight * this.#unseen(letter)) / (this.#total + unseenWeight);
    const pair = this.#pairs.get(before + letter) ?? 0;
    return (pair + pairWeight * single) / ((this.#counts.get(before) ?? 0) + pairWeight);
  }
}

/** Keeps the number of characters: "İ" is not split into a letter and a dot. */
export function lowerCase(word: string): string {
  return word.replaceAll("İ", "i").toLowerCase();
}

const models = new Map<Language, LetterModel>();

export function modelOf(language: Language): LetterModel {
  const known = models.get(language);
  if (known !== undefined) return known;
  const model = new LetterModel({ ...latinNames, ...otherNames }[language], unseenIn(language));
  models.set(language, model);
  return model;
}

function unseenIn(language: Language): (letter: string) => number {
  if (language in latinNames) {
    return (letter) => {
      if (/[a-z]/u.test(letter)) return 1 / 40;
      return /\p{Script=Latin}/u.test(letter) ? 1 / 5000 : 1e-9;
    };
  }
  if (language === "ja") return (letter) => (/[\u3040-\u30ff]/u.test(letter) ? 1 / 200 : hanProbability(letter));
  if (language === "ko")
    return (letter) => (/\p{Script=Hangul}/u.test(letter) ? 1 / 3000 : hanProbability(letter) / 100);
  if (language === "zhCN" || language === "zhTW") return hanProbability;
  const script = scripts[language];
  return (letter) => (script?.test(letter) ? 1 / 500 : 1e-9);
}

const hanProbability = (letter: string): number => (/\p{Script=Han}/u.test(letter) ? 1 / 20_000 : 1e-9);

const scripts: Partial<Record<Language, RegExp>> = {
  ru: /\p{Script=Cyrillic}/u,
  uk: /\p{Script=Cyrillic}/u,
  bg: /\p{Script=Cyrillic}/u,
  be: /\p{Script=Cyrillic}/u,
  sr: /\p{Script=Cyrillic}/u,
  mk: /\p{Script=Cyrillic}/u,
  el: /\p{Script=Greek}/u,
  he: /\p{Script=Hebrew}/u,
  ar: /\p{Script=Arabic}/u,
  fa: /\p{Script=Arabic}/u,
  th: /\p{Script=Thai}/u,
};
