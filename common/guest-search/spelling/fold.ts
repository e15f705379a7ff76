import { splitAtApostrophes } from "./name-parts.ts";
import type { HanReadings } from "./scripts/han.ts";
import { toHiragana } from "./scripts/kana.ts";
import { toLatin } from "./transliterate.ts";

// Letters that Unicode does not decompose into a base letter and a mark.
const plainLetters = new Map([
  ["ß", "ss"],
  ["æ", "ae"],
  ["œ", "oe"],
  ["ø", "o"],
  ["ł", "l"],
  ["đ", "d"],
  ["ð", "d"],
  ["þ", "th"],
  ["ħ", "h"],
  ["ı", "i"],
  ["ŋ", "n"],
  ["ə", "a"],
  ["ς", "σ"],
  ["ی", "ي"],
  ["ى", "ي"],
  ["ک", "ك"],
  ["ة", "ه"],
  ["ـ", ""],
]);

// How the same letters are written when the keyboard lacks them.
const digraphs = new Map([
  ["ä", "ae"],
  ["ö", "oe"],
  ["ü", "ue"],
  ["å", "aa"],
  ["ø", "oe"],
  ["æ", "a"],
  ["đ", "dj"],
  ["ə", "e"],
  ["č", "ch"],
  ["ć", "ch"],
  ["š", "sh"],
  ["ś", "sh"],
  ["ş", "sh"],
  ["ș", "sh"],
  ["ž", "zh"],
  ["ż", "zh"],
  ["ț", "ts"],
]);

// Accents and vowel points. Marks of other scripts (vowel signs of Devanagari) are letters in all but name.
const marks = /\p{Script=Inherited}|[\u0483-\u0487]|[\u0591-\u05bd]|[\u05bf-\u05c7]|[\u0610-\u061a]|[\u0656-\u065f]/gu;
const singleLetters = /[ßæœøłđðþħıŋəςیىکةـ]/g;
/** Arabic, Persian and Thai digits start a block of 16 code points, those of India are its last ten. */
const otherDigits = /[\u0660-\u0669\u06f0-\u06f9\u0e50-\u0e59]|([\u0966-\u096f\u09e6-\u09ef\u0be6-\u0bef])/g;
const blockSize = 16;
const startInIndia = 6;

function digitOf(digit: string, indian: string | undefined): string {
  const place = digit.charCodeAt(0) % blockSize;
  return String(indian === undefined ? place : place - startInIndia);
}

/** Unicode's compatibility decomposition without its marks, recomposed. */
function plain(written: string): string {
  // Decompose first: "ẚ" is an "a" and an apostrophe.
  return toHiragana(splitAtApostrophes(written.normalize("NFKD")).join(""))
    .replace(marks, "")
    .toLowerCase()
    .replace(singleLetters, (letter) => plainLetters.get(letter) ?? letter)
    .replace(otherDigits, digitOf)
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, "")
    .normalize("NFC");
}

const withDigraphs = (written: string) =>
  written.replace(/[äöüåøæđəčćšśşșžżț]/g, (letter) => digraphs.get(letter) ?? letter);

// "d’angelo" is also searched as "angelo".
function afterApostrophe(written: string): string[] {
  const pieces = splitAtApostrophes(written);
  const last = pieces.at(-1) ?? "";
  return pieces.length > 1 && last.length >= 3 ? [last] : [];
}

/**
 * Folded forms of a written part, the plainest first ("müller": "muller", "mueller"); Latin spellings of other scripts
 * come last. Empty when nothing is left.
 */
export function foldedForms(written: string, han?: HanReadings): string[] {
  if (/^[a-z0-9]*$/.test(written)) return written === "" ? [] : [written];
  const spellings = [written, withDigraphs(written), ...afterApostrophe(written)].map(plain);
  const latin = spellings.slice(0, 1).flatMap((spelling) => toLatin(written, spelling, han));
  return [...new Set([...spellings, ...latin.map(plain)])].filter((form) => form !== "");
}
