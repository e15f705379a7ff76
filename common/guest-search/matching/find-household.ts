import { groupBy } from "../../lib/group-by.ts";
import type { GuestIndex } from "../index/guest-index.ts";
import { listAt, namesAt, termsOfForm } from "../index/vocabulary.ts";
import { nicknamesOf } from "../nicknames/nicknames.ts";
import { syllabic } from "../spelling/east-asian-names.ts";
import { foldedForms } from "../spelling/fold.ts";
import { splitName } from "../spelling/name-parts.ts";
import { guessLayers, layers } from "./grade.ts";
import { namePlaces } from "./name-places.ts";
import type { RankedGuest } from "./ranking.ts";
import { namingParts } from "./readings.ts";
import {
  type FamilyQuery,
  isFull,
  type PeopleQuery,
  type SeveralQuery,
  type SharedName,
  sharedNames,
} from "./several-people.ts";

/** The guests' search for one name, best first; `isAsTyped` leaves out guesses. */
type FindOne = (name: string, limit: number, isAsTyped: boolean) => readonly RankedGuest[];

/** People whom one query names. */
export interface Household {
  /** Positions in the list. */
  members: readonly number[];
  /** Whether exactly these are meant; otherwise some of them may be. */
  isSure: boolean;
}

/** Whom a full name finds. */
interface Person {
  /** Positions in the list; several of the same name. */
  guests: readonly number[];
  /** Whether it is spelled otherwise on the list. */
  isGuess: boolean;
}

const nobody: Person = { guests: [], isGuess: false };
const minLettersOfGuess = 3;
const maxTied = 5;
const maxOfFamilyName = 200;
const maxOfFirstName = 200;
const minNames = 2;
const maxSyllablesOfFamily = 3;

/** Finds everybody whom a query names, each by the family name or the full name. Undefined unless all are found. */
export function findHousehold(index: GuestIndex, query: SeveralQuery, findOne: FindOne): Household | undefined {
  return query.kind === "family" ? findFamily(index, query, findOne) : findPeople(index, query, findOne);
}

type Forms = readonly string[];

function findFamily(index: GuestIndex, query: FamilyQuery, findOne: FindOne): Household | undefined {
  for (const name of query.names) {
    const parts = formsOfName(index, name);
    const found = findOne(name, maxOfFamilyName, true).filter(({ guest }) => bearsFamilyName(index, guest, parts));
    if (found.length > 0) return { members: found.map(({ guest }) => guest), isSure: true };
  }
  return undefined;
}

const formsOfName = ({ vocabulary }: GuestIndex, name: string): Forms[] =>
  splitName(name)
    .map((part) => foldedForms(part, vocabulary.han))
    .filter(({ length }) => length > 0);

const isSame = (typed: Forms, own: Forms) => typed.some((form) => own.includes(form));

function formsAt({ vocabulary }: GuestIndex, guest: number): { names: Forms[]; all: Forms[] }[] {
  return namesAt(vocabulary, guest).map(({ terms }) => {
    const all = Array.from(terms, (term) => foldedForms(vocabulary.terms[term] ?? "", vocabulary.han));
    return { all, names: namePlaces(vocabulary, terms).map((place) => all[place] ?? []) };
  });
}

// A given name is no family's, so the first part counts only where family names come first.
function bearsFamilyName(index: GuestIndex, guest: number, typed: readonly Forms[]): boolean {
  const name = index.guests[guest]?.name ?? "";
  const isFamilyFirst = syllabic.test(name) || name.includes(",");
  return formsAt(index, guest).some(({ names }) => {
    const own = isFamilyFirst || names.length === 1 ? names : names.slice(1);
    if (typed.length === 1 && syllabic.test(name) && startsWith(names[0], typed[0])) return true;
    return typed.length > 0 && typed.every((forms) => own.some((part) => isSame(forms, part)));
  });
}

const startsWith = ([own = ""]: Forms = [], [form = ""]: Forms = []) =>
  syllabic.test(form) && [...form].length <= maxSyllablesOfFamily && own.startsWith(form);

function findPeople(index: GuestIndex, query: PeopleQuery, findOne: FindOne): Household | undefined {
  for (const isAsTyped of [true, false]) {
    const known = new Map<string, Person>();
    const find = (words: readonly string[]) => {
      const name = words.join(" ");
      const found = known.get(name) ?? findPerson(index, words, findOne(name, maxTied, isAsTyped));
      known.set(name, found);
      return found;
    };
    for (const shared of sharedNames(query)) {
      const household = gather(query, shared, find);
      if (household) return household;
    }
  }
  return findAtOneTable(index, query);
}

/** Everybody by the first name alone, if exactly one table has one guest of each: "Jonas & Clara". */
function findAtOneTable(index: GuestIndex, { groups }: PeopleQuery): Household | undefined {
  if (groups.some((words) => words.length > 1 || isFull(words))) return undefined;
  const tablesOf = groups.map(([word = ""]) => {
    const tables = groupBy(calledBy(index, word), (guest) => index.guests[guest]?.tableNumber ?? "");
    tables.delete("");
    return tables;
  });
  const [first, ...others] = tablesOf;
  const shared = [...(first?.keys() ?? [])].filter((table) => others.every((tables) => tables.has(table)));
  const [table = "", another] = shared;
  const members = tablesOf.flatMap((tables) => tables.get(table) ?? []);
  if (table === "" || another !== undefined || new Set(members).size !== groups.length) return undefined;
  return { members, isSure: true };
}

/** Some guests with this first name, by any of its forms. */
function calledBy(index: GuestIndex, word: string): number[] {
  const [typed = []] = formsOfName(index, word);
  const terms = new Set(typed.flatMap((form) => [...termsOfForm(index.vocabulary, form)]));
  const bearers = new Set([...terms].flatMap((term) => [...listAt(index.vocabulary.bearers, term)]));
  const isFirst = (guest: number) =>
    formsAt(index, guest).some(({ names }) => names.length > 1 && isSame(typed, names[0] ?? []));
  return [...bearers].slice(0, maxOfFirstName).filter(isFirst);
}

/** Undefined unless everybody is found, each as somebody else. */
function gather(
  { groups }: PeopleQuery,
  { name, source, isAlone }: SharedName,
  find: (words: readonly string[]) => Person,
): Household | undefined {
  const members = new Set<number>();
  let isSure = true;
  for (const [place, words] of groups.entries()) {
    if (place === source && isAlone) continue;
    const shared = place === source ? nobody : find(withFamilyName(words, name));
    const { guests, isGuess } = shared.guests.length > 0 || !isFull(words) ? shared : find(words);
    if (guests.length === 0 || guests.some((guest) => members.has(guest))) return undefined;
    isSure &&= guests.length === 1 && !isGuess;
    for (const guest of guests) members.add(guest);
  }
  return { members: [...members], isSure };
}

const withFamilyName = (words: readonly string[], name: string): readonly string[] =>
  syllabic.test(name) ? [name + words.join("")] : [...words, name];

/** The guests whose full name is typed, all as well. */
function findPerson(index: GuestIndex, words: readonly string[], found: readonly RankedGuest[]): Person {
  const [best] = found;
  if (!best || best.isDoubtful) return nobody;
  const parts = namingParts(words.join(" "), index.vocabulary.han).map(({ forms }) => forms);
  const guests = found.flatMap((one) => {
    const isAsGood = one.layer === best.layer && !one.isDoubtful;
    return isAsGood && isFullName(index, one, parts) ? [one.guest] : [];
  });
  return { guests, isGuess: best.layer === layers.slip || best.layer === layers.spelling };
}

function isFullName(index: GuestIndex, found: RankedGuest, typed: readonly Forms[]): boolean {
  const written = index.guests[found.guest]?.name ?? "";
  const letters = [...(typed[0]?.[0] ?? "")];
  if (typed.length < minNames) return syllabic.test(written) && letters.length === lettersIn(written);
  const all = formsAt(index, found.guest).flatMap((way) => way.all);
  return typed.every((forms) => isToldBy(forms, all, found.layer)) || joinsTo(typed, written);
}

const lettersIn = (name: string) => [...name].filter((letter) => /\p{L}/u.test(letter)).length;
const joinsTo = (typed: readonly Forms[], name: string) =>
  syllabic.test(name) && typed.reduce((sum, [form = ""]) => sum + [...form].length, 0) === lettersIn(name);

/** Whether typed letters are a part of a name to its end, as such or in another way to write it. */
function isToldBy(typed: Forms, parts: readonly Forms[], layer: number): boolean {
  if (parts.some((own) => isSame(typed, own))) return true;
  if (typed.some((form) => nicknamesOf(form).some(({ name }) => parts.some((own) => own.includes(name))))) return true;
  const [form = ""] = typed;
  const isBeginning = parts.some((own) => own.some((one) => one.startsWith(form)));
  return guessLayers.has(layer) && form.length >= minLettersOfGuess && !isBeginning;
}
