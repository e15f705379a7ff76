import { withOurDigits } from "../../words/load.ts";

/** "•", "-", "☐" and "[ ]" before a text, and "1.", "(2)", "3 -", "#4", "a)". */
const bullet = /^(?:[•●▪◦‣⁃*·▸►✓✔☐☑□–—-]|\[[ xX]?\])\s+(?=\S)|^[•●▪◦‣☐☑□✓✔](?=\p{L})/u;
const number =
  /^(?:[(#№]?\p{Nd}{1,3}\s?(?:[.):\]]|\s[–—-]|(?=\s+\p{L}))\s*|\(?[a-zа-я]{1,2}\)\s*|[a-zа-я]\.\s+)(?=\p{L}|["“„'([])/u;
/** Of all texts, so that the name of a table such as "3 Kings" stays. */
const minNumbered = 0.6;

/** Without signs of a list before a text. */
export function withoutBullet(text: string): string {
  return text.replace(bullet, "");
}

/** Whether a sign or a number of a list is before a text. */
export function hasListStart(text: string): boolean {
  return bullet.test(text) || number.test(text);
}

/** Without what a list has before a name, whatever other texts have. */
export function bareText(text: string): string {
  return withoutBullet(text).replace(number, "");
}

/** Without signs and numbers of a list, if most texts are numbered, or some as in a list: "1.", "2." */
export function withoutBullets(texts: readonly string[]): string[] {
  const plain = texts.map(withoutBullet);
  const numbered = plain.filter((text) => number.test(text)).length;
  if (numbered >= 2 && numbered >= plain.length * minNumbered) return plain.map((text) => text.replace(number, ""));
  return countUp(plain) ? plain.map((text) => (isMarked(text) ? text.replace(number, "") : text)) : plain;
}

/** A number that is surely no part of a name: "1.", "1)", "#1" and "1 -". */
const marked = /^(?:[#№]\p{Nd}|\(?\p{Nd}{1,3}\s?(?:[.):\]]|\s?[–—-]\s))/u;
/** Of all numbers, where the first places of a table are empty. */
const maxDrops = 0.25;

function isMarked(text: string): boolean {
  return marked.test(text) && number.test(text);
}

/** The numbers go up, and start again at each table. */
function countUp(texts: readonly string[]): boolean {
  const numbers = texts.filter(isMarked).map((text) => Number(/\d+/u.exec(withOurDigits(text))?.[0]));
  const drops = numbers.filter((next, at) => at > 0 && next > 1 && next <= (numbers[at - 1] ?? 0)).length;
  return numbers.length > 1 && drops <= numbers.length * maxDrops;
}

/** "5. ________" or "3." for a name that is to be written by hand, or an empty box: "☐". */
export function isBlankToFill(text: string): boolean {
  return /^(?:\(?\p{Nd}{1,3}\s?[.):\]]?)?[\s_.…·☐□▢–—-]*$/u.test(text) && !/^\p{Nd}+$/u.test(text);
}
