import { columnKey } from "../../../../../common/column-key.ts";

/** Scripts without blanks, or with endings attached to words, are read sign by sign. */
const signs = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]/u;
const tokenPattern = new RegExp(`${signs.source}|[\\p{L}\\p{N}\\p{M}]+`, "gu");

/** The form in which words are compared, with "+1" as "plus 1" and "#" as "number". */
export const wordKey = (text: string): string => columnKey(spelledOut(text));

const unusual = /[+#＋＃\uFE62\uFE5F٠-٩۰-۹०-९\u093E-\u094C]/u;

/** With the digits of every script as ours: "٣" is 3. */
export function withOurDigits(text: string): string {
  return text.normalize("NFKC").replace(/[٠-٩۰-۹०-९]/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    return String((code - (code >= 0x0966 ? 0x0966 : 0x0660)) % 16);
  });
}

/** Spells out signs, and keeps the vowels of Devanagari, which would be dropped like accents. */
function spelledOut(text: string): string {
  if (!unusual.test(text)) return text;
  return withOurDigits(text)
    .replace(/\+/gu, " plus ")
    .replace(/#/gu, " number ")
    .replace(/[\u093E-\u094C]/gu, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) - 0x38));
}

const isPlain = /^[\x20-\x7E]*$/u;

/** In the form in which they are compared; signs of East Asian scripts one by one. */
export function tokensOf(text: string): string[] {
  // Most texts are plain, and need a quarter of the time.
  if (isPlain.test(text)) {
    const spaced = spelledOut(text).replace(/(?<=[a-z])(?=[A-Z])|(?<=[A-Za-z])(?=\d)|(?<=\d)(?=[A-Za-z])/gu, " ");
    return spaced.toLowerCase().match(/[a-z0-9]+/gu) ?? [];
  }
  const spaced = spelledOut(text.normalize("NFKC"))
    .replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
    .replace(/(\p{L})(\p{Nd})|(\p{Nd})(\p{L})/gu, "$1$3 $2$4");
  return (spaced.match(tokenPattern) ?? []).map(columnKey).filter((token) => token !== "");
}

const maxPhraseWords = 9;

/** Divides a text into the longest known phrases; `unknown` is how many words are left. */
export function findPhrases<T>(
  tokens: readonly string[],
  known: (key: string) => T | undefined,
): { found: T[]; unknown: number } {
  const found: T[] = [];
  let [unknown, at] = [0, 0];
  while (at < tokens.length) {
    let length = Math.min(maxPhraseWords, tokens.length - at);
    let value = known(tokens.slice(at, at + length).join(""));
    while (value === undefined && length > 1) {
      length -= 1;
      value = known(tokens.slice(at, at + length).join(""));
    }
    // A word of an East Asian language has some two signs.
    if (value === undefined) unknown += signs.test(tokens[at] ?? "") ? 0.5 : 1;
    else found.push(value);
    at += length;
  }
  return { found, unknown: Math.ceil(unknown) };
}
