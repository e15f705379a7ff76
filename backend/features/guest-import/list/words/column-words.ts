import { remembered } from "../../../../../common/lib/remembered.ts";
import {
  anyOf,
  type ColumnMeaning,
  columnMeanings,
  findPhrases,
  isAnyOf,
  keysOf,
  tokensOf,
  withOurDigits,
  wordKey,
} from "./load.ts";

/** What a header may mean. */
export interface HeaderMeaning {
  meaning: ColumnMeaning;
  weight: number;
}

const maxHeaderLength = 200;
/** Headers below this weight merely contain the words. */
export const surelyMeant = 0.9;
const withoutRemark = 0.95;
/** By the number of unknown words; with more, nothing is understood. */
const withOthers: readonly number[] = [0.8, 0.45, 0.35, 0.25, 0.25];
const oneOfSeveral = 0.6;

const knownPhrases = new Map<string, ColumnMeaning[]>();
for (const meaning of columnMeanings) {
  for (const key of keysOf(meaning)) knownPhrases.set(key, [...(knownPhrases.get(key) ?? []), meaning]);
}

const means = (key: string, meaning: ColumnMeaning): boolean => knownPhrases.get(key)?.includes(meaning) ?? false;

const ofWhole = (text: string, weight: number): HeaderMeaning[] =>
  (knownPhrases.get(wordKey(text)) ?? []).map((meaning) => ({ meaning, weight }));

const [fillers, others, onlyAlone] = [keysOf("fillers"), keysOf("others"), keysOf("onlyAlone")];

/** Best first. Words within a longer header weigh less, or nothing in "Name of hotel", "Table wine". */
export const meaningsOf: (header: string) => readonly HeaderMeaning[] = remembered((header) => {
  const text = header.normalize("NFKC").trim();
  if (text === "" || text.length > maxHeaderLength) return [];
  const plain = text.replace(/\([^)]*\)|\[[^\]]*\]|（[^）]*）|【[^】]*】/gu, " ").trim();
  const [whole, unremarked] = [ofWhole(text, 1), ofWhole(plain, withoutRemark)];
  if (whole.length > 0) return whole;
  if (unremarked.length > 0) return findPhrases(tokensOf(text), partOf).found.includes("other") ? [] : unremarked;
  const readings = [withoutAge(plain), ...endsOfPath(text)].map((part) => ofWhole(part, withoutRemark));
  const known = [...readings, ofBoth(text)].find(({ length }) => length > 0);
  return known ?? contained(plain === "" ? text : plain);
});

/** What a header means by its whole text. */
export const sureMeanings = (header: string): ColumnMeaning[] =>
  meaningsOf(header).flatMap(({ meaning, weight }) => (weight >= surelyMeant ? [meaning] : []));

/** "guest.name.first", "seating.table.number": the last words of a path, as many as there are. */
function endsOfPath(text: string): string[] {
  if (!/^[\p{L}\p{N}_-]+(?:\.[\p{L}\p{N}_-]+)+$/u.test(text)) return [];
  const parts = text.split(".").filter((part) => !/^\p{Nd}+$/u.test(part));
  return parts.map((_, start) => parts.slice(start).join(" ")).slice(1);
}

/** Languages: "Name / 姓名", "Tisch | Table"; otherwise two things: "Tisch / Platz". */
function ofBoth(text: string): HeaderMeaning[] {
  const parts = text.split(/[/|\n()[\]（）–—]|\s-\s/u).filter((part) => part.trim() !== "");
  const [first = [], ...rest] = parts.map((part) => ofWhole(part, surelyMeant));
  if (rest.length === 0) return [];
  return first.filter(({ meaning }) => rest.every((part) => part.some((other) => other.meaning === meaning)));
}

const ages = new Map([
  ...[...keysOf("newer")].map((key) => [key, 1] as const),
  ...[...keysOf("older")].map((key) => [key, -1] as const),
]);

/** "Table" of "New Table". */
const withoutAge = (text: string): string =>
  text
    .split(/[\s:_–-]+/u)
    .filter((word) => !ages.has(wordKey(word)))
    .join(" ");

/** 1 for "New Table", -1 for "Table (old)", 0 for headers that do not compare. */
export const newnessOf = (header: string): number =>
  findPhrases(tokensOf(header), (key) => ages.get(key)).found.at(-1) ?? 0;

const adults = keysOf("adults");

/** Which guests of a party a header counts: "Adults", "Children" or all. */
export function countedBy(header: string): "adults" | "children" | "all" {
  const key = wordKey(header);
  if (adults.has(key)) return "adults";
  const hasChild = findPhrases(tokensOf(header), (word) => means(word, "child") || undefined).found.length > 0;
  return means(key, "child") || (means(key, "partySize") && hasChild) ? "children" : "all";
}

/** Whether a header is above numbers of seats, if the rows are tables. */
export const countsSeats = isAnyOf("seats", "capacity");
/** Whether a header means people who live together, and not only a group. */
export const meansHousehold = isAnyOf("households");
const isHelper = isAnyOf("helperSheets");

/** Whether a sheet is named like one that a program or a template adds: "Instructions", "Change Log". */
export const isHelperSheet = (name: string): boolean => isHelper(name.replace(/\s*\(?\d+\)?$/u, ""));

function partOf(key: string): ColumnMeaning[] | "filler" | "other" | undefined {
  const meanings = onlyAlone.has(key) ? undefined : knownPhrases.get(key);
  if (meanings !== undefined) return meanings;
  if (others.has(key)) return "other";
  return fillers.has(key) ? "filler" : undefined;
}

function contained(text: string): HeaderMeaning[] {
  const { found, unknown } = findPhrases(tokensOf(text), partOf);
  const weight = withOthers[unknown];
  if (weight === undefined) return [];
  const hasOther = found.includes("other");
  const phrases = found.flatMap((part) => {
    const meanings = typeof part === "string" ? [] : part.filter((meaning) => !hasOther || !changeable.has(meaning));
    return meanings.length === 0 ? [] : [meanings];
  });
  const essence = essential(phrases);
  const isOfSeveral = new Set(essence.map(([meaning]) => meaning)).size > 1;
  return [...new Set(essence.flat())].map((meaning) => ({
    meaning,
    weight: isOfSeveral ? weight * oneOfSeveral : weight,
  }));
}

/** Something else in a header gives these another meaning. */
const changeable: ReadonlySet<ColumnMeaning> = new Set([
  ...(["fullName", "guest", "firstName", "middleName", "lastName", "secondLastName"] as const),
  ...(["lastBesideFirst", "firstBesideLast", "table", "seat", "party", "number", "title", "side", "child"] as const),
]);

/** "Guest meal" is a meal, "Name of the table" a table. */
const leastMeaningFirst: readonly ColumnMeaning[] = ["guest", "number", "attendance", "fullName", "party", "plusOne"];

const joined: readonly (readonly [ColumnMeaning, ColumnMeaning, ColumnMeaning])[] = [
  ["plusOne", "firstName", "plusOneFirstName"],
  ["plusOne", "lastName", "plusOneLastName"],
  ["child", "firstName", "plusOneFirstName"],
  ["child", "lastName", "plusOneLastName"],
  ["firstName", "lastName", "fullName"],
];

/** The phrases that a header is about, each with its meanings. */
function essential(phrases: readonly ColumnMeaning[][]): readonly ColumnMeaning[][] {
  const isOf = (meaning: ColumnMeaning) => (phrase: readonly ColumnMeaning[]) => phrase[0] === meaning;
  const both = joined.find(([one, other]) => phrases.some(isOf(one)) && phrases.some(isOf(other)));
  if (both !== undefined) return [[both[2]]];
  return leastMeaningFirst.reduce((left, meaning) => {
    const rest = left.filter((phrase) => !isOf(meaning)(phrase));
    return rest.length > 0 ? rest : left.slice(0, 1);
  }, phrases);
}

const persons = ["guest", "fullName", "firstName", "lastName", "plusOne", "plusOneFirstName", "child"] as const;
const isPerson = (key: string) => persons.some((meaning) => means(key, meaning));
const digits = new RegExp(
  `(?<![\\p{N}+])[([]?\\s*(?:#|№|nr\\.?|no\\.?|nº|n°|第)?\\s*(\\d{1,2})(?!\\p{N})(?:${anyOf("ordinalEnding")}|\\.(?!\\d))?(?!\\p{Ll})\\s*[)\\]]?`,
  "giu",
);

/** The number of the person in a header, and the header without it; undefined for none. */
export function numberedPerson(header: string): { person: number; header: string } | undefined {
  const text = withOurDigits(header).trim();
  const [, extra] = /^\+\s?([2-9])$/u.exec(text) ?? [];
  if (extra !== undefined) return { person: Number(extra), header: "+1" };
  // "First Name", "+1" and "Apellido 2" are words of their own.
  if (text.length > maxHeaderLength || [text, ...endsOfPath(text)].some((part) => knownPhrases.has(wordKey(part))))
    return undefined;
  const [match, ...more] = [...text.matchAll(digits)].filter(([, number]) => Number(number) > 0);
  if (match === undefined || more.length > 0) return undefined;
  const before = text.slice(0, match.index).replace(/[\s:_.–-]+$/u, "");
  const after = text.slice(match.index + match[0].length).replace(/^[\s:_.–-]+/u, "");
  const isOfPerson = (before === "" ? startsOf(after) : endsOf(before)).some(isPerson);
  return isOfPerson ? { person: Number(match[1]), header: `${before} ${after}`.trim() } : undefined;
}

const startsOf = (text: string) => tokensOf(text).map((_, last, tokens) => tokens.slice(0, last + 1).join(""));
const endsOf = (text: string) => tokensOf(text).map((_, first, tokens) => tokens.slice(first).join(""));

const wholeName = new RegExp(anyOf("wholeNamePart"), "gu");
const [familyPart, givenPart] = [new RegExp(anyOf("familyPart"), "iu"), new RegExp(anyOf("givenPart"), "iu")];

/** Which part of a name a header is about, by a part of its words: "フリガナ（姓）"; undefined for none or both. */
export function partOfName(header: string): "family" | "given" | undefined {
  const text = header.replace(wholeName, "");
  const isFamily = familyPart.test(text);
  if (isFamily === givenPart.test(text)) return undefined;
  return isFamily ? "family" : "given";
}
