import { remembered } from "../../../../common/lib/remembered.ts";
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
  [/[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Thai}]/u, 500],
  [/[\u3040-\u30ff]/u, 200],
  [/\p{Script=Hangul}/u, 3000],
  [/\p{Script=Han}/u, 20_000],
];

/** Natural logarithm of how probable a word in lower case is, by the pairs of letters in typical names. */
type LetterModel = (word: string) => number;

function modelOf(names: readonly string[]): LetterModel {
  const counts = new Map<string, number>();
  const count = (text: string) => counts.set(text, (counts.get(text) ?? 0) + 1);
  const own = scripts.filter(([letters]) => letters.test(names.join("")));
  let total = 0;
  for (const name of names) {
    let before = boundary;
    for (const letter of `${lowerCase(name)}${boundary}`) {
      count(before + letter);
      count(letter);
      total += 1;
      before = letter;
    }
  }
  const probability = (before: string, letter: string) => {
    const unseen = 1 / (own.find(([letters]) => letters.test(letter))?.[1] ?? 1 / foreign);
    const single = ((counts.get(letter) ?? 0) + unseenWeight * unseen) / (total + unseenWeight);
    return ((counts.get(before + letter) ?? 0) + pairWeight * single) / ((counts.get(before) ?? 0) + pairWeight);
  };
  return remembered((word) => {
    let sum = 0;
    let before = boundary;
    for (const letter of `${word}${boundary}`) {
      sum += Math.log(probability(before, letter));
      before = letter;
    }
    return sum;
  });
}

/** Keeps the number of characters: "İ" is not split into a letter and a dot. */
export const lowerCase = (word: string) => word.replaceAll("İ", "i").toLowerCase();

const typicalNames = phrasesByLanguage("typicalName");

/** By the name of a language's file of words. */
const modelFor = remembered((language) => modelOf(typicalNames.get(language) ?? []));

/** The part of a text's words that may be of any of the languages: every list has foreign guests. */
const foreignShare = 0.25;

const costs = {
  /** Unassigned, a control character, or one that the encoding does not have. */
  impossible: 25,
  symbol: 12,
  punctuation: 6,
  capitalInWord: 6,
};

/** Private use, unassigned and control characters, which no list has. */
export const impossibleCharacter = /[\uFFFD\p{Co}\p{Cn}\p{Cs}]|[^\P{Cc}\r\n\t]/gu;

const wellPlaced =
  /(?<=\p{L})[’・](?=\p{L})|(?<=l)·(?=l)|(?<!\p{L})[“„«‘¿¡（「《](?=[\p{L}\p{N}])|(?<=[\p{L}\p{N}.!?])[”“»’…）」》](?!\p{L})|(?<=[\p{L}\p{N}])[。，、：\u00a0](?=[\p{L}\p{N}])|(?<= )[–—](?= )|(?<=\d)[–°€](?!\p{L})|[№€](?= ?\d)/gu;

/** Stands for punctuation: no cell that counts has it. */
const mark = "\uE000";

/** Characters outside ASCII, and the letters beside them. */
const foreignWord = /[\p{L}\p{M}]*(?:\P{ASCII}[\p{L}\p{M}]*)+/gu;

/**
 * Natural logarithm of the probability of cells, comparable between encodings of the same bytes. `asciiWords` are other
 * words of the file, which tell its main language.
 */
export function plausibility(
  cells: readonly string[],
  asciiWords: readonly string[],
  languages: readonly string[],
): number {
  const text = cells.join("\n");
  const countOf = (found: RegExp) => text.match(found)?.length ?? 0;
  const words = (text.replace(wellPlaced, mark).match(foreignWord) ?? []).flatMap((run) => run.split(mark));
  const models = languages.map(modelFor);
  const logsOf = (word: string) => models.map((model) => model(lowerCase(word)));
  const logs = words.filter((word) => /\p{L}/u.test(word)).map(logsOf);
  const ascii = asciiWords.map(logsOf);
  const sumIn = (main: number, all: readonly number[][]) => all.reduce((sum, one) => sum + logOfMixed(one, main), 0);
  const fits = languages.map((_, main) => sumIn(main, logs) + sumIn(main, ascii));
  const cost = costs.impossible * countOf(impossibleCharacter) + costs.punctuation * countOf(wellPlaced);
  return sumIn(fits.indexOf(Math.max(...fits)), logs) - cost - words.reduce((sum, word) => sum + costOfSigns(word), 0);
}

function logOfMixed(logs: readonly number[], main: number): number {
  const most = Math.max(...logs);
  const any = logs.reduce((sum, log) => sum + Math.exp(log - most), 0) / logs.length;
  return most + Math.log((1 - foreignShare) * Math.exp((logs[main] ?? 0) - most) + foreignShare * any);
}

/** Capitals stand at the start of a word, or everywhere in it. */
function costOfSigns(word: string): number {
  if (!/\p{L}/u.test(word)) return costs.symbol * word.length;
  return costs.capitalInWord * (word.match(/\p{Ll}\p{Lu}|\p{Lu}{2}\p{Ll}/gu)?.length ?? 0);
}
