import { quietSeconds, searchPlan, slicesPerSecond } from "../../common/seating/search/search-plan.ts";
import type { SeatingPlan } from "../../common/seating/search/seating-problem.ts";
import { quantile } from "../lib/quantile.ts";
import { formatTable } from "../lib/table.ts";
import { type NamedInstance, seatingInstances } from "./catalog.ts";
import { checkPlan } from "./check-plan.ts";
import { problemOf } from "./instance.ts";

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
