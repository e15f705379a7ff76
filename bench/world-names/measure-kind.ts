import { Random } from "../lib/random.ts";
import type { Engine, Search } from "../search/engines.ts";
import { plain, type Share } from "./entries.ts";
import type { Kind } from "./kinds.ts";
import { type GuestList, type Mixture, makeList } from "./lists.ts";
import { ask, askAsStranger, countOutcomes, type Outcome, type StrangerTally, type Tally } from "./tally.ts";
import type { Person } from "./writing.ts";

export interface ListOptions {
  /** Guests of each list. */
  size: number;
  share: Share;
  seed: number;
}

export interface Measured {
  kind: Kind;
  mixture: Mixture;
  size: number;
  tally: Tally;
  /** Strangers with the given name of one guest and the family name of another. */
  crossed: StrangerTally;
  unknown: StrangerTally;
  /** What was typed for what was listed, by what became of it; strangers last. */
  shown: readonly string[];
}

interface Asked<Counted> {
  tally: Counted;
  shown: readonly string[];
}

const queriesPerList = 200;
const strangersPerList = 100;

export async function measureKind(
  engine: Engine,
  kind: Kind,
  mixture: Mixture,
  { size, share, seed }: ListOptions,
): Promise<Measured> {
  const random = new Random(seed + size + kind.name.length + (mixture === "own" ? 0 : 1));
  const list = makeList(kind, mixture, size, share, random);
  const names = list.guests.map(({ listed }) => listed);
  const search = await engine.open(names);
  const guests = await askForGuests(search, kind, list, random);
  const crossed = await askForStrangers(search, names, kind, crossedPeople(list, random), random);
  const strangers = list.strangers.slice(0, strangersPerList);
  const unknown = await askForStrangers(search, names, kind, strangers, random);
  return {
    kind,
    mixture,
    size: names.length,
    tally: guests.tally,
    crossed: crossed.tally,
    unknown: unknown.tally,
    shown: [...guests.shown, ...crossed.shown, ...unknown.shown],
  };
}

async function askForGuests(search: Search, kind: Kind, { guests }: GuestList, random: Random): Promise<Asked<Tally>> {
  const names = guests.map(({ listed }) => listed);
  const places = new Map(names.map((name, place) => [plain(name), place]));
  const asked = random.shuffled([...guests.entries()].filter(([, { person }]) => person !== undefined));
  const outcomes: Outcome[] = [];
  const shown: string[] = [];
  for (let turn = 0; outcomes.length < queriesPerList && turn < queriesPerList * 2; turn += 1) {
    const [place, { person, listed }] = asked[turn % asked.length] ?? [0, { listed: "" }];
    const typed = person && kind.type(person, random, listed);
    // Typed as another guest is listed, nobody could know better.
    if (typed === undefined || (places.get(plain(typed)) ?? place) !== place) continue;
    const { outcome, first } = await ask(search, names, typed, place);
    outcomes.push(outcome);
    const other = outcome === "somebody else" ? ` (${names[first ?? -1]})` : "";
    if (outcome !== "greeted") shown.push(`${outcome}${other}: ${listed} ← ${typed}`);
  }
  return { tally: countOutcomes(outcomes), shown };
}

function crossedPeople(list: GuestList, random: Random): Person[] {
  const people = list.guests.flatMap(({ person }) => (person ? [person] : []));
  return Array.from({ length: strangersPerList }, () => ({
    given: random.pick(people).given,
    family: random.pick(people).family,
  })).filter((person) => !list.hasLike(person));
}

async function askForStrangers(
  search: Search,
  names: readonly string[],
  kind: Kind,
  people: readonly Person[],
  random: Random,
): Promise<Asked<StrangerTally>> {
  const outcomes: Outcome[] = [];
  const shown: string[] = [];
  for (const person of people) {
    const typed = kind.type(person, random, kind.list(person, random));
    if (typed === undefined) continue;
    const { outcome, first } = await askAsStranger(search, typed);
    outcomes.push(outcome);
    if (outcome === "greeted") shown.push(`stranger greeted: ${names[first ?? -1]} ← ${typed}`);
  }
  return { tally: countOutcomes(outcomes), shown };
}
