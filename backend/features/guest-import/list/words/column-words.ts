import { type ColumnMeaning, columnMeanings } from "./language-words.ts";
import { anyOf, isAnyOf, keysOf, phrasesByLanguage } from "./load.ts";
import { findPhrases, tokensOf, withOurDigits, wordKey } from "./phrases.ts";

/** What a header may mean. `index` is its place among the words that mean it in a language: 0 is the most usual. */
export interface HeaderMeaning {
  meaning: ColumnMeaning;
  weight: number;
  index: number;
}

type Known = Omit<HeaderMeaning, "weight">;

const maxHeaderLength = 200;
const exact = 1;
const withoutRemark = 0.95;
const inTwoLanguages = 0.9;
/** By the number of unknown words; with more, nothing is understood. */
const withOthers: readonly number[] = [0.8, 0.45, 0.35, 0.25, 0.25];
const oneOfSeveral = 0.6;

/** Headers below this weight merely contain the words. */
export const surelyMeant = 0.9;

const knownPhrases = new Map<string, Known[]>();
for (const meaning of columnMeanings) {
  for (const phrases of phrasesByLanguage(meaning).values()) {
    for (const [index, phrase] of phrases.entries()) learn(wordKey(phrase), { meaning, index });
  }
}

function learn(key: string, { meaning, index }: Known): void {
  const meanings = knownPhrases.get(key) ?? [];
  const same = meanings.find((known) => known.meaning === meaning);
  if (same) same.index = Math.min(same.index, index);
  else knownPhrases.set(key, [...meanings, { meaning, index }]);
}

const means = (key: string, meaning: ColumnMeaning): boolean =>
  knownPhrases.get(key)?.some((known) => known.meaning === meaning) ?? false;

const fillers = keysOf("fillers");
const others = keysOf("others");
const onlyAlone = keysOf("onlyAlone");

/** Best first. Words within a longer header weigh less, or nothing in "Name of hotel", "Table wine". */
export function meaningsOf(header: string): HeaderMeaning[] {
  const text = header.normalize("NFKC").trim();
  if (text === "" || text.length > maxHeaderLength) return [];
  const whole = meaningsOfWhole(text, exact);
  if (whole.length > 0) return whole;
  const plain = text.replace(/\([^)]*\)|\[[^\]]*\]|（[^）]*）|【[^】]*】/gu, " ").trim();
  const unremarked = meaningsOfWhole(plain, withoutRemark);
  if (unremarked.length > 0) return isOfOther(text) ? [] : unremarked;
  const readings = [
    () => meaningsOfWhole(withoutAge(plain), withoutRemark),
    () => meaningsOfPath(text),
    () => meaningsOfBoth(text),
  ];
  for (const read of readings) {
    const found = read();
    if (found.length > 0) return found;
  }
  return containedMeanings(plain === "" ? text : plain);
}

function meaningsOfWhole(text: string, weight: number): HeaderMeaning[] {
  return weighed(knownPhrases.get(wordKey(text)), weight);
}

function weighed(known: readonly Known[] | undefined, weight: number): HeaderMeaning[] {
  return (known ?? []).map(({ meaning, index }) => ({ meaning, weight, index }));
}

/** "guest.name.first", "seating.table.number": the last words of a path that are known, as many as there are. */
function meaningsOfPath(text: string): HeaderMeaning[] {
  if (!/^[\p{L}\p{N}_-]+(?:\.[\p{L}\p{N}_-]+)+$/u.test(text)) return [];
  const parts = text.split(".").filter((part) => !/^\p{Nd}+$/u.test(part));
  const ends = parts.map((_, start) => parts.slice(start).join(" ")).slice(1);
  return ends.map((end) => meaningsOfWhole(end, withoutRemark)).find(({ length }) => length > 0) ?? [];
}

/** Languages: "Name / 姓名", "Tisch | Table"; otherwise two things: "Tisch / Platz". */
function meaningsOfBoth(text: string): HeaderMeaning[] {
  const parts = text.split(/[/|\n()[\]（）–—]|\s-\s/u).filter((part) => part.trim() !== "");
  const [first, ...rest] = parts.map((part) => meaningsOfWhole(part, inTwoLanguages));
  if (first === undefined || rest.length === 0) return [];
  const shared = first.filter(({ meaning }) => rest.every((part) => part.some((other) => other.meaning === meaning)));
  if (shared.length > 0 || first.length === 0 || rest.some((part) => part.length === 0)) return shared;
  return best([...first, ...rest.flat()].map((each) => ({ ...each, weight: each.weight * oneOfSeveral })));
}

const ages = new Map([
  ...[...keysOf("newer")].map((key) => [key, 1] as const),
  ...[...keysOf("older")].map((key) => [key, -1] as const),
]);

/** "Table" of "New Table". */
function withoutAge(text: string): string {
  const words = text.split(/[\s:_–-]+/u);
  return words.filter((word) => !ages.has(wordKey(word))).join(" ");
}

/** 1 for "New Table", -1 for "Table (old)", 0 for headers that do not compare. */
export function newnessOf(header: string): number {
  return findPhrases(tokensOf(header), (key) => ages.get(key)).found.at(-1) ?? 0;
}

const adults = keysOf("adults");

/** Which guests of a party a header counts: "Adults", "Children" or all. */
export function countedBy(header: string): "adults" | "children" | "all" {
  const key = wordKey(header);
  if (adults.has(key)) return "adults";
  const { found } = findPhrases(tokensOf(header), (word) => means(word, "child") || undefined);
  return means(key, "child") || (means(key, "partySize") && found.length > 0) ? "children" : "all";
}

/** Whether a header is above numbers of seats, if the rows are tables. */
export const countsSeats = isAnyOf("seats", "capacity");
/** Whether a header means people who live together, and not only a group. */
export const meansHousehold = isAnyOf("households");
const isHelper = isAnyOf("helperSheets");

/** Whether a sheet is named like one that a program or a template adds: "Instructions", "Change Log". */
export function isHelperSheet(name: string): boolean {
  return isHelper(name.replace(/\s*\(?\d+\)?$/u, ""));
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

const afterAllWords = 1000;

/** The phrases that a header is about, each with its meanings. */
function essential(phrases: readonly Known[][]): readonly Known[][] {
  const isFirst = (meaning: ColumnMeaning) => (phrase: Known[]) => phrase[0]?.meaning === meaning;
  for (const { parts, meaning } of joined) {
    if (parts.every((part) => phrases.some(isFirst(part)))) return [[{ meaning, index: afterAllWords }]];
  }
  return leastMeaningFirst.reduce((left, meaning) => {
    const rest = left.filter((phrase) => !isFirst(meaning)(phrase));
    return rest.length > 0 ? rest : left.slice(0, 1);
  }, phrases);
}

const persons = ["guest", "fullName", "firstName", "lastName", "plusOne", "plusOneFirstName", "child"] as const;
const ordinals = new Map(
  [...phrasesByLanguage("ordinals").values()].flatMap((words) =>
    words.map((word, index) => [wordKey(word), index + 1] as const),
  ),
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
    if ((before === "" ? startsOf(after) : endsOf(before)).some(isPerson))
      return { person, header: `${before} ${after}`.trim() };
  }
  return undefined;
}

interface NumberInHeader {
  before: string;
  person: number;
  after: string;
}

const digits = new RegExp(
  `(?<![\\p{N}+])[([]?\\s*(?:#|№|nr\\.?|no\\.?|nº|n°|第)?\\s*(\\d{1,2})(?!\\p{N})(?:${anyOf("ordinalEnding")}|\\.(?!\\d))?(?!\\p{Ll})\\s*[)\\]]?`,
  "giu",
);
const words = /\p{L}[\p{L}\p{M}]*/gu;

function numbersIn(text: string): NumberInHeader[] {
  const around = (match: RegExpExecArray, person: number): NumberInHeader => ({
    before: text.slice(0, match.index).replace(/[\s:_.–-]+$/u, ""),
    person,
    after: text.slice(match.index + match[0].length).replace(/^[\s:_.–-]+/u, ""),
  });
  const written = [...text.matchAll(words)].flatMap((match) => {
    const person = ordinals.get(wordKey(match[0]));
    const [, ...longer] = person === undefined ? [] : startsOf(text.slice(match.index));
    return person === undefined || longer.some((key) => knownPhrases.has(key)) ? [] : [around(match, person)];
  });
  // "Guest 1 First" is about a first name.
  const inDigits = [...text.matchAll(digits)].map((match) => around(match, Number(match[1])));
  return (inDigits.length > 0 ? inDigits : written).filter(({ person }) => person > 0);
}

const startsOf = (text: string) => tokensOf(text).map((_, last, tokens) => tokens.slice(0, last + 1).join(""));
const endsOf = (text: string) => tokensOf(text).map((_, first, tokens) => tokens.slice(first).join(""));
const isPerson = (key: string) => persons.some((meaning) => means(key, meaning));

const wholeName = new RegExp(anyOf("wholeNamePart"), "gu");
const familyPart = new RegExp(anyOf("familyPart"), "iu");
const givenPart = new RegExp(anyOf("givenPart"), "iu");

/** Which part of a name a header is about, by a part of its words: "フリガナ（姓）"; undefined for none or both. */
export function partOfName(header: string): "family" | "given" | undefined {
  const text = header.replace(wholeName, "");
  const isFamily = familyPart.test(text);
  if (isFamily === givenPart.test(text)) return undefined;
  return isFamily ? "family" : "given";
}
