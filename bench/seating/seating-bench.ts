import { readFileSync } from "node:fs";
import { quietSeconds, searchPlan, slicesPerSecond } from "../../common/seating/search/search-plan.ts";
import type { SeatingPlan } from "../../common/seating/search/seating-problem.ts";
import { quantile } from "../lib/quantile.ts";
import { formatTable } from "../lib/table.ts";
import { drawRealistic, instanceFile, problemOf, type SeatingInstance } from "./realistic.ts";

const seeds = 3;

/** A plan, checked without the solver's code. */
interface Run {
  readonly value: number;
  readonly violations: number;
  /** Until no better plan was found for a while, or the time was over; of processor time. */
  readonly seconds: number;
}

/** Measures plans as organizers get them, against the best that are known. */
export function measureSeating(seed: number): void {
  const rows = seatingInstances().map((named) => {
    const runs = Array.from({ length: seeds }, (_, place) => search(named, seed + place));
    const gaps = runs.map(({ value, violations }) =>
      violations > 0 ? Number.POSITIVE_INFINITY : (100 * (named.best - value)) / Math.abs(named.best),
    );
    process.stderr.write(`${named.name} measured\n`);
    return [
      named.name,
      `${named.best}${named.bound === named.best ? "" : `, at most ${named.bound}`}`,
      String(Math.max(...runs.map(({ value }) => value))),
      `${quantile(gaps, 0.5).toFixed(2)} %`,
      `${Math.max(...gaps).toFixed(2)} %`,
      quantile(
        runs.map(({ seconds }) => seconds),
        0.5,
      ).toFixed(1),
    ];
  });
  console.log(formatTable(["Instance", "Best known", "Best", "Median gap", "Worst gap", "CPU s"], rows));
}

function search({ instance, seconds: most }: NamedInstance, seed: number): Run {
  const begun = process.cpuUsage();
  const seconds = () => {
    const { user, system } = process.cpuUsage(begun);
    return (user + system) / 1e6;
  };
  const slices = searchPlan(problemOf(instance), { seed, slicesPassed: () => seconds() * slicesPerSecond });
  let best: Pick<SeatingPlan, "assignment" | "violations"> = { assignment: [], violations: Number.POSITIVE_INFINITY };
  let foundAt = 0;
  while (seconds() < most && (best.violations > 0 || seconds() < foundAt + quietSeconds)) {
    const { value } = slices.next();
    if (value) [best, foundAt] = [value, seconds()];
  }
  return { ...checkPlan(instance, best.assignment), seconds: seconds() };
}

interface CheckedPlan {
  value: number;
  violations: number;
}

/** Value and broken rules of a plan, given as the table of each guest; shares no code with the solver. */
function checkPlan(instance: SeatingInstance, assignment: readonly number[]): CheckedPlan {
  const isTogether = (one: number, other: number) => assignment[one] === assignment[other];
  const seated = instance.tables.map(() => 0);
  let violations = 0;
  for (const [guest] of instance.guests.entries()) {
    const table = assignment[guest];
    const count = table === undefined ? undefined : seated[table];
    if (table === undefined || count === undefined) violations += 1;
    else seated[table] = count + 1;
  }
  for (const [table, capacity] of instance.tables.entries()) violations += Math.max(0, (seated[table] ?? 0) - capacity);
  for (const [first = 0, ...others] of instance.together)
    if (others.some((guest) => !isTogether(first, guest))) violations += 1;
  violations += instance.apart.filter(([one, other]) => isTogether(one, other)).length;
  const value = instance.weights
    .filter(([one, other]) => isTogether(one, other))
    .reduce((sum, [, , weight]) => sum + weight, 0);
  return { value, violations };
}

interface NamedInstance {
  readonly name: string;
  readonly instance: SeatingInstance;
  /** Of processor time. */
  readonly seconds: number;
  /** What no plan exceeds, as proven by code that the solver does not share (column generation). */
  readonly bound: number;
  /** The value of the best plan known, the optimum where it is the bound. */
  readonly best: number;
}

const published = [
  { file: "wedding-17-guests", best: 276 },
  { file: "party-20-guests", best: 67 },
];

/** Fixed seeds, so that what is known of them holds in every run. */
const realistic = [
  { guests: 120, seats: [10], seed: 1120, seconds: 5, bound: 488, best: 488 },
  { guests: 225, seats: [10, 10, 8, 12], seed: 1225, seconds: 5, bound: 1134, best: 1134 },
  { guests: 500, seats: [10, 8, 10, 12], seed: 1500, seconds: 10, bound: 2597, best: 2553 },
];

function seatingInstances(): NamedInstance[] {
  return [
    ...published.map(({ file, best }) => {
      const text = readFileSync(new URL(`./instances/${file}.json`, import.meta.url), "utf8");
      return { name: file, instance: instanceFile.parse(JSON.parse(text)), seconds: 5, bound: best, best };
    }),
    ...realistic.map(({ seconds, bound, best, ...options }) => {
      return { name: `realistic, ${options.guests} guests`, instance: drawRealistic(options), seconds, bound, best };
    }),
  ];
}
