import { foldWord, foldWords } from "./fold-words.ts";
import { leads, linkingWords, nobody } from "./words.ts";

const betweenItems = /[\n\r;|•·/]+/u;
const inBrackets = /[([{][^)\]}]*[)\]}]/gu;
/** "1.", "2)", "-", "*" in front of an item. */
const bullet = /^\s*(?:\d+\s*[.)]\s*|[-–—*>]+\s*)+/u;
/** "w/" for "with", and "n/a", whose strokes separate nothing. */
const shortWith = /(?<!\p{L})w\/(?=\s*\p{L})/giu;
const notApplicable = /^\s*n\s*\/\s*a\s*\.?\s*$/iu;

/** "nobody", "-", "+1", or nothing at all. */
const namesNobody = (text: string): boolean => !/\p{L}/u.test(text) || nobody.has(foldWords(text).join(""));

/** Split at lines, semicolons and strokes; empty if the cell names nobody. */
export function itemsOf(cell: string): string[] {
  if (notApplicable.test(cell)) return [];
  return cell
    .replace(shortWith, "")
    .split(betweenItems)
    .map((item) => withoutLead(item.replace(bullet, "").replace(inBrackets, " ").trim()))
    .filter((item) => !namesNobody(item));
}

function withoutLead(text: string): string {
  const written = text.split(/\s+/u);
  const folded = written.map(foldWord).join(" ");
  const lead = leads.find((words) => folded.startsWith(`${words} `));
  return lead === undefined ? text : written.slice(lead.split(" ").length).join(" ");
}

/** Split at "and", "&" and "+". */
export function partsOf(item: string): string[] {
  const parts: string[][] = [[]];
  for (const word of item.replace(/[&+＆]/gu, " & ").split(/\s+/u)) {
    if (isLink(word)) parts.push([]);
    else parts.at(-1)?.push(word);
  }
  return parts.map((part) => withoutLead(part.join(" "))).filter((part) => !namesNobody(part));
}

function isLink(word: string): boolean {
  if (word === "&" || word === "u.") return true;
  const folded = foldWord(word);
  return linkingWords.has(folded) && (folded.length > 1 || word === folded);
}

/** Split at commas. */
export const piecesOf = (part: string): string[] =>
  part
    .split(/\s*[,،、，]\s*/u)
    .map(withoutLead)
    .filter((piece) => !namesNobody(piece));
