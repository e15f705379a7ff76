import { Random } from "../lib/random.ts";
import type { Engine, Search } from "../search/engines.ts";
import { type Names, readNames, type Share } from "./entries.ts";
import { percent } from "./tally.ts";

const languages = [
  {
    name: "English",
    file: "by-ear-english",
    ands: ["and", "&", "+"],
    family: ["the NAMEs", "NAME family", "The NAME Family"],
  },
  { name: "German", file: "by-ear-german", ands: ["und", "&", "+", "u."], family: ["Familie NAME", "Fam. NAME"] },
  {
    name: "French",
    file: "by-ear-french",
    ands: ["et", "&", "+"],
    family: ["famille NAME", "Famille NAME", "les NAME"],
  },
  { name: "Spanish", file: "by-ear-spanish", ands: ["y", "&", "+"], family: ["familia NAME", "los NAME"] },
  { name: "Italian", file: "by-ear-italian", ands: ["e", "&", "+"], family: ["famiglia NAME", "i NAME"] },
] as const;

type Language = (typeof languages)[number];

interface Household {
  family: string;
  members: readonly string[];
  places: readonly number[];
  /** A given name that no member has. */
  absent: string;
}

interface HouseholdOptions {
  size: number;
  queries: number;
  share: Share;
  seed: number;
  /** A part of the rows' names; all if empty. */
  kind: string;
}

interface Shown {
  exactly: boolean;
  all: boolean;
  some: boolean;
  together: boolean;
  one: boolean;
}

const most = 4;
const enough = 10;

/** Queries for a whole household, with the names that should come. */
const ways: Record<string, (household: Household, language: Language, random: Random) => [string, number]> = {
  "two members, one family name": ({ family, members }, { ands }, random) => [
    `${members[0]} ${random.pick(ands)} ${members[1]} ${family}`,
    2,
  ],
  "two members, each with the family name": ({ family, members }, { ands }, random) => [
    `${members[0]} ${family} ${random.pick(ands)} ${members[1]} ${family}`,
    2,
  ],
  "all members": ({ family, members }, { ands }, random) => [
    `${members.slice(0, -1).join(", ")} ${random.pick(ands)} ${members.at(-1)} ${family}`,
    members.length,
  ],
  "a member and somebody who is not on the list": ({ family, members, absent }, { ands }, random) => [
    `${members[0]} ${random.pick(ands)} ${absent} ${family}`,
    1,
  ],
  "the family": ({ family, members }, language, random) => [
    random.pick<string>(language.family).replace("NAME", family),
    members.length,
  ],
};

/** Rows: way, queries, everybody shown and nobody else, everybody shown, somebody shown, answered as a household, one greeted. */
export async function measureHouseholds(
  engine: Engine,
  { size, queries, share, seed, kind }: HouseholdOptions,
): Promise<string[][]> {
  const random = new Random(seed + size + 1);
  const rows: string[][] = [];
  for (const language of languages) {
    const { names, households } = makeHouseholds(readNames(language.file, share), size, random);
    const search = await engine.open(names);
    const wanted = Object.entries(ways).filter(([way]) => `${language.name}, ${way}`.includes(kind));
    for (const [way, make] of wanted) {
      const shown: Shown[] = [];
      for (let asked = 0; asked < queries; asked += 1) {
        const household = random.pick(households);
        const [query, count] = make(household, language, random);
        shown.push(await show(search, query, household.places.slice(0, count)));
      }
      const part = (of: keyof Shown) => percent(shown.filter((one) => one[of]).length, shown.length);
      const counted = (["exactly", "all", "some", "together", "one"] as const).map(part);
      rows.push([`${language.name}, ${way}`, String(queries), ...counted]);
    }
  }
  return rows;
}

async function show(search: Search, query: string, wanted: readonly number[]): Promise<Shown> {
  const { places, isCertain = false, areAllMeant = false } = await search(query, enough);
  const all = wanted.every((place) => places.includes(place));
  return {
    exactly: all && places.length === wanted.length,
    all,
    some: wanted.some((place) => places.includes(place)),
    together: areAllMeant,
    one: isCertain,
  };
}

/** Each household has a family name of its own. */
function makeHouseholds({ given, family }: Names, size: number, random: Random) {
  const names: string[] = [];
  const households: Household[] = [];
  const groups = new Map(random.shuffled(family).map((entry) => [entry.group, entry]));
  for (const entry of groups.values()) {
    if (names.length >= size) break;
    const members = new Map<string, string>();
    const count = random.between(2, most);
    // One more than there are.
    while (members.size <= count) {
      const { group, own } = random.pick(given);
      members.set(group, own);
    }
    const [absent = "", ...own] = members.values();
    households.push({ family: entry.own, members: own, places: own.map((_, i) => names.length + i), absent });
    names.push(...own.map((member) => `${member} ${entry.own}`));
  }
  return { names, households };
}
