import { columnKey } from "../../../../../common/column-key.ts";
import { normaliseGuestName } from "../../../../../common/guest-name.ts";
import { remembered } from "../../../../../common/lib/remembered.ts";
import { isUnnamedOf, unnamedGuests } from "../../../../../common/unnamed-guest.ts";
import { sureMeanings } from "../words/column-words.ts";
import { evidence } from "../words/evidence.ts";
import { anyOf, keysOf, tokensOf } from "../words/load.ts";
import {
  connectingWords,
  isCompanyForm,
  isGivenName,
  isNobody,
  isTitle,
  mayBeTotal,
  namePrefixes,
  plusOnesAtEnd,
  suffixes,
} from "../words/value-words.ts";

/** The people whom a text names. */
interface People {
  names: string[];
  /** Whether it may as well be one guest, or something else. */
  isOpen: boolean;
}

const maxPeople = 24;
const maxWords = 6;

const anyWord = (some: readonly string[]) =>
  some
    .filter((word) => /^[\p{L}\p{M}]+\.?$/u.test(word))
    .join("|")
    .replaceAll(".", "\\.");
// A slash in "Ganesh a/l Raju" is part of a name.
const signs = "(?<=\\s)w/|[&+;|]|(?<!\\s\\p{L})/|/(?!\\p{L}(?:\\s|$))";
const between = (words: string) => new RegExp(`\\s*(?:${signs})\\s*|\\s+(?:${words})\\s+`, "u");
// Words between names are in lower case ("Dan" is a name); in capitals only among capitals.
const betweenNames = between(anyWord(connectingWords));
const betweenCapitals = between(anyWord(connectingWords).toUpperCase());
const commas = /\s*[,，、]\s*/u;
/** "(3 ans)", "(age 6)", "(7)". */
const ages = /\s*[([（](?:\p{L}+\s)?\p{Nd}{1,2}(?:\s?\p{L}[\p{L}.]*)?[)\]）]/gu;
/** "and" written together with the next name. */
const attached = new RegExp(`\\s${anyOf("attachedAnd")}(?=(\\p{L}{2,}))`, "gu");
/** Such a sign or word, or one that East Asian languages write without blanks. */
const severalSigns = new RegExp(
  `[&+/;|,、，（(:：]|\\s(?:${anyWord(connectingWords)})\\s|[他ほ外외携攜及和與与と및와과그夫伉]|\\s(?:و|ו|และ|พร้อม)\\S`,
  "iu",
);

/** Whether a text may name several people; a fast check, for the names of a long list. */
export const mayBeSeveral = (text: string): boolean => severalSigns.test(text);

const groups = keysOf("family", "group", "notPerson");

const isOther = (text: string) => /[\d:=?!@#<>]/u.test(text) || tokensOf(text).some((token) => groups.has(token));

/** "Zarval, Inc." and "ZARVAL, S.A. DE C.V." Short forms are given names, too ("Sa"), unless in capitals or with dots. */
function isCompany(text: string): boolean {
  const form = text.split(commas).at(-1) ?? "";
  const isWritten = form.replace(/\W/gu, "").length > 2 || form.includes(".") || form === form.toUpperCase();
  return form !== text && isWritten && isCompanyForm(form);
}

/** The people in "Anna & Ben Meier", "Anna Meier +1" or "Kids: Lily, Max"; undefined for one. `lastFirst`: "Meier, Anna" is one. */
export const peopleIn = (written: string, lastFirst: boolean): People | undefined =>
  mayBeSeveral(written) ? readers[lastFirst ? "lastFirst" : "spoken"](written) : undefined;

const readers = { lastFirst: remembered(readPeople(true)), spoken: remembered(readPeople(false)) };

function readPeople(lastFirst: boolean): (written: string) => People | undefined {
  return (written) => {
    if (isCompany(written)) return undefined;
    const group = groupIn(written, lastFirst);
    const names = (group ?? severalIn(written, lastFirst))?.map(normaliseGuestName);
    return names && { names, isOpen: group !== undefined || mayBeOther(written, names) };
  };
}

function severalIn(written: string, lastFirst: boolean): string[] | undefined {
  const spoken = (text: string) => (lastFirst ? inSpokenOrder(text) : text);
  const unnamed = plusOnesAtEnd(written);
  if (unnamed === undefined) return splitName(spoken(written), !lastFirst);
  const host = spoken(unnamed.name);
  const named = (splitName(host, !lastFirst) ?? [host]).map(normaliseGuestName);
  return [...named, ...unnamedGuests(named[0] ?? "", unnamed.count)];
}

/** "Kids: Lily, Max", also behind a name: "Anna Meier (kids: Lily, Max)". */
const named =
  /^(?:(?<host>[^:：]*?\S)\s*[,;+&(–-]\s*)?(?<word>[\p{L}\p{M}'’ ]{2,30})\s*[:：]\s*(?<others>[^:：]+?)\)?$/u;

/** "Mum and Dad (Anna & Ben Meier)", "Hosts: Anna Meier, Ben Holm": what they are to somebody, and their names. */
const explained = /^([^(（:：]*[^(（:：\s])\s*[(（:：]\s*([^()（）:：]+)[)）]?$/u;

function groupIn(text: string, lastFirst: boolean): string[] | undefined {
  const [, label = "", inside = ""] = explained.exec(text) ?? [];
  const { isGiven, isTable } = evidence(label);
  const insiders = inside === "" || isGiven || isTable ? [] : (splitName(inside, true) ?? [inside]);
  const isKnown = insiders.some((name) => isGivenName(wordsOf(name)[0] ?? ""));
  const areApart = insiders.length > 1 || !/[:：]/u.test(text);
  if (isKnown && areApart && insiders.every((name) => evidence(name).kind === "name")) return insiders;
  const { host = "", word = "", others = "" } = /[:：]/u.test(text) ? (named.exec(text)?.groups ?? {}) : {};
  const isGroup = sureMeanings(word).some((meaning) => meaning === "child" || meaning === "plusOne");
  if (!isGroup || isOther(others) || !/\p{Lu}|\p{Lo}/u.test(others)) return undefined;
  const hosts = host === "" ? [] : (severalIn(host, lastFirst) ?? [host]);
  return [...hosts, ...(splitName(others, true) ?? [others])];
}

/** Whether a text is a word for children or companions with their names behind it. */
export const isNamedGroup = (text: string): boolean => groupIn(text, false) !== undefined;

/** The parts of a first or last name of several people. */
export function betweenPeople(text: string): string[] {
  const apart = text.replace(attached, (and, name) => (isGivenName(name) && !isGivenName(and + name) ? " & " : and));
  const isCapital = text === text.toUpperCase() && text !== text.toLowerCase();
  return apart.split(isCapital ? betweenCapitals : betweenNames).filter((part) => part.trim() !== "");
}

const beforeSuffix = new RegExp(`,\\s*(?=(?:${[...suffixes].join("|")})\\.?\\s*(?:,|$))`, "giu");

/** The people in "Anna & Ben Meier"; undefined for one. `commasPart`: commas separate people. */
export function splitName(text: string, commasPart: boolean): string[] | undefined {
  const joined = betweenPeople(text.replace(ages, ""));
  const sides = commasPart ? joined.flatMap((side) => side.replace(beforeSuffix, " ").split(commas)) : joined;
  const people = sides.filter((side) => side.trim() !== "" && !(mayBeTotal(side) && isNobody(side))).map(partsOf);
  const isSome = people.length > 1 && people.length <= maxPeople;
  if (!isSome || people.some(({ own }) => isOther(own.join(" ")))) return undefined;
  const arePeople = people.every(
    ({ own, title }) =>
      own.length <= maxWords && own.length + title.length > 0 && own.every((word) => /\p{L}/u.test(word)),
  );
  return arePeople ? completed(people) : undefined;
}

interface Parts {
  title: string[];
  own: string[];
  suffix: string[];
}

const wordsOf = (name: string) => name.split(/\s+/u).filter((word) => word !== "");

function partsOf(side: string): Parts {
  const all = wordsOf(side);
  const start = all.findIndex((word) => !isTitle(word));
  const from = start < 0 ? all.length : start;
  const isSuffix = (word: string, index: number) => index > from && suffixes.has(columnKey(word));
  const end = all.findLastIndex((word, index) => !isSuffix(word, index)) + 1;
  return { title: all.slice(0, from), own: all.slice(from, end), suffix: all.slice(Math.max(from, end)) };
}

/** "Anna" of "Anna & Ben Meier" gets the last one's family name. */
function completed(people: readonly Parts[]): string[] | undefined {
  const last = people.at(-1)?.own ?? [];
  const end = people.findLastIndex(({ own }) => own.length > 1);
  const family = familyOf(people[end]?.own ?? []);
  const names = people.map(({ title, own, suffix }, index) => {
    if (own.length === 0) return [...title, ...last].join(" ");
    return [...title, ...own, ...(index < end && own.length === 1 ? family : []), ...suffix].join(" ");
  });
  // "Mr John & Mrs Smith": the last has only a family name.
  return new Set(names).size === names.length ? names : undefined;
}

function familyOf(own: readonly string[]): string[] {
  const isGiven = (word: string) => isGivenName(word) && !namePrefixes.has(columnKey(word));
  const start = own.findIndex((word, index) => index > 0 && (index === own.length - 1 || !isGiven(word)));
  return start < 0 ? [] : own.slice(start);
}

/** By a given name or a title, or in a script whose given names we do not know. */
export function startsLikePerson(name: string): boolean {
  const [first = ""] = wordsOf(name);
  return isTitle(first) || isGivenName(first) || /^\p{Lo}/u.test(first);
}

/**
 * "Ernst & Young" may be a company, "Tom & Jerry" one guest's name, "García López, Xochitl Itzel" one whose given names we do not
 * know, and "Maria Luiza" before "& Henrique Martins" may lack the family name: another reading is likely enough.
 */
function mayBeOther(written: string, all: readonly string[]): boolean {
  const names = all.filter((name, index) => index === 0 || !isUnnamedOf(name, all[0]));
  if (names.length < 2) return false;
  const isByCommaAlone = names.length === 2 && commas.test(written) && betweenPeople(written).length < 2;
  const known = names.filter(startsLikePerson).length;
  if (isByCommaAlone ? known < names.length : known * 2 <= names.length) return true;
  if (names.every((name) => /^\p{Lu}[\p{L}\p{M}]*$/u.test(name))) return true;
  const people = names.map((name) => ({ name, own: wordsOf(name).filter((word) => !isTitle(word)) }));
  const family = people.at(-1)?.own.slice(1) ?? [];
  return people.some(({ name, own }, index) => {
    if (own.length === 1) return own[0] === name && !isGivenName(name) && !/^\p{Lo}/u.test(name);
    if (index === people.length - 1) return false;
    return own.slice(1).join(" ") !== family.join(" ") && own.length === 2 && own.every(isGivenName);
  });
}

/** The only comma in a name, unless it is before a suffix: "John Smith, Jr." The comma of lists is none. */
function sidesOfComma(name: string): { before: string; after: string; suffix: string } | undefined {
  const [before = "", after = "", suffix = "", ...more] = name.includes("、") ? [] : name.split(commas);
  if (before === "" || after === "" || more.length > 0 || /[:：]/u.test(name) || isCompany(name)) return undefined;
  const isSuffix = (text: string) => wordsOf(text).every((word) => suffixes.has(columnKey(word)));
  const isCouple = betweenPeople(before).length > betweenPeople(after).length;
  if (!isSuffix(suffix) || isSuffix(after) || isCouple || endsInFamilyName(after)) return undefined;
  return { before, after, suffix };
}

/** "Ben and Cleo Meier" after "Anna,": the family name of all is last, and not before the comma. */
function endsInFamilyName(text: string): boolean {
  const people = betweenPeople(text);
  const own = people.length < 2 ? [] : wordsOf(people.at(-1) ?? "");
  return own.length > 1 && !isGivenName(own.at(-1) ?? "");
}

/** "Meier, Anna" as "Anna Meier". */
export function inSpokenOrder(name: string): string {
  const { before, after, suffix } = sidesOfComma(name) ?? { before: name, after: "", suffix: "" };
  return `${after} ${before} ${suffix}`.trim();
}

/** Whether commas in a column of names mean the last name first, or several people, and how sure that is. */
export function commaOrder(names: readonly string[]): { order: "surely" | "perhaps" | "no"; examples: string[] } {
  const found = names.flatMap((name) => {
    const sides = sidesOfComma(name);
    return sides === undefined ? [] : [{ name, ...sides }];
  });
  const examples = found.map(({ name }) => name);
  const lists = names.filter((name) => endsInFamilyName(name.split(commas).slice(1).join(" "))).length;
  const reversed = found.filter(({ before, after }) => isReversed(wordsOf(before), wordsOf(after))).length;
  if (found.length <= lists || reversed < found.length * 0.5) return { order: "no", examples };
  const isUsual = found.length >= names.length * 0.5 && found.length > 1;
  return { order: reversed > found.length * 0.8 && isUsual ? "surely" : "perhaps", examples };
}

function isReversed(left: readonly string[], right: readonly string[]): boolean {
  const [isGivenBefore, isGivenAfter] = [left, right].map(([first = ""]) => isGivenName(first));
  if (left.at(-1) === right.at(-1)) return false;
  // "Anna Meier, Ben" is odd, "Meier, Anna Maria" and "García López, José" are usual.
  if (right.length === 1) return isGivenAfter || !isGivenBefore;
  // "Mira Quell, Tom Fern" are two, "García López, José M." is one.
  const areGiven = right.every((word) => isGivenName(word) || /^\p{L}\.?$/u.test(word));
  return left.length === 1 || (!isGivenBefore && areGiven);
}
