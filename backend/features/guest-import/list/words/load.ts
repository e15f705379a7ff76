import { readdirSync, readFileSync } from "node:fs";
import { columnKey } from "../../../../../common/column-key.ts";

/** Beside the module, in the sources and in the build. */
const folder = new URL("./languages/", import.meta.url);
const suffix = ".tsv";
const maxLength = 100;

/** What a column of a guest list can be about. README.md explains those that need it. */
export type ColumnMeaning = (typeof columnMeanings)[number];

export const columnMeanings = [
  ...["fullName", "guest", "firstName", "middleName", "infix", "lastName", "secondLastName"],
  ...["lastBesideFirst", "firstBesideLast", "title", "suffix", "nickname", "birthName", "otherName"],
  ...["table", "seat", "party", "guestOf", "plusOne", "plusOneFirstName", "plusOneLastName", "child", "partySize"],
  ...["capacity", "attendance", "meal", "diet", "email", "phone", "address", "date", "notes", "number", "side"],
  ...["age", "buyer"],
] as const;

/** What phrases are in a language's file. README.md explains them. */
type WordRole = ColumnMeaning | (typeof otherRoles)[number];

const otherRoles = [
  ...["fillers", "others", "onlyAlone", "ordinalEnding", "households", "seats", "adults", "newer", "older"],
  ...["familyPart", "givenPart", "wholeNamePart", "helperSheets"],
  ...["tableWord", "numberSign", "tableCounter", "beforeNumber", "tableEnding", "tableAndSurname", "numeral"],
  ...["total", "none", "placeholder", "unseated", "page", "footer", "closing", "room", "plan"],
  ...["group", "aboutGroup", "notPerson"],
  ...["yes", "no", "maybe", "unanswered", "untrue"],
  ...["unnamedGuest", "guestOfName", "and", "attachedAnd", "with", "persons", "counts", "family", "months"],
  ...["moreGuests", "guestCounter", "accompanied"],
  ...["titles", "suffixes", "namePrefixes", "company", "givenName", "doubleFamilyName", "typicalName"],
] as const;

const wordRoles = [...columnMeanings, ...otherRoles];
const roles: ReadonlySet<string> = new Set(wordRoles);
const isRole = (text: string): text is WordRole => roles.has(text);

const known = new Map<WordRole, Map<string, string[]>>();
for (const file of readdirSync(folder).filter((name) => name.endsWith(suffix))) {
  const tag = file.slice(0, -suffix.length);
  const lines = readFileSync(new URL(file, folder), "utf8").trimEnd().split("\n");
  for (const [index, line] of lines.entries()) {
    const [role = "", phrases = ""] = line.split("\t");
    if (!isRole(role) || phrases === "") throw new Error(`${file}, line ${index + 1} has no phrases of a known role.`);
    const languages = known.get(role) ?? new Map<string, string[]>();
    known.set(role, languages.set(tag, [...(languages.get(tag) ?? []), ...phrases.split(", ")]));
  }
}

/** Of each language that has some: the phrases of a role, the more usual first. */
export const phrasesByLanguage = (role: WordRole): ReadonlyMap<string, readonly string[]> =>
  known.get(role) ?? new Map();

/** The phrases of these roles in all languages. */
export const phrasesOf = (...of: readonly WordRole[]): string[] => [
  ...new Set(of.flatMap((role) => [...phrasesByLanguage(role).values()].flat())),
];

/** As `phrasesOf`, in the form in which words are compared. */
export const keysOf = (...of: readonly WordRole[]): ReadonlySet<string> => new Set(phrasesOf(...of).map(wordKey));

/** The place of each phrase in its language's list, from 1: of "one", "two". */
export const placesOf = (role: WordRole): ReadonlyMap<string, number> =>
  new Map([...phrasesByLanguage(role).values()].flatMap((words) => words.map((word, at) => [wordKey(word), at + 1])));

/** Whether a text is one of the phrases of these roles. */
export function isAnyOf(...of: readonly WordRole[]): (text: string) => boolean {
  const keys = keysOf(...of);
  return (text) => text.length <= maxLength && keys.has(wordKey(text));
}

/** A part of an expression that matches one of the phrases, longer ones first. */
export function anyOf(...of: readonly WordRole[]): string {
  const byLength = phrasesOf(...of).sort((one, other) => other.length - one.length);
  return `(?:${byLength.map((phrase) => phrase.replace(/[.*+?^${}()|[\]\\]/gu, "\\$&")).join("|")})`;
}

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
