import type { Random } from "../lib/random.ts";

const shifted = (text: string, from: string, to: string, by: number): string =>
  text.replace(/./gu, (letter) =>
    letter >= from && letter <= to ? String.fromCodePoint((letter.codePointAt(0) ?? 0) + by) : letter,
  );

const kanaDistance = 0x60;
const fullWidthDistance = 0xfee0;

/** Hiragana for katakana and the other way round. */
export function otherKana(text: string): string {
  const isKatakana = /\p{Script=Katakana}/u.test(text);
  return isKatakana ? shifted(text, "ァ", "ヶ", -kanaDistance) : shifted(text, "ぁ", "ゖ", kanaDistance);
}

/** Letters as wide as Han characters, as Japanese keyboards write them. */
export const fullWidth = (text: string): string => shifted(text, "!", "~", fullWidthDistance).replaceAll(" ", "\u3000");

const narrow = new Map<string, string>();
for (let code = 0xff61; code <= 0xff9f; code += 1) {
  const letter = String.fromCodePoint(code);
  narrow.set(letter.normalize("NFKC"), letter);
}

/** Katakana of half the width, its voice marks as letters of their own. */
export const halfWidthKana = (text: string): string =>
  [...text.normalize("NFD")]
    .map((letter) => narrow.get(letter) ?? { "\u3099": "\uff9e", "\u309a": "\uff9f" }[letter] ?? letter)
    .join("");

const shapes = new Map<string, string[]>();
for (let code = 0xfe80; code <= 0xfef4; code += 1) {
  const shape = String.fromCodePoint(code);
  const letter = shape.normalize("NFKC");
  shapes.set(letter, [...(shapes.get(letter) ?? []), shape]);
}

/** Arabic letters in any of their shapes, as old programs and copied PDF files have them. */
export const presentationForms = (text: string, random: Random): string =>
  text.replace(/./gu, (letter) => {
    const own = shapes.get(letter);
    return own === undefined ? letter : random.pick(own);
  });

/** Arabic yeh and kaf for the Persian ones: keyboards differ. */
export const arabicKeyboard = (text: string): string => text.replaceAll("ی", "ي").replaceAll("ک", "ك");

export const arabicDigits = (text: string): string =>
  text.replace(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)));

export const persianDigits = (text: string): string =>
  text.replace(/\d/g, (digit) => String.fromCodePoint(0x6f0 + Number(digit)));
