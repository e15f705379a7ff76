import type { Random } from "../lib/random.ts";
import { generateNames } from "../search/names.ts";
import { type Names, plain, readNames, type Share } from "./entries.ts";
import { type Kind, kinds } from "./kinds.ts";
import type { Person } from "./writing.ts";

interface Listed {
  listed: string;
  /** Undefined for the guests around those of the kind. */
  person?: Person;
}

/** A list of guests with people of one kind, and people of the same kind who are not on it. */
export interface GuestList {
  guests: readonly Listed[];
  strangers: readonly Person[];
  /** Whether somebody on the list may be spelled like this. */
  hasLike: (person: Person) => boolean;
}

/** `own`: everybody on the list is of the kind; `mixed`: a quarter, among names of all languages. */
export type Mixture = "own" | "mixed";

const kindShare = 0.25;
const latinShare = 0.6;
/** Of all people whom a file's names can make up: else a list has nearly all of them, and nobody is a stranger. */
const fullest = 0.4;
const strangerCount = 400;

// Many names are given and family names, and guests type them in any order.
const keyOf = ({ given, family }: Person): string => [given.group, family.group].toSorted().join(" ");

export function makeList(kind: Kind, mixture: Mixture, size: number, share: Share, random: Random): GuestList {
  const names = readNames(kind.file, share);
  const wanted = mixture === "own" ? size : Math.round(size * kindShare);
  const taken = new Set<string>();
  const people = drawPeople(names, wanted, taken, random);
  const strangers = drawPeople(names, strangerCount, new Set(taken), random);
  const guests = people.map((person) => ({ person, listed: kind.list(person, random) }));
  const others = mixture === "own" ? [] : othersThan(kind, size - guests.length, share, random);
  return { guests: random.shuffled([...guests, ...others]), strangers, hasLike: (person) => taken.has(keyOf(person)) };
}

/** Distinct people, none of whom can be taken for another by any spelling; fewer than asked where there are not enough. */
function drawPeople({ given, family }: Names, count: number, taken: Set<string>, random: Random): Person[] {
  const groups = (entries: Names["given"]) => new Set(entries.map(({ group }) => group)).size;
  const most = Math.floor(groups(given) * groups(family) * fullest);
  const people: Person[] = [];
  for (let tries = 0; people.length < Math.min(count, most) && tries < count * 20; tries += 1) {
    const person = { given: random.pick(given), family: random.pick(family) };
    if (taken.has(keyOf(person))) continue;
    taken.add(keyOf(person));
    people.push(person);
  }
  return people;
}

function othersThan(kind: Kind, count: number, share: Share, random: Random): Listed[] {
  const latin = Math.round(count * latinShare);
  const others: Listed[] = generateNames(latin, random).map((listed) => ({ listed }));
  const foreign = kinds.filter(({ file, goal }) => file !== kind.file && goal !== "equal");
  const used = new Set(others.map(({ listed }) => plain(listed)));
  const namesOf = new Map(foreign.map(({ file }) => [file, readNames(file, share)]));
  while (others.length < count) {
    const other = random.pick(foreign);
    const names = namesOf.get(other.file) ?? { given: [], family: [] };
    const listed = other.list({ given: random.pick(names.given), family: random.pick(names.family) }, random);
    if (used.has(plain(listed))) continue;
    used.add(plain(listed));
    others.push({ listed });
  }
  return others;
}
