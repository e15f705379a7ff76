/** "•", "-", "☐" and "[ ]" before a text, and "1.", "(2)", "3 -", "a)". */
const bullet = /^(?:[•●▪◦‣⁃*·▸►✓✔☐☑□–—-]|\[[ xX]?\])\s+(?=\S)|^[•●▪◦‣☐☑□✓✔](?=\p{L})/u;
const number =
  /^(?:\(?\p{Nd}{1,3}\s?(?:[.):\]]|\s[–—-]|(?=\s+\p{L}))\s*|\(?[a-zа-я]{1,2}\)\s*|[a-zа-я]\.\s+)(?=\p{L}|["“„'([])/u;
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

/** Without signs and numbers of a list, if most texts are numbered. */
export function withoutBullets(texts: readonly string[]): string[] {
  const plain = texts.map(withoutBullet);
  const numbered = plain.filter((text) => number.test(text)).length;
  return numbered >= 2 && numbered >= plain.length * minNumbered
    ? plain.map((text) => text.replace(number, ""))
    : plain;
}

/** "5. ________" or "3." for a name that is to be written by hand, or an empty box: "☐". */
export function isBlankToFill(text: string): boolean {
  return /^(?:\(?\p{Nd}{1,3}\s?[.):\]]?)?[\s_.…·☐□▢–—-]*$/u.test(text) && !/^\p{Nd}+$/u.test(text);
}
