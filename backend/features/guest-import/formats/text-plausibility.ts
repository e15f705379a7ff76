import type { Language } from "./encodings.ts";
import { lowerCase, modelOf } from "./letter-model.ts";

/** Cells with letters outside ASCII as one encoding shows them, and words of the others. */
export interface TextSample {
  cells: readonly string[];
  asciiWords: readonly string[];
}

/** The part of a language's probability spread over all languages: every list has foreign guests. */
const foreignShare = 0.25;

const costs = {
  /** Unassigned, a control character, or one that the encoding does not have. */
  impossible: 25,
  symbol: 12,
  punctuation: 6,
  capitalInWord: 6,
};

/** Natural logarithm of a text's probability, comparable between encodings of the same bytes. */
export function plausibility({ cells, asciiWords }: TextSample, languages: readonly Language[]): number {
  let cost = 0;
  const words: string[] = [];
  for (const cell of cells) {
    cost += (cell.match(impossibleCharacter)?.length ?? 0) * costs.impossible;
    const ofCell = wordsOf(cell);
    cost += ofCell.punctuation * costs.punctuation;
    words.push(...ofCell.words);
  }
  const shares = sharesOf(languages, [...new Set([...words, ...asciiWords])].map(lowerCase));
  return words.reduce((sum, word) => sum + logOfWord(word, shares), 0) - cost;
}

/** Private use, unassigned and control characters, which no list has. */
export const impossibleCharacter = /[\uFFFD\p{Co}\p{Cn}\p{Cs}]|[^\P{Cc}\r\n\t]/gu;

/** Words with or next to characters outside ASCII, and how many of these are punctuation. */
function wordsOf(cell: string): { words: string[]; punctuation: number } {
  const words: string[] = [];
  const marks = [...cell.matchAll(wellPlaced)];
  let punctuation = 0;
  for (const { 0: run, index } of cell.matchAll(foreignWord)) {
    let start = index;
    for (const { 0: mark, index: place } of marks) {
      if (place < index || place >= index + run.length) continue;
      punctuation += 1;
      words.push(cell.slice(start, place));
      start = place + mark.length;
    }
    words.push(cell.slice(start, index + run.length));
  }
  return { words: words.filter((word) => word !== ""), punctuation };
}

const wellPlaced =
  /(?<=\p{L})[’・](?=\p{L})|(?<=l)·(?=l)|(?<!\p{L})[“„«‘¿¡（「《](?=[\p{L}\p{N}])|(?<=[\p{L}\p{N}.!?])[”“»’…）」》](?!\p{L})|(?<=[\p{L}\p{N}])[。，、：\u00a0](?=[\p{L}\p{N}])|(?<= )[–—](?= )|(?<=\d)[–°€](?!\p{L})|[№€](?= ?\d)/gu;

const foreignWord = /[\p{L}\p{M}]*(?:\P{ASCII}[\p{L}\p{M}]*)+/gu;

interface Share {
  language: Language;
  log: number;
}

function sharesOf(languages: readonly Language[], words: readonly string[]): Share[] {
  const totals = languages.map(() => 1);
  for (const word of words) {
    const logs = languages.map((language) => modelOf(language).logProbability(word));
    const most = Math.max(...logs);
    const weights = logs.map((log) => Math.exp(log - most));
    const sum = weights.reduce((one, other) => one + other, 0);
    for (const [index, weight] of weights.entries()) totals[index] = (totals[index] ?? 0) + weight / sum;
  }
  const all = totals.reduce((one, other) => one + other, 0);
  return languages.map((language, index) => {
    const share = (1 - foreignShare) * ((totals[index] ?? 0) / all) + foreignShare / languages.length;
    return { language, log: Math.log(share) };
  });
}

function logOfWord(word: string, shares: readonly Share[]): number {
  if (!/\p{L}/u.test(word)) return -costs.symbol * word.length;
  const lower = lowerCase(word);
  const logs = shares.map(({ language, log }) => log + modelOf(language).logProbability(lower));
  const most = Math.max(...logs);
  return most + Math.log(logs.reduce((sum, log) => sum + Math.exp(log - most), 0)) - costOfCase(word);
}

/** Capitals stand at the start of a word, or everywhere in it. */
function costOfCase(word: string): number {
  const odd = word.match(/\p{Ll}\p{Lu}|\p{Lu}{2}\p{Ll}/gu)?.length ?? 0;
  return odd * costs.capitalInWord;
}
