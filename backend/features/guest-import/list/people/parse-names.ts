import { columnKey } from "../../../../../common/column-key.ts";
import { normaliseGuestName } from "../../../../../common/guest-name.ts";
import { isUnnamedOf, unnamedGuests } from "../../../../../common/unnamed-guest.ts";
import { meaningsOf } from "../words/column-words.ts";
import { isGivenName } from "../words/given-names.ts";
import { wordKey } from "../words/phrases.ts";
import {
  connectingWords,
  coupleWords,
  isCompanyForm,
  isTitle,
  namePrefixes,
  plusOnesAtEnd,
  suffixes,
} from "../words/value-words.ts";

/** The people whom a text names. */
export interface People {
  names: string[];
  /** Whether they surely are as many people. */
  isSure: boolean;
  /** Whether it may as well be one guest, or something else. */
  isOpen: boolean;
}

const maxPeople = 24;
const maxWords = 6;

const signs = "[&+;]|\\||(?<!\\s\\p{L})/|/(?!\\p{L}(?:\\s|$))";
const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/gu, "\\$&");
const words = coupleWords.filter((word) => /^[\p{L}\p{M}]+$/u.test(word)).map(escaped);
const between = (some: readonly string[]) => new RegExp(`\\s*(?:${signs})\\s*|\\s+(?:${some.join("|")})\\s+`, "u");
// Words between names are in lower case ("Dan" is a name); in capitals only among capitals.
const betweenNames = between(words);
const betweenCapitals = between(words.map((word) => word.toUpperCase()));
const anySeparator = new RegExp(`[,、，]|${signs}|\\s(?:${words.join("|")})\\s`, "iu");
const signBetween = new RegExp(signs, "u");
const betweenAny = new RegExp(`${signs}|\\s(?:${words.join("|")})\\s`, "iu");
const commas = /\s*[,，、]\s*/u;

/** A sign or a word between people, or a sign that East Asian languages write without blanks. */
const severalSigns = new RegExp(
  `[&+/;|,、，（(:：]|\\s(?:${connectingWords
    .filter((word) => /^\p{L}+\.?$/u.test(word))
    .join("|")
    .replaceAll(".", "\\.")})\\s|[他ほ外외携攜及和與与と및와과그夫伉]|\\s(?:و|ו|และ|พร้อม)\\S`,
  "iu",
);

/** Whether a text may name several people; a fast check, for the names of a long list. */
export const mayBeSeveral = (text: string): boolean => severalSigns.test(text);

const notPeople =
  /\d|[:=?!@#<>]|\b(?:family|familie|famille|familia|famiglia|família|fam|group|team|company|kids|children|kinder|guests?|staff|band|crew)\b\.?/iu;

/** "Zarval, Inc." and "ZARVAL, S.A. DE C.V." Short forms are given names, too ("Sa"), unless in capitals or with dots. */
function isCompany(text: string): boolean {
  const form = text.split(commas).at(-1) ?? "";
  const isWritten = form.replace(/\W/gu, "").length > 2 || form.includes(".") || form === form.toUpperCase();
  return form !== text && isWritten && isCompanyForm(form);
}

/** The people in "Anna & Ben Meier", "Anna Meier +1" or "Kids: Lily, Max"; undefined for one. `lastFirst`: "Meier, Anna" is one. */
export function peopleIn(written: string, lastFirst: boolean): People | undefined {
  if (!mayBeSeveral(written) || isCompany(written)) return undefined;
  const group = groupIn(written, lastFirst);
  if (group !== undefined) return { names: group, isSure: false, isOpen: true };
  const names = severalIn(written, lastFirst)?.map(normaliseGuestName);
  return names && { names, ...certaintyOf(written, names) };
}

function severalIn(written: string, lastFirst: boolean): string[] | undefined {
  const several = (text: string) => splitName(lastFirst ? inSpokenOrder(text) : text, !lastFirst);
  const withUnnamed = plusOnesAtEnd(written);
  if (withUnnamed === undefined) return several(written);
  const named = (several(withUnnamed.name) ?? [lastFirst ? inSpokenOrder(withUnnamed.name) : withUnnamed.name]).map(
    normaliseGuestName,
  );
  return [...named, ...unnamedGuests(named[0] ?? "", withUnnamed.count)];
}

/** "Kids: Lily, Max", also behind a name: "Anna Meier (kids: Lily, Max)". */
const named =
  /^(?:(?<host>[^:：]*?\S)\s*[,;+&(–-]\s*)?(?<word>[\p{L}\p{M}'’ ]{2,30})\s*[:：]\s*(?<others>[^:：]+?)\)?$/u;
const groupMeanings: readonly string[] = ["child", "plusOne"];

function groupIn(text: string, lastFirst: boolean): string[] | undefined {
  if (!/[:：]/u.test(text)) return undefined;
  const { host = "", word = "", others = "" } = named.exec(text)?.groups ?? {};
  const isGroup = meaningsOf(word).some(({ meaning, weight }) => groupMeanings.includes(meaning) && weight >= 0.9);
  if (!isGroup || notPeople.test(others) || !/\p{Lu}|\p{Lo}/u.test(others)) return undefined;
  const hosts = host === "" ? [] : (severalIn(host, lastFirst) ?? [host]);
  return [...hosts, ...(splitName(others, true) ?? [others])].map(normaliseGuestName);
}

/** Whether a text is a word for children or companions with their names behind it. */
export const isNamedGroup = (text: string): boolean => groupIn(text, false) !== undefined;

const beforeSuffix = new RegExp(`,\\s*(?=(?:${[...suffixes].map(escaped).join("|")})\\.?\\s*(?:,|$))`, "giu");

/** The people in "Anna & Ben Meier"; undefined for one. `commasPart`: commas separate people. */
export function splitName(text: string, commasPart: boolean): string[] | undefined {
  if (!anySeparator.test(text) || notPeople.test(text)) return undefined;
  const sides = text
    .replace(/\sw\/\s*/iu, " & ")
    .split(text === text.toUpperCase() ? betweenCapitals : betweenNames)
    .flatMap((side) => (commasPart ? side.replace(beforeSuffix, " ").split(/[,、，]/u) : [side]))
    .map((side) => side.trim())
    .filter((side) => side !== "");
  if (sides.length < 2 || sides.length > maxPeople) return undefined;
  const people = sides.map(partsOf);
  const arePeople = people.every(
    ({ own, title }) =>
      own.length <= maxWords && own.length + title.length > 0 && own.every((word) => /\p{L}/u.test(word)),
  );
  return arePeople && !isOneName(text, people) ? completed(people, betweenAny.test(text)) : undefined;
}

/** The parts of a first or last name of several people. */
export function betweenPeople(text: string): string[] {
  return text.split(betweenNames).filter((part) => part !== "");
}

interface Parts {
  title: string[];
  own: string[];
  suffix: string[];
}

function partsOf(side: string): Parts {
  const all = side.split(/\s+/u);
  const start = all.findIndex((word) => !isTitle(word));
  const from = start < 0 ? all.length : start;
  let end = all.length;
  while (end > from + 1 && suffixes.has(columnKey(all[end - 1] ?? ""))) end -= 1;
  return { title: all.slice(0, from), own: all.slice(from, end), suffix: all.slice(end) };
}

/** "Santiago Ramón y Cajal": one letter joins family names, and no whole name follows. */
function isOneName(text: string, people: readonly Parts[]): boolean {
  if (signBetween.test(text) || text.includes(",") || !/\s\p{L}\s/u.test(text)) return false;
  const isWhole = ({ own, title }: Parts) => title.length > 0 || own.length > 1 || isGivenName(own[0] ?? "");
  const isPair = people.length === 2 && people[0]?.own.length === 1;
  return !isPair && !people.slice(1).every(isWhole);
}

/** "Anna" of "Anna & Ben Meier" gets the last one's family name. Between whole names, there may be commas alone. */
function completed(people: readonly Parts[], areJoined: boolean): string[] | undefined {
  const last = people.at(-1)?.own ?? [];
  const family = familyOf(last);
  const names = people.map(({ title, own, suffix }, index) => {
    if (own.length === 0) return [...title, ...last].join(" ");
    // "María Luisa" before "José Otero Razo"; with one family name, the second word is rather a family name itself.
    const isDouble = own.length === 2 && family.length > 1 && own.every(isGivenName) && !family.includes(own[1] ?? "");
    const isAlone = index < people.length - 1 && (own.length === 1 || (areJoined && isDouble));
    // "Sister Meier" has the family name.
    const isComplete = title.length > 0 && own.at(-1) === family.at(-1);
    return [...title, ...own, ...(isAlone && !isComplete ? family : []), ...suffix].join(" ");
  });
  // "Mr John & Mrs Smith": the last has only a family name.
  return new Set(names).size === names.length ? names : undefined;
}

function familyOf(own: readonly string[]): string[] {
  const isGiven = (word: string) => isGivenName(word) && !namePrefixes.has(columnKey(word));
  const start = own.findIndex((word, index) => index > 0 && (index === own.length - 1 || !isGiven(word)));
  return start < 0 ? [] : own.slice(start);
}

const wordsOf = (name: string) => name.split(/\s+/u).filter((word) => word !== "");

/** By a given name or a title, or in a script whose given names we do not know. */
export function startsLikePerson(name: string): boolean {
  const [first = ""] = wordsOf(name);
  return isTitle(first) || isGivenName(first) || /^\p{Lo}/u.test(first);
}

/** Sure are plus-ones without a name, and whole names, one of which begins like a person if they share a word. */
function certaintyOf(written: string, names: readonly string[]): Omit<People, "names"> {
  const [host = ""] = names;
  const others = names.filter((name, index) => index === 0 || !isUnnamedOf(name, host));
  // "García López, Xochitl Itzel" may be one whose given names we do not know.
  const isByCommaAlone = others.length === 2 && commas.test(written) && !betweenAny.test(written);
  const isOpen = mayBeOther(others) || (isByCommaAlone && !others.every(startsLikePerson));
  const areWhole = others.every((name) => name.includes(" ") && written.includes(name));
  return {
    isSure: others.length === 1 || (!isOpen && (areWhole || others.some(startsLikePerson))),
    isOpen: isOpen && others.length > 1,
  };
}

/** The first of so many family names may be a second given name. */
const longFamily = 3;

/**
 * "Ernst & Young" may be a company, "Tom & Jerry" one guest's name, and "Maria Luiza" before "& Henrique Martins" may lack the
 * family name: another reading is likely enough.
 */
function mayBeOther(names: readonly string[]): boolean {
  const people = names.map((name) => ({ name, own: wordsOf(name).filter((word) => !isTitle(word)) }));
  const family = people.at(-1)?.own.slice(1) ?? [];
  const isLong = family.filter((word) => !namePrefixes.has(wordKey(word))).length >= longFamily;
  if (names.every((name) => /^\p{Lu}[\p{L}\p{M}]*$/u.test(name))) return true;
  return people.some(({ name, own }, index) => {
    if (own.length === 1) return own[0] === name && !isGivenName(name) && !/^\p{Lo}/u.test(name);
    if (index === people.length - 1) return false;
    const isShared = own.slice(1).join(" ") === family.join(" ");
    return isShared ? isLong : own.length === 2 && own.every(isGivenName);
  });
}

/** The only comma in a name, unless it is before a suffix: "John Smith, Jr." */
function sidesOfComma(name: string): { before: string; after: string; suffix: string } | undefined {
  const [before = "", after = "", ...more] = name.split(commas);
  if (before === "" || after === "" || more.length > 1 || /[:：]/u.test(name) || isCompany(name)) return undefined;
  const [suffix] = more;
  const isSuffix = (text: string) => wordsOf(text).every((word) => suffixes.has(columnKey(word)));
  if ((suffix !== undefined && !isSuffix(suffix)) || isSuffix(after) || endsInFamilyName(after)) return undefined;
  return { before, after, suffix: suffix === undefined ? "" : ` ${suffix}` };
}

/** "Ben and Cleo Meier" after "Anna,": the family name of all is last, and not before the comma. */
function endsInFamilyName(text: string): boolean {
  const people = betweenPeople(text);
  const own = people.length < 2 ? [] : wordsOf(people.at(-1) ?? "");
  return own.length > 1 && !isGivenName(own.at(-1) ?? "");
}

/** "Meier, Anna" as "Anna Meier". */
export function inSpokenOrder(name: string): string {
  const sides = sidesOfComma(name);
  return sides === undefined ? name : `${sides.after} ${sides.before}${sides.suffix}`;
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
  const isGivenAfter = isGivenName(right[0] ?? "");
  if (left.length === 1 && right.length === 1) return isGivenAfter || !isGivenName(left[0] ?? "");
  if (left.at(-1) === right.at(-1)) return false;
  // "Anna Meier, Ben" is odd, "Meier, Anna Maria" and "García López, José" are usual.
  if (left.length === 1) return true;
  const isGivenBefore = isGivenName(left[0] ?? "");
  if (right.length < 2) return isGivenAfter || !isGivenBefore;
  // "Mira Quell, Tom Fern" are two, "García López, José M." is one.
  return !isGivenBefore && right.every((word) => isGivenName(word) || /^\p{L}\.?$/u.test(word));
}
