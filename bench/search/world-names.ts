import { readFileSync } from "node:fs";
import { Random } from "../../common/testing/random.ts";
import { formatTable } from "../lib/table.ts";
import { type Engine, localEngines, type Search } from "./engines.ts";

/** A given or family name: as its own script, or its usual spelling, writes it, and other spellings. */
interface Entry {
  own: string;
  spellings: readonly string[];
}

interface Person {
  given: Entry;
  family: Entry;
}

type Write = (person: Person, random: Random) => string;

const familyFirst = new Set("han-mandarin han-taiwan han-cantonese han-hokkien kanji kana hangul".split(" "));
const isWithoutVowels = new Set(["arabic", "persian", "hebrew"]);
const files = [
  ..."by-ear-english by-ear-german by-ear-french by-ear-spanish by-ear-italian".split(" "),
  ...familyFirst,
  ...isWithoutVowels,
  ..."devanagari bengali tamil thai georgian armenian greek russian ukrainian bulgarian macedonian".split(" "),
];

const size = 200;
const queries = 100;
const offeredAtMost = 3;
const goals = { names: [70, 90], withoutVowels: [50, 85] } as const;

/** Prints who is found by ear, in another spelling, order or script, and who is greeted with the name of two guests. */
export async function measureWorldNames(seed: number): Promise<void> {
  const [engine] = localEngines;
  if (!engine) throw new Error("There is no search to measure.");
  const rows: string[][] = [];
  for (const file of files) for (const way of waysFor(file)) rows.push(await measure(engine, file, way, seed));
  const head = [
    "names",
    "list ← typed",
    "queries",
    "greeted",
    "greeted or offered",
    "as somebody else",
    "two guests'",
    "goal",
  ];
  console.log(`${size} guests of one kind; in %.\n\n${formatTable(head, rows)}`);
}

interface Way {
  name: string;
  list: Write;
  type: Write;
}

function waysFor(file: string): Way[] {
  const own: Write = familyFirst.has(file)
    ? ({ given, family }) => `${family.own}${file === "kana" ? " " : ""}${given.own}`
    : ({ given, family }) => `${given.own} ${family.own}`;
  const other: Write = ({ given, family }, random) => {
    const [first, last] = [random.pick(given.spellings), random.pick(family.spellings)];
    return familyFirst.has(file) && random.chance(0.5) ? `${last} ${first}` : `${first} ${last}`;
  };
  if (file.startsWith("by-ear")) return [{ name: "usual ← as it sounds", list: own, type: other }];
  return [
    { name: "Latin ← another spelling", list: other, type: other },
    { name: "own script ← Latin", list: own, type: other },
    { name: "Latin ← own script", list: other, type: own },
  ];
}

async function measure(engine: Engine, file: string, { name, list, type }: Way, seed: number): Promise<string[]> {
  const random = new Random(seed + file.length);
  const people = peopleOf(file, random);
  const listed = people.map((person) => list(person, random));
  const search = await engine.open(listed);
  const asked = random.shuffled([...people.entries()]).slice(0, queries);
  const counts = { greeted: 0, offered: 0, somebodyElse: 0, crossed: 0 };
  for (const [place, person] of asked) {
    const found = await answerTo(search, type(person, random), listed);
    const isOther = found.greeted !== undefined && found.greeted !== place;
    counts.greeted += Number(found.greeted === place);
    counts.offered += Number(found.greeted === place || found.offered.includes(listed[place] ?? ""));
    counts.somebodyElse += Number(isOther);
    const stranger = { given: person.given, family: random.pick(people).family };
    if (people.some((one) => isLike(one, stranger))) continue;
    counts.crossed += Number((await answerTo(search, type(stranger, random), listed)).greeted !== undefined);
  }
  const percent = (count: number) => ((100 * count) / asked.length).toFixed(1);
  const [greeted, offered] = isWithoutVowels.has(file) ? goals.withoutVowels : goals.names;
  const isMet = Number(percent(counts.greeted)) >= greeted && Number(percent(counts.offered)) >= offered;
  const shares = [counts.greeted, counts.offered, counts.somebodyElse, counts.crossed].map(percent);
  return [file, name, String(asked.length), ...shares, isMet ? "" : "below"];
}

async function answerTo(search: Search, query: string, listed: readonly string[]) {
  const { places, isCertain = false, suggestions = [] } = await search(query, offeredAtMost);
  const offered = [...places.map((place) => listed[place]), ...suggestions].slice(0, offeredAtMost);
  return { greeted: isCertain ? places[0] : undefined, offered };
}

const spellingsOf = ({ own, spellings }: Entry) => new Set([own, ...spellings].map((one) => one.toLowerCase()));
const areLike = (one: Entry, other: Entry) =>
  [...spellingsOf(one)].some((spelling) => spellingsOf(other).has(spelling));
const isLike = (one: Person, other: Person) => areLike(one.given, other.given) && areLike(one.family, other.family);

/** People who cannot be taken for each other by any spelling. */
function peopleOf(file: string, random: Random): Person[] {
  const rows = readFileSync(new URL(`world-names/${file}.tsv`, import.meta.url), "utf8")
    .trim()
    .split("\n");
  const entries = (wanted: string): Entry[] =>
    rows.flatMap((row) => {
      const [role, own = "", spellings = ""] = row.split("\t");
      return role === wanted ? [{ own, spellings: spellings.split("|") }] : [];
    });
  const [given, family] = [entries("given"), entries("family")];
  const people: Person[] = [];
  for (let tries = 0; people.length < size && tries < size * 20; tries += 1) {
    const person = { given: random.pick(given), family: random.pick(family) };
    if (!people.some((one) => isLike(one, person))) people.push(person);
  }
  return people;
}
