import { isSyllable } from "./east-asian-names.ts";
import { familyCharacters, type HanReadings, isHan } from "./scripts/han.ts";
import { familySyllables, isHangul } from "./scripts/hangul.ts";

const syllablesInName = 3;

/** Words that belong to the next one: "Abd El Rahman" is one name. */
const joining = new Set("al el ul abd abdul abdel abdal abu abou عبد ابو أبو".split(" "));

/** Other ways to divide the written parts of a name: "赵雪琴" is 赵 and 雪琴, "Zhao Xue Qin" Zhao and Xueqin. */
export function otherDivisions(parts: readonly string[], han?: HanReadings): string[][] {
  if (parts.length === 1) return divideWord(parts[0] ?? "", han);
  const joined = joinArticles(parts);
  if (joined.length < parts.length) return [joined];
  if (parts.length !== syllablesInName || !parts.every(isSyllable)) return [];
  const [first = "", second = "", third = ""] = parts;
  return [
    [first, second + third],
    [first + second, third],
  ];
}

function divideWord(word: string, han: HanReadings | undefined): string[][] {
  return familyLengths(word, han).map((length) => [word.slice(0, length), word.slice(length)]);
}

function familyLengths(word: string, han: HanReadings | undefined): number[] {
  if (isHangul.test(word)) return [familySyllables(word)].filter((length) => length > 0);
  return han && isHan.test(word) ? familyCharacters(word, han) : [];
}

function joinArticles(parts: readonly string[]): string[] {
  const joined: string[] = [];
  let beginning = "";
  for (const [at, part] of parts.entries()) {
    const isBeginning = joining.has(part) && at < parts.length - 1;
    if (!isBeginning) joined.push(beginning + part);
    beginning = isBeginning ? beginning + part : "";
  }
  return joined;
}
