import { Random } from "../../common/testing/random.ts";
import { formatTable } from "../lib/table.ts";
import { type Engine, localEngines, type Search } from "./engines.ts";
import { generateNames } from "./names.ts";
import { queryKinds } from "./queries.ts";
import { strangersTo } from "./strangers.ts";

/** Guests; queries of each kind; strangers. The slowest engine limits the queries with 5,000 guests. */
const lists = [
  { size: 100, queriesPerKind: 300, strangerCount: 1000 },
  { size: 500, queriesPerKind: 500, strangerCount: 1000 },
  { size: 5000, queriesPerKind: 100, strangerCount: 300 },
];
const counted = 3;

interface Asked {
  kind: string;
  query: string;
  /** Position of the intended guest; undefined for a stranger. */
  meant?: number;
}

/** Prints how often each engine finds the right guest, first or in the top three, and strangers; then greetings. */
export async function measureSearchQuality(seed: number): Promise<void> {
  for (const { size, queriesPerKind, strangerCount } of lists) {
    const random = new Random(seed + size);
    const names = generateNames(size, random);
    const asked = [...askForGuests(names, random, queriesPerKind), ...askForStrangers(names, random, strangerCount)];
    const tallies = await tallyAll(localEngines, names, asked);
    console.log(`${size} guests; top-1 / top-3 in %; for strangers the share for whom anybody was found:\n`);
    console.log(`${compare(localEngines, tallies)}\n`);
    console.log("This search, in %:\n");
    console.log(`${describeOurs(tallies[0] ?? new Map())}\n`);
  }
}

function askForGuests(names: readonly string[], random: Random, queriesPerKind: number): Asked[] {
  return Object.entries(queryKinds).flatMap(([kind, make]) => {
    const asked: Asked[] = [];
    for (let tries = 0; asked.length < queriesPerKind && tries < queriesPerKind * 20; tries += 1) {
      const place = random.between(0, names.length - 1);
      const query = make(names[place] ?? "", random, names);
      if (query !== undefined) asked.push({ kind, query, meant: place });
    }
    return asked;
  });
}

function askForStrangers(names: readonly string[], random: Random, strangerCount: number): Asked[] {
  return Object.entries(strangersTo(names, random, strangerCount)).flatMap(([kind, strangers]) =>
    strangers.map((query) => ({ kind, query })),
  );
}

interface Tally {
  asked: number;
  first: number;
  amongFirst: number;
  greeted: number;
  /** Somebody else is greeted; for a stranger, anybody. */
  greetedWrongly: number;
  /** The right guest is among the first matches or suggested. */
  offered: number;
  anybody: number;
  anybodyOffered: number;
}

type Tallies = ReadonlyMap<string, Tally>;

const noTally: Tally = {
  asked: 0,
  first: 0,
  amongFirst: 0,
  greeted: 0,
  greetedWrongly: 0,
  offered: 0,
  anybody: 0,
  anybodyOffered: 0,
};
const isStranger = (kind: string) => kind.startsWith("stranger");
const share = (count: number, all: number) => ((100 * count) / Math.max(1, all)).toFixed(1);

function compare(engines: readonly Engine[], tallies: readonly Tallies[]): string {
  const [ours = new Map<string, Tally>()] = tallies;
  const rows = Array.from(ours, ([kind, { asked }]) => [
    kind,
    String(asked),
    ...tallies.map((found) => describe(kind, found.get(kind) ?? noTally)),
  ]);
  return formatTable(["kind", "queries", ...engines.map(({ name }) => name)], rows);
}

function describe(kind: string, { asked, first, amongFirst, anybody }: Tally): string {
  return isStranger(kind) ? share(anybody, asked) : `${share(first, asked)} / ${share(amongFirst, asked)}`;
}

function describeOurs(tallies: Tallies): string {
  const rows = Array.from(tallies, ([kind, { asked, greeted, greetedWrongly, offered, anybodyOffered }]) => [
    kind,
    isStranger(kind) ? "" : share(greeted, asked),
    share(greetedWrongly, asked),
    share(isStranger(kind) ? anybodyOffered : offered, asked),
  ]);
  return formatTable(["kind", "greeted rightly", "greeted wrongly", "found or suggested"], rows);
}

async function tallyAll(
  engines: readonly Engine[],
  names: readonly string[],
  asked: readonly Asked[],
): Promise<Tallies[]> {
  const tallies: Tallies[] = [];
  for (const { open } of engines) tallies.push(await tally(await open(names), names, asked));
  return tallies;
}

async function tally(search: Search, names: readonly string[], asked: readonly Asked[]): Promise<Tallies> {
  const tallies = new Map<string, Tally>();
  for (const { kind, query, meant } of asked) {
    const { places, isCertain = places.length > 0, suggestions = [] } = await search(query, counted);
    const before = tallies.get(kind) ?? noTally;
    const isFirst = places[0] === meant;
    const isAmong = places.some((place) => place === meant);
    const isSuggested = meant !== undefined && suggestions.includes(names[meant] ?? "");
    tallies.set(kind, {
      asked: before.asked + 1,
      first: before.first + Number(isFirst),
      amongFirst: before.amongFirst + Number(isAmong),
      greeted: before.greeted + Number(isCertain && isFirst),
      greetedWrongly: before.greetedWrongly + Number(isCertain && !isFirst),
      offered: before.offered + Number(isAmong || isSuggested),
      anybody: before.anybody + Number(places.length > 0),
      anybodyOffered: before.anybodyOffered + Number(places.length + suggestions.length > 0),
    });
  }
  return tallies;
}
