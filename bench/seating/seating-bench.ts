import { quantile } from "../lib/quantile.ts";
import { formatTable } from "../lib/table.ts";
import { type NamedInstance, seatingInstances } from "./catalog.ts";
import { checkPlan } from "./check-plan.ts";
import type { SeatingInstance } from "./instance.ts";
import { search } from "./our-solver.ts";
import { hashOf, type ProvenBound, provenBounds } from "./proven-bounds.ts";
import { gapOf, type MeasuredInstance, type Run, referenceOf } from "./runs.ts";

const manyGuests = 1000;
/** For up to 120 guests; larger instances get a quarter, 2,000 guests three. */
const seeds = 20;

/** Measures plans against proven optima and bounds; checked without the solver's code. */
export function measureSeating(seed: number): void {
  const proven = provenBounds();
  printInstances(seatingInstances().map((named) => measureInstance(named, proven.get(named.name), seed)));
}

function measureInstance(
  { name, instance }: NamedInstance,
  proven: ProvenBound | undefined,
  seed: number,
): MeasuredInstance {
  if (proven?.hash !== hashOf(instance)) throw new Error(`What was proven is not about "${name}": prove it again.`);
  const guests = instance.guests.length;
  const isLarge = guests > manyGuests;
  const seconds = isLarge ? 10 : 1;
  const optimum = proven.bound === proven.best ? proven.best : null;
  const count = seedCount(guests);
  const ownSeeds = Array.from({ length: count }, (_, place) => seed + place);
  const ours = ownSeeds.map((own) => ourRun(instance, { seed: own, seconds, enough: optimum }));
  process.stderr.write(`${name} measured\n`);
  return { name, guests, proven, seconds, ours };
}

function seedCount(guests: number): number {
  if (guests > manyGuests) return 3;
  return guests > 120 ? Math.ceil(seeds / 4) : seeds;
}

function ourRun(instance: SeatingInstance, options: { seed: number; seconds: number; enough: number | null }): Run {
  const { assignment, untilBest } = search(instance, options);
  return { ...checkPlan(instance, assignment), ...untilBest };
}

function optimumOf({ bound, best }: ProvenBound): string {
  if (bound === null) return "no bound";
  return bound === best ? `= ${best}` : `≤ ${bound}`;
}

function printInstances(measured: readonly MeasuredInstance[]): void {
  const rows = measured.map((one) => {
    const { proven, ours, ...rest } = one;
    const isProven = proven.bound === proven.best;
    const reference = referenceOf(one);
    const gaps = ours.map((run) => gapOf(run, reference));
    const median = (kind: "cpu" | "wall") =>
      quantile(
        ours.map((run) => run[kind]),
        0.5,
      ).toFixed(2);
    const reached = ours.filter(({ value, violations }) => violations === 0 && value === reference).length;
    return [
      rest.name,
      optimumOf(proven),
      `${rest.seconds} s × ${ours.length}`,
      String(Math.max(...ours.map(({ value }) => value))),
      `${quantile(gaps, 0.5).toFixed(2)} %`,
      isProven ? `${Math.round((100 * reached) / ours.length)} %` : "",
      String(ours.reduce((sum, { violations }) => sum + violations, 0)),
      median("cpu"),
      median("wall"),
    ];
  });
  const head = ["Instance", "Optimum", "Time", "Best", "Median gap", "At optimum", "Violations", "CPU s", "Wall s"];
  console.log(
    "Times are processor time. Gaps are to the proven optimum (=), else to the proven bound (≤), else to the best of all runs.\n" +
      "CPU s, Wall s: median time until the best plan of a run.\n",
  );
  console.log(formatTable(head, rows));
}
