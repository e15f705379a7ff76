/** "•", "-", "☐", "[ ]", "1.", "(2)", "3 -", "a)" before a text. */
const bullet = /^(?:[•●▪◦‣⁃*·▸►✓✔☐☑□–—-]|\[[ xX]?\])\s+(?=\S)|^[•●▪◦‣☐☑□✓✔](?=\p{L})/u;
const number = /^\(?\p{Nd}{1,3}\s?(?:[.):\]]|\s[–—-]|(?=\s+\p{L}))\s*(?=\p{L}|["“„'([])/u;
/** Of all texts, so that the name of a table such as "3 Kings" stays. */
const minNumbered = 0.6;

/** Without signs of a list before a text. */
export function withoutBullet(text: string): string {
  return text.replace(bullet, "");
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
