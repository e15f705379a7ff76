import { phrasesByLanguage } from "../list/words/load.ts";

const boundary = " ";
/** Letters seen after a letter before they count more than the language's letters as a whole. */
const pairWeight = 3;
/** Letters that the guess about unseen letters counts for. */
const unseenWeight = 20;
/** Of letters that none of the language's names would have. */
const foreign = 1e-9;

/** How many letters a script has, of which a language uses some: the first that fits counts. */
const scripts: readonly [RegExp, number][] = [
  [/[a-z]/u, 40],
  [/\p{Script=Latin}/u, 5000],
  [/\p{Script=Cyrillic}/u, 500],
  [/\p{Script=Greek}/u, 500],
  [/\p{Script=Hebrew}/u, 500],
  [/\p{Script=Arabic}/u, 500],
  [/\p{Script=Thai}/u, 500],
  [/[\u3040-\u30ff]/u, 200],
  [/\p{Script=Hangul}/u, 3000],
  [/\p{Script=Han}/u, 20_000],
];

/** How probable words are in a language, by the pairs of letters in typical names. */
class LetterModel {
  readonly #counts = new Map<string, number>();
  readonly #pairs = new Map<string, number>();
  readonly #known = new Map<string, number>();
  readonly #unseen: (letter: string) => number;
  #total = 0;

  constructor(names: readonly string[]) {
    const text = names.join("");
    const own = scripts.filter(([letters]) => letters.test(text));
    this.#unseen = (letter) => 1 / (own.find(([letters]) => letters.test(letter))?.[1] ?? 1 / foreign);
    for (const name of names) this.#learn(`${boundary}${lowerCase(name)}${boundary}`);
  }

  #learn(word: string): void {
    const letters = [...word];
    for (const [index, letter] of letters.entries()) {
      if (index === 0) continue;
      const pair = (letters[index - 1] ?? "") + letter;
      this.#pairs.set(pair, (this.#pairs.get(pair) ?? 0) + 1);
      this.#counts.set(letter, (this.#counts.get(letter) ?? 0) + 1);
      this.#total += 1;
    }
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

const typicalNames = phrasesByLanguage("typicalName");
const models = new Map<string, LetterModel>();

/** @param language the name of its file of words */
export function modelOf(language: string): LetterModel {
  const known = models.get(language);
  if (known !== undefined) return known;
  const model = new LetterModel(typicalNames.get(language) ?? []);
  models.set(language, model);
  return model;
}
