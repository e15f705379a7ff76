import { lowerCase, modelOf } from "./letter-model.ts";

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
  const words: string[] = [];
  let cost = 0;
  for (const cell of cells) {
    cost += costs.impossible * (cell.match(impossibleCharacter)?.length ?? 0);
    cost += costs.punctuation * (cell.match(wellPlaced)?.length ?? 0);
    const runs = cell.replace(wellPlaced, mark).match(foreignWord) ?? [];
    words.push(...runs.flatMap((run) => run.split(mark)).filter((word) => word !== ""));
  }
  const logsOf = (word: string) => languages.map((language) => modelOf(language).logProbability(lowerCase(word)));
  const logs = words.filter((word) => /\p{L}/u.test(word)).map(logsOf);
  const sumIn = (main: number, all: readonly number[][]) => all.reduce((sum, one) => sum + logOfMixed(one, main), 0);
  const ascii = asciiWords.map(logsOf);
  const fits = languages.map((_, main) => sumIn(main, logs) + sumIn(main, ascii));
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
