import { Random } from "../lib/random.ts";
import { formatTable } from "../lib/table.ts";
import { type Engine, localEngines, type Search } from "./engines.ts";
import { bare, generateNames, keyOf, partsOf } from "./names.ts";
import { queryKinds } from "./queries.ts";
import { startTrigramServer } from "./trigram-engine.ts";

/** Guests on the list; queries of each kind; strangers. The slowest engine limits how many queries are feasible with 5,000. */
const lists = [
  { size: 100, queriesPerKind: 300, strangerCount: 1000 },
  { size: 500, queriesPerKind: 500, strangerCount: 1000 },
  { size: 5000, queriesPerKind: 100, strangerCount: 300 },
];
const counted = 3;

interface Asked {
  kind: string;
  query: string;
  /** The position of the intended guest; undefined for a stranger. */
  meant?: number;
}

/** Prints how often each engine finds the intended guest, first or among the first three, and how many strangers it "finds". */
export async function measureSearchQuality(seed: number): Promise<void> {
  const trigrams = await startTrigramServer();
  const engines = [...localEngines, trigrams.engine];
  try {
    for (const { size, queriesPerKind, strangerCount } of lists) {
      const random = new Random(seed + size);
      const names = generateNames(size, random);
      const asked = [...askForGuests(names, random, queriesPerKind), ...askForStrangers(names, random, strangerCount)];
      console.log(`${size} guests; top-1 / top-3 in %; for strangers the share who were sent to anybody's table:\n`);
      console.log(`${await compare(engines, names, asked)}\n`);
    }
  } finally {
    await trigrams.stop();
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
  const known = new Set(names.map(keyOf));
  const strangers = generateNames(strangerCount, random, known);
  const parts = new Set(names.flatMap(partsOf).map(bare));
  const isFar = (name: string) => !partsOf(name).some((part) => parts.has(bare(part)));
  const mixed = Array.from({ length: strangerCount }, () => mixNames(names, random)).filter(
    (name) => !known.has(keyOf(name)),
  );
  const ask = (kind: string, list: readonly string[]) => list.map((query) => ({ kind, query }));
  return [
    ...ask("stranger", strangers),
    ...ask("stranger, no part in common", strangers.filter(isFar)),
    ...ask("stranger, both parts of other guests", mixed),
  ];
}

// The given name of one guest and the family name of another.
function mixNames(names: readonly string[], random: Random): string {
  const given = random.pick(names).split(" ").slice(0, -1).join(" ");
  return `${given} ${random.pick(names).split(" ").at(-1) ?? ""}`;
}

interface Tally {
  asked: number;
  first: number;
  amongFirst: number;
  anybody: number;
}

async function compare(engines: readonly Engine[], names: readonly string[], asked: readonly Asked[]): Promise<string> {
  const tallies = new Map<string, Map<string, Tally>>();
  for (const { name, open } of engines) tallies.set(name, await tally(await open(names), asked));
  const kinds = [...new Set(asked.map(({ kind }) => kind))];
  const rows = kinds.map((kind) => {
    const counts = engines.map(({ name }) => tallies.get(name)?.get(kind) ?? noTally);
    return [
      kind,
      String(counts[0]?.asked ?? 0),
      ...counts.map((count) => (isStranger(kind) ? strays(count) : hits(count))),
    ];
  });
  return formatTable(["kind", "queries", ...engines.map(({ name }) => name)], rows);
}

const noTally: Tally = { asked: 0, first: 0, amongFirst: 0, anybody: 0 };
const isStranger = (kind: string) => kind.startsWith("stranger");
const share = (count: number, all: number) => ((100 * count) / Math.max(1, all)).toFixed(1);
const hits = ({ first, amongFirst, asked }: Tally) => `${share(first, asked)} / ${share(amongFirst, asked)}`;
const strays = ({ anybody, asked }: Tally) => share(anybody, asked);

async function tally(search: Search, asked: readonly Asked[]): Promise<Map<string, Tally>> {
  const tallies = new Map<string, Tally>();
  for (const { kind, query, meant } of asked) {
    const found = await search(query, counted);
    const before = tallies.get(kind) ?? noTally;
    tallies.set(kind, {
      asked: before.asked + 1,
      first: before.first + Number(found[0] === meant),
      amongFirst: before.amongFirst + Number(found.some((place) => place === meant)),
      anybody: before.anybody + Number(found.length > 0),
    });
  }
  return tallies;
}
