/** What a cell's text looks like, without knowing its column. */
export type CellKind =
  | "name" // several words, as of a person
  | "word" // one word, which may be a part of a name
  | "integer" // up to three digits
  | "number"
  | "date"
  | "email"
  | "phone"
  | "link"
  | "text"; // everything else

const email = /^[^\s@]+@[^\s@]+\.[^\s@]+$/u;
const link = /^(?:https?:\/\/|www\.)\S+$/iu;
const date = /^(?:\d{4}-\d{1,2}-\d{1,2}(?:T[\d:]+)?|\d{1,2}([./-])\d{1,2}\1(?:\d{4}|\d{2})|\d{1,2}:\d{2}(?::\d{2})?)$/u;
const number = /^[-+]?[\d.,'’\s%€$£]*\d[\d.,'’\s%€$£]*$/u;
const phone = /^\(?\+?[\d\s()./-]{7,}$/u;
const namePunctuation = /^[\p{L}\p{M}\s.,'’ʼ`´"“”()&+/·・\-‐–‑]+$/u;
const eastAsian = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー・·\s]+$/u;

const maxNameLength = 60;
const maxNameWords = 7;

/** `text` is trimmed and not empty. */
export function kindOfCell(text: string): CellKind {
  const first = text.codePointAt(0) ?? 0;
  if (first < 128 && /[\d+(-]/u.test(text.charAt(0))) return kindOfNumber(text);
  if (text.includes("@") && email.test(text)) return "email";
  if (link.test(text)) return "link";
  if (text.length > maxNameLength || !namePunctuation.test(text)) return /^\p{Nd}+$/u.test(text) ? "integer" : "text";
  if (eastAsian.test(text)) return kindOfEastAsian(text);
  const words = text.split(/[\s,&+/]+/u).filter((word) => /\p{L}/u.test(word));
  if (words.length === 0 || words.length > maxNameWords) return "text";
  if (words.length === 1) return "word";
  return words.some(startsLikeName) ? "name" : "text";
}

function startsLikeName(word: string): boolean {
  const letter = word.match(/\p{L}/u)?.[0] ?? "";
  return letter !== letter.toLowerCase() || letter === letter.toUpperCase();
}

function kindOfNumber(text: string): CellKind {
  if (/^\d{1,3}(?:\.0)?$/u.test(text)) return "integer";
  if (date.test(text)) return "date";
  if (phone.test(text) && (text.match(/\d/gu)?.length ?? 0) >= 7) return "phone";
  return number.test(text) ? "number" : "text";
}

/** Chinese, Japanese and Korean names have two to five characters, with a blank or without. */
function kindOfEastAsian(text: string): CellKind {
  const { length } = text.replace(/[\s・·]/gu, "");
  if (length === 1) return "word";
  return length <= 5 || /[\s・·]/u.test(text) ? "name" : "text";
}
