import { columnKey } from "../../../../../common/column-key.ts";
import { isGivenName } from "../words/given-names.ts";
import { coupleWords, isTitle, namePrefixes, suffixes } from "../words/value-words.ts";

const signs = "[&+/;]|\\|";
const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/gu, "\\$&");
const words = coupleWords.filter((word) => /^[\p{L}\p{M}]+$/u.test(word)).map(escaped);
// Words between names are in lower case ("Dan" is a name); in capitals only among capitals.
const betweenNames = new RegExp(`\\s*(?:${signs})\\s*|\\s+(?:${words.join("|")})\\s+`, "u");
const betweenCapitals = new RegExp(
  `\\s*(?:${signs})\\s*|\\s+(?:${words.map((word) => word.toUpperCase()).join("|")})\\s+`,
  "u",
);
const anySeparator = new RegExp(`[,&+/;|、，]|\\s(?:${words.join("|")})\\s`, "iu");
const betweenAny = new RegExp(`${signs}|\\s(?:${words.join("|")})\\s`, "iu");
const signBetween = new RegExp(signs, "u");

const notPeople =
  /\d|[:=?!@#]|\b(?:family|familie|famille|familia|famiglia|família|fam|group|team|company|inc|ltd|gmbh|llc|co|kids|children|kinder|guests?|staff|band|crew)\b\.?/iu;

const beforeSuffix = new RegExp(`,\\s*(?=(?:${[...suffixes].map(escaped).join("|")})\\.?\\s*(?:,|$))`, "giu");

const maxPeople = 24;
const maxWords = 6;

/** The people in "Anna & Ben Meier"; undefined for one. `commasPart`: commas separate people. */
export function splitName(text: string, commasPart: boolean): string[] | undefined {
  if (!anySeparator.test(text) || notPeople.test(text)) return undefined;
  const sides = text
    .split(text === text.toUpperCase() ? betweenCapitals : betweenNames)
    .flatMap((side) => (commasPart ? side.replace(beforeSuffix, " ").split(/[,、，]/u) : [side]))
    .map((side) => side.trim())
    .filter((side) => side !== "");
  if (sides.length < 2 || sides.length > maxPeople) return undefined;
  const people = sides.map(partsOf);
  if (people.some(({ own }) => own.length > maxWords || own.some((word) => !/\p{L}/u.test(word)))) return undefined;
  if (people.some(({ own, title }) => own.length === 0 && title.length === 0)) return undefined;
  if (isOneName(text, people)) return undefined;
  return completed(people, betweenAny.test(text));
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
  const isSuffix = (word: string | undefined) => word !== undefined && suffixes.has(columnKey(word));
  let start = 0;
  while (isTitle(all[start] ?? "")) start += 1;
  let end = all.length;
  while (end > start + 1 && isSuffix(all[end - 1])) end -= 1;
  return { title: all.slice(0, start), own: all.slice(start, end), suffix: all.slice(end) };
}

/** "Santiago Ramón y Cajal": one letter joins family names, and no whole name follows. */
function isOneName(text: string, people: readonly Parts[]): boolean {
  if (signBetween.test(text) || text.includes(",") || !/\s\p{L}\s/u.test(text)) return false;
  const follows = people
    .slice(1)
    .every(({ own, title }) => title.length > 0 || own.length > 1 || isGivenName(own[0] ?? ""));
  const isPair = people.length === 2 && people[0]?.own.length === 1;
  return !follows && !isPair;
}

/** "Anna" of "Anna & Ben Meier" gets the last one's family name. Between whole names, there may be commas alone. */
function completed(people: readonly Parts[], areJoined: boolean): string[] | undefined {
  const last = people.at(-1);
  if (last === undefined) return undefined;
  const family = familyOf(last.own);
  const names = people.map((person, index) => {
    if (person.own.length === 0) return [...person.title, ...last.own];
    const isGiven = person.own.length === 1 || (areJoined && isDoubleGiven(person.own, family));
    const isAlone = index < people.length - 1 && isGiven;
    // "Sister Meier" has the family name.
    const isComplete = person.title.length > 0 && person.own.at(-1) === family.at(-1);
    return [...person.title, ...person.own, ...(isAlone && !isComplete ? family : []), ...person.suffix];
  });
  // "Mr John & Mrs Smith": the last has only a family name.
  const texts = names.map((name) => name.join(" "));
  return new Set(texts).size === texts.length ? texts : undefined;
}

/** "María Luisa" before "José Otero Razo". With one family name, the second word is rather a family name itself. */
function isDoubleGiven(own: readonly string[], family: readonly string[]): boolean {
  return own.length === 2 && family.length > 1 && own.every(isGivenName) && !family.includes(own[1] ?? "");
}

function familyOf(words: readonly string[]): string[] {
  if (words.length < 2) return [];
  let start = 1;
  const isGiven = (word: string) => isGivenName(word) && !namePrefixes.has(columnKey(word));
  while (start < words.length - 1 && isGiven(words[start] ?? "")) start += 1;
  return words.slice(start);
}
