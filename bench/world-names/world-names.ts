import { formatTable } from "../lib/table.ts";
import { type Engine, localEngines } from "../search/engines.ts";
import { measureHouseholds } from "./households.ts";
import { type Kind, kinds } from "./kinds.ts";
import { type ListOptions, type Measured, measureKind } from "./measure-kind.ts";
import { percent, type StrangerTally, type Tally } from "./tally.ts";
import { measureTwoSlips } from "./two-slips.ts";

interface WorldNamesOptions {
  /** Guests of each list. */
  size: number;
  /** Measures the third of the names that is put aside, instead of the others. */
  isAside: boolean;
  /** A part of the kinds' names; all if empty. */
  kind: string;
  /** Prints some of the names that were not greeted. */
  isVerbose: boolean;
}

const slipQueries = 600;
const householdQueries = 50;
const examples = 8;

/** Prints who is found by names of the whole world, in lists of their own language and in mixed ones. */
export async function measureWorldNames(seed: number, options: WorldNamesOptions): Promise<void> {
  const [engine] = localEngines;
  if (engine === undefined) throw new Error("There is no search to measure.");
  const { size, isAside, kind: wanted, isVerbose } = options;
  const lists: ListOptions = { size, share: isAside ? "aside" : "known", seed };
  console.log(
    `${size} guests, ${isAside ? "the third of the names that is put aside" : "two thirds of the names"}; in %.\n`,
  );
  const measured: Measured[] = [];
  for (const kind of kinds.filter(({ name }) => name.includes(wanted))) {
    for (const mixture of ["own", "mixed"] as const) {
      measured.push(await measureKind(engine, kind, mixture, lists));
    }
  }
  console.log(`${tableOf(measured)}\n\n${summaryOf(measured)}`);
  if (isVerbose) for (const one of measured) printExamples(one);
  if (wanted === "") await printSlips(engine, lists);
  const head = ["household", "queries", "exactly they", "all of them", "some of them", "as a household", "one greeted"];
  const households = await measureHouseholds(engine, { ...lists, queries: householdQueries, kind: wanted });
  if (households.length > 0) console.log(`\n${formatTable(head, households)}`);
}

function tableOf(measured: readonly Measured[]): string {
  const rows = measured.map(({ kind, mixture, size, tally, crossed, unknown }) => [
    kind.name,
    `${mixture}, ${size}`,
    String(tally.asked),
    percent(tally.greeted, tally.asked),
    percent(tally.offered, tally.asked),
    percent(tally.greetedAsSomebodyElse, tally.asked),
    `${percent(crossed.greeted, crossed.asked)} / ${percent(crossed.offered, crossed.asked)}`,
    `${percent(unknown.greeted, unknown.asked)} / ${percent(unknown.offered, unknown.asked)}`,
    isMet(kind, tally) ? "" : "below",
  ]);
  const head = ["kind", "list", "queries", "greeted", "greeted or offered", "as somebody else"];
  return formatTable([...head, "first name of one, last of another", "not on the list", "goal"], rows);
}

function summaryOf(measured: readonly Measured[]): string {
  const sum = (tallies: readonly StrangerTally[], of: keyof StrangerTally) =>
    tallies.reduce((all, tally) => all + tally[of], 0);
  const strangers = (tallies: readonly StrangerTally[]) => {
    const asked = sum(tallies, "asked");
    return `${asked}: ${percent(sum(tallies, "greeted"), asked)} greeted, ${percent(sum(tallies, "offered"), asked)} offered`;
  };
  const somebodyElse = measured.reduce((all, { tally }) => all + tally.greetedAsSomebodyElse, 0);
  return [
    `${measured.filter(({ kind, tally }) => isMet(kind, tally)).length} of ${measured.length} lists meet the goals.`,
    `Greeted as somebody else: ${somebodyElse}.`,
    `First name of one guest, last name of another, ${strangers(measured.map(({ crossed }) => crossed))}.`,
    `Not on the list, ${strangers(measured.map(({ unknown }) => unknown))}.`,
  ].join("\n");
}

const goals = {
  names: { greeted: 0.7, offered: 0.9 },
  "scripts without vowels": { greeted: 0.5, offered: 0.85 },
  equal: { greeted: 0.99, offered: 1 },
} as const;

function isMet({ goal }: Kind, { asked, greeted, offered, greetedAsSomebodyElse }: Tally): boolean {
  const least = goals[goal];
  return greeted >= least.greeted * asked && offered >= least.offered * asked && greetedAsSomebodyElse === 0;
}

function printExamples({ kind, mixture, shown }: Measured): void {
  if (shown.length === 0) return;
  const greeted = shown.filter((line) => /^(stranger|somebody)/.test(line));
  const some = [...shown.slice(0, examples), ...greeted.slice(0, examples)];
  console.log(`\n${kind.name}, ${mixture}:\n  ${[...new Set(some)].join("\n  ")}`);
}

async function printSlips(engine: Engine, lists: ListOptions): Promise<void> {
  const tallies = await measureTwoSlips(engine, { ...lists, queries: slipQueries });
  const rows = Object.entries(tallies).map(([kind, { asked, greeted, offered, greetedAsSomebodyElse }]) => [
    kind,
    String(asked),
    ...[greeted, offered, greetedAsSomebodyElse].map((count) => percent(count, asked)),
  ]);
  const head = ["kind", "queries", "greeted", "greeted or offered", "as somebody else"];
  console.log(`\n${formatTable(head, rows)}`);
}
