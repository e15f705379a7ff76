import { columnKey } from "../../../../../common/column-key.ts";

/** Scripts without blanks, or with endings attached to words, are read sign by sign. */
const signs = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]/u;
const tokenPattern = new RegExp(`${signs.source}|[\\p{L}\\p{N}\\p{M}]+`, "gu");

/** The form in which words are compared, with "+1" as "plus 1" and "#" as "number". */
export function wordKey(text: string): string {
  return columnKey(spelledOut(text));
}

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

/** In the form in which they are compared; signs of East Asian scripts one by one. */
export function tokensOf(text: string): string[] {
  return isPlain.test(text) ? plainTokens(text) : anyTokens(text);
}

const isPlain = /^[\x20-\x7E]*$/u;

/** As `anyTokens`, in a quarter of the time. */
function plainTokens(text: string): string[] {
  const spaced = spelledOut(text)
    .replace(/([a-z])([A-Z])/gu, "$1 $2")
    .replace(/([A-Za-z])([0-9])|([0-9])([A-Za-z])/gu, "$1$3 $2$4");
  return spaced.toLowerCase().match(/[a-z0-9]+/gu) ?? [];
}

function anyTokens(text: string): string[] {
  const spaced = spelledOut(text.normalize("NFKC"))
    .replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
    .replace(/(\p{L})(\p{Nd})|(\p{Nd})(\p{L})/gu, "$1$3 $2$4");
  return (spaced.match(tokenPattern) ?? []).map(columnKey).filter((token) => token !== "");
}

/** The known words in a text, and how many words are not known. */
export interface FoundPhrases<T> {
  found: T[];
  unknown: number;
}

const maxPhraseWords = 9;

/** Divides a text into the longest known phrases. */
export function findPhrases<T>(tokens: readonly string[], known: (key: string) => T | undefined): FoundPhrases<T> {
  const found: T[] = [];
  let unknown = 0;
  let at = 0;
  while (at < tokens.length) {
    const phrase = longestAt(tokens, at, known);
    if (phrase === undefined) {
      // A word of an East Asian language has some two signs.
      unknown += signs.test(tokens[at] ?? "") ? 0.5 : 1;
      at += 1;
    } else {
      found.push(phrase.value);
      at += phrase.length;
    }
  }
  return { found, unknown: Math.ceil(unknown) };
}

function longestAt<T>(
  tokens: readonly string[],
  start: number,
  known: (key: string) => T | undefined,
): { value: T; length: number } | undefined {
  for (let length = Math.min(maxPhraseWords, tokens.length - start); length > 0; length -= 1) {
    const value = known(tokens.slice(start, start + length).join(""));
    if (value !== undefined) return { value, length };
  }
  return undefined;
}
