import { type ColumnMeaning, columnMeanings, phrasesOf } from "./language-words.ts";
import { languages } from "./languages.ts";
import { findPhrases, tokensOf, withOurDigits, wordKey } from "./phrases.ts";

interface ColumnWords {
  meaning: ColumnMeaning;
  words: readonly string[];
}

/** What a header may mean. */
export interface HeaderMeaning {
  meaning: ColumnMeaning;
  weight: number;
  index: number;
}

const maxHeaderLength = 200;
const exact = 1;
const withoutRemark = 0.95;
const inTwoLanguages = 0.9;
/** By the number of unknown words; with more, nothing is understood. */
const withOthers: readonly number[] = [0.8, 0.45, 0.35, 0.25, 0.25];
const oneOfSeveral = 0.6;

const columnWords: readonly ColumnWords[] = columnMeanings.map((meaning) => ({
  meaning,
  words: [...new Set(languages.flatMap(({ columns }) => phrasesOf(columns[meaning] ?? "")))],
}));

/** Headers below this weight merely contain the words. */
export const surelyMeant = 0.9;

export function wordsFor(meaning: ColumnMeaning): readonly string[] {
  return columnWords.find((words) => words.meaning === meaning)?.words ?? [];
}

type Known = Omit<HeaderMeaning, "weight">;

const knownPhrases = new Map<string, Known[]>();
for (const { meaning, words } of columnWords) {
  for (const [index, word] of words.entries()) {
    const key = wordKey(word);
    const meanings = knownPhrases.get(key) ?? [];
    if (!meanings.some((known) => known.meaning === meaning)) meanings.push({ meaning, index });
    knownPhrases.set(key, meanings);
  }
}

const keysOf = (phrases: (language: (typeof languages)[number]) => string | undefined) =>
  new Set(languages.flatMap((language) => phrasesOf(phrases(language) ?? "")).map(wordKey));
const fillers = keysOf((language) => language.fillers);
const others = keysOf((language) => language.others);
const onlyAlone = keysOf((language) => language.onlyAlone);

/** Best first. Words within a longer header weigh less, or nothing in "Name of hotel", "Table wine". */
export function meaningsOf(header: string): HeaderMeaning[] {
  const text = header.normalize("NFKC").trim();
  if (text === "" || text.length > maxHeaderLength) return [];
  const whole = weighed(knownPhrases.get(wordKey(text)), exact);
  if (whole.length > 0) return whole;
  const plain = text.replace(/\([^)]*\)|\[[^\]]*\]|（[^）]*）|【[^】]*】/gu, " ").trim();
  const unremarked = weighed(knownPhrases.get(wordKey(plain)), withoutRemark);
  if (unremarked.length > 0) return isOfOther(text) ? [] : unremarked;
  const dated = weighed(knownPhrases.get(wordKey(withoutAge(plain))), withoutRemark);
  if (dated.length > 0) return dated;
  const ofField = meaningsOfPath(text);
  if (ofField.length > 0) return ofField;
  const twice = meaningsOfBoth(text);
  return twice.length > 0 ? twice : containedMeanings(plain === "" ? text : plain);
}

/** "guest.name.first", "seating.table.number": the last words of a path that are known, as many as there are. */
function meaningsOfPath(text: string): HeaderMeaning[] {
  if (!/^[\p{L}\p{N}_-]+(?:\.[\p{L}\p{N}_-]+)+$/u.test(text)) return [];
  const parts = text.split(".").filter((part) => !/^\p{Nd}+$/u.test(part));
  for (let start = 1; start < parts.length; start += 1) {
    const found = weighed(knownPhrases.get(wordKey(parts.slice(start).join(" "))), withoutRemark);
    if (found.length > 0) return found;
  }
  return [];
}

function weighed(known: Known[] | undefined, weight: number): HeaderMeaning[] {
  return (known ?? []).map(({ meaning, index }) => ({ meaning, weight, index }));
}

/** Languages: "Name / 姓名", "Tisch | Table"; otherwise two things: "Tisch / Platz". */
function meaningsOfBoth(text: string): HeaderMeaning[] {
  const parts = text.split(/[/|\n()[\]（）–—]|\s-\s/u).filter((part) => part.trim() !== "");
  const [first, ...rest] = parts.map((part) => weighed(knownPhrases.get(wordKey(part)), inTwoLanguages));
  if (first === undefined || rest.length === 0) return [];
  const shared = first.filter(({ meaning }) => rest.every((part) => part.some((other) => other.meaning === meaning)));
  if (shared.length > 0 || first.length === 0 || rest.some((part) => part.length === 0)) return shared;
  return best([...first, ...rest.flat()].map((each) => ({ ...each, weight: each.weight * oneOfSeveral })));
}

const newer = keysOf((language) => language.newer);
const older = keysOf((language) => language.older);
const ages = new Set([...newer, ...older]);

/** "Table" of "New Table". */
function withoutAge(text: string): string {
  const words = text.split(/[\s:_–-]+/u);
  return words.filter((word) => !ages.has(wordKey(word))).join(" ");
}

/** 1 for "New Table", -1 for "Table (old)", 0 for headers that do not compare. */
export function newnessOf(header: string): number {
  const { found } = findPhrases(tokensOf(header), (key) => {
    if (newer.has(key)) return 1;
    return older.has(key) ? -1 : undefined;
  });
  return found.at(-1) ?? 0;
}

const adults = keysOf((language) => language.adults);

/** Which guests of a party a header counts: "Adults", "Children" or all. */
export function countedBy(header: string): "adults" | "children" | "all" {
  const key = wordKey(header);
  if (adults.has(key)) return "adults";
  const means = (meaning: ColumnMeaning) => knownPhrases.get(key)?.some((known) => known.meaning === meaning) === true;
  const isOfChildren = findPhrases(tokensOf(header), (word) => (isChild(word) ? word : undefined)).found.length > 0;
  return means("child") || (means("partySize") && isOfChildren) ? "children" : "all";
}

function isChild(key: string): boolean {
  return knownPhrases.get(key)?.some(({ meaning }) => meaning === "child") === true;
}

const seats = keysOf((language) => language.seats);

/** Whether a header is above numbers of seats, if the rows are tables. */
export function countsSeats(header: string): boolean {
  const key = wordKey(header);
  return seats.has(key) || (knownPhrases.get(key)?.some(({ meaning }) => meaning === "capacity") ?? false);
}

const helperSheets = keysOf((language) => language.helperSheets);

/** Whether a sheet is named like one that a program or a template adds: "Instructions", "Change Log". */
export function isHelperSheet(name: string): boolean {
  return helperSheets.has(wordKey(name.replace(/\s*\(?\d+\)?$/u, "")));
}

const households = keysOf((language) => language.households);

/** Whether a header means people who live together, and not only a group. */
export function meansHousehold(header: string): boolean {
  return households.has(wordKey(header));
}

type Part = Known[] | "filler" | "other";

function partOf(key: string): Part | undefined {
  const meanings = onlyAlone.has(key) ? undefined : knownPhrases.get(key);
  if (meanings !== undefined) return meanings;
  if (others.has(key)) return "other";
  return fillers.has(key) ? "filler" : undefined;
}

function isOfOther(text: string): boolean {
  return findPhrases(tokensOf(text), partOf).found.includes("other");
}

function containedMeanings(text: string): HeaderMeaning[] {
  const { found, unknown } = findPhrases(tokensOf(text), partOf);
  const weight = withOthers[unknown];
  if (weight === undefined) return [];
  const hasOther = found.includes("other");
  const phrases = found
    .filter((part) => typeof part !== "string")
    .map((meanings) => meanings.filter(({ meaning }) => !hasOther || !changeable.has(meaning)));
  const essence = essential(phrases.filter((meanings) => meanings.length > 0));
  const isOfSeveral = new Set(essence.map(([phrase]) => phrase?.meaning)).size > 1;
  return best(essence.flatMap((meanings) => weighed(meanings, isOfSeveral ? weight * oneOfSeveral : weight)));
}

function best(meanings: HeaderMeaning[]): HeaderMeaning[] {
  return meanings.filter(({ meaning }, at) => meanings.findIndex((other) => other.meaning === meaning) === at);
}

/** Something else in a header gives these another meaning. */
const changeable: ReadonlySet<ColumnMeaning> = new Set([
  ...(["fullName", "guest", "firstName", "middleName", "lastName", "secondLastName"] as const),
  ...(["lastBesideFirst", "firstBesideLast", "table", "seat", "party", "number", "title", "side", "child"] as const),
]);

/** "Guest meal" is a meal, "Name of the table" a table. */
const leastMeaningFirst: readonly ColumnMeaning[] = ["guest", "number", "attendance", "fullName", "party", "plusOne"];

const joined: readonly { parts: readonly ColumnMeaning[]; meaning: ColumnMeaning }[] = [
  { parts: ["plusOne", "firstName"], meaning: "plusOneFirstName" },
  { parts: ["plusOne", "lastName"], meaning: "plusOneLastName" },
  { parts: ["child", "firstName"], meaning: "plusOneFirstName" },
  { parts: ["child", "lastName"], meaning: "plusOneLastName" },
  { parts: ["firstName", "lastName"], meaning: "fullName" },
];

/** The phrases that a header is about, each with its meanings. */
function essential(phrases: readonly Known[][]): readonly Known[][] {
  const means = (meaning: ColumnMeaning) => (phrase: Known[]) => phrase[0]?.meaning === meaning;
  for (const { parts, meaning } of joined) {
    if (parts.every((part) => phrases.some(means(part)))) return [[{ meaning, index: wordsFor(meaning).length }]];
  }
  return leastMeaningFirst.reduce((left, meaning) => {
    const rest = left.filter((phrase) => !means(meaning)(phrase));
    return rest.length > 0 ? rest : left.slice(0, 1);
  }, phrases);
}

const persons: ReadonlySet<ColumnMeaning> = new Set([
  ...(["guest", "fullName", "firstName", "lastName", "plusOne", "plusOneFirstName", "child"] as const),
]);
const ordinals = languages.flatMap((language) =>
  phrasesOf(language.ordinals ?? "").map((word, index) => ({ key: wordKey(word), person: index + 1 })),
);

/** The number of the person in a header, and the header without it; undefined for none. */
export function numberedPerson(header: string): { person: number; header: string } | undefined {
  const text = withOurDigits(header).trim();
  if (text.length > maxHeaderLength) return undefined;
  const extra = /^\+\s?([2-9])$/u.exec(text);
  if (extra !== null) return { person: Number(extra[1]), header: "+1" };
  // "First Name", "+1" and "Apellido 2" are words of their own.
  if (knownPhrases.has(wordKey(text)) || meaningsOfPath(text).length > 0) return undefined;
  const numbers = numbersIn(text);
  if (numbers.length > 1) return undefined;
  for (const { before, person, after } of numbers) {
    const isPerson = before === "" ? startsWithPerson(after) : endsWithPerson(before);
    if (isPerson) return { person, header: `${before} ${after}`.trim() };
  }
  return undefined;
}

interface NumberInHeader {
  before: string;
  person: number;
  after: string;
}

const digits =
  /(?<![\p{N}+])[([]?\s*(?:#|№|nr\.?|no\.?|nº|n°|第)?\s*(\d{1,2})(?!\p{N})(?:st|nd|rd|th|er|re|ère|e|ème|º|ª|°|\.(?!\d)|번|번째|番目|位|号|號)?(?!\p{Ll})\s*[)\]]?/giu;
const words = /\p{L}[\p{L}\p{M}]*/gu;

function numbersIn(text: string): NumberInHeader[] {
  const around = (match: RegExpExecArray, person: number): NumberInHeader => ({
    before: text.slice(0, match.index).replace(/[\s:_.–-]+$/u, ""),
    person,
    after: text.slice(match.index + match[0].length).replace(/^[\s:_.–-]+/u, ""),
  });
  const written = [...text.matchAll(words)].flatMap((match) => {
    const ordinal = ordinals.find(({ key }) => key === wordKey(match[0]));
    const isOwnWord = startsWithKnown(text.slice(match.index));
    return ordinal === undefined || isOwnWord ? [] : [around(match, ordinal.person)];
  });
  return [...[...text.matchAll(digits)].map((match) => around(match, Number(match[1]))), ...written].filter(
    ({ person }) => person > 0,
  );
}

function startsWithKnown(text: string): boolean {
  const tokens = tokensOf(text);
  return tokens.some((_, last) => last > 0 && knownPhrases.has(tokens.slice(0, last + 1).join("")));
}

function endsWithPerson(text: string): boolean {
  const tokens = tokensOf(text);
  return tokens.some((_, from) => isPerson(tokens.slice(from)));
}

function startsWithPerson(text: string): boolean {
  const tokens = tokensOf(text);
  return tokens.some((_, last) => isPerson(tokens.slice(0, last + 1)));
}

function isPerson(tokens: readonly string[]): boolean {
  return knownPhrases.get(tokens.join(""))?.some(({ meaning }) => persons.has(meaning)) ?? false;
}
