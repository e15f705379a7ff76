import loadHighs, { type Highs } from "highs";
import { quantile } from "../lib/quantile.ts";
import { Random } from "../lib/random.ts";
import { formatTable } from "../lib/table.ts";
import { type NamedInstance, seatingInstances } from "./catalog.ts";
import { checkPlan } from "./check-plan.ts";
import { cpuBudget, startClock } from "./clock.ts";
import type { SeatingInstance } from "./instance.ts";
import { search } from "./our-solver.ts";
import { hashOf, type ProvenBound, proveBounds, provenBounds } from "./proofs.ts";
import { measureReplanning } from "./replanning.ts";
import { compactModel } from "./rivals/compact-model.ts";
import { geneticAlgorithm } from "./rivals/genetic-algorithm.ts";
import { tabuSearch } from "./rivals/tabu-search.ts";
import { gapOf, type MeasuredInstance, type Run, referenceOf } from "./runs.ts";
import { printTargets } from "./targets.ts";
import { seatMembers, unitsOf } from "./units.ts";

/** What to measure. */
export interface SeatingOptions {
  /** Seeds for instances up to 120 guests; larger ones get a quarter of them, and 2,000 guests three. */
  seeds: number;
  /** A regular expression for the names of instances; all if empty. */
  instance: string;
  /** Processor time for each instance to prove bounds again before anything is measured; 0 to use those on file. */
  proveSeconds: number;
}

const longSeconds = 60;
const manyGuests = 1000;

/**
 * Measures automatic seating on instances with proven optima or bounds, beside rivals with the same processor time, and how many
 * guests move when a table is gone. Plans are checked by code that the solver does not share.
 */
export async function measureSeating(seed: number, options: SeatingOptions): Promise<void> {
  if (options.proveSeconds > 0) await proveBounds({ only: options.instance, seconds: options.proveSeconds });
  const highs = await loadHighs();
  const proven = provenBounds();
  const measured: MeasuredInstance[] = [];
  for (const named of seatingInstances())
    if (new RegExp(options.instance).test(named.name))
      measured.push(measureInstance(highs, named, proven.get(named.name), { seed, seeds: options.seeds }));
  printInstances(measured);
  printTargets(measured);
  if (options.instance === "") measureReplanning(highs, seed);
}

function measureInstance(
  highs: Highs,
  { name, instance }: NamedInstance,
  proven: ProvenBound | undefined,
  { seed, seeds }: { seed: number; seeds: number },
): MeasuredInstance {
  if (proven?.hash !== hashOf(instance)) throw new Error(`What was proven is not about "${name}": prove it again.`);
  const guests = instance.guests.length;
  const isLarge = guests > manyGuests;
  const seconds = isLarge ? 10 : 1;
  const optimum = proven.bound === proven.best ? proven.best : null;
  const count = seedCount(guests, seeds);
  const ownSeeds = Array.from({ length: count }, (_, place) => seed + place);
  const ours = ownSeeds.map((own) => ourRun(instance, { seed: own, seconds, enough: optimum }));
  const long = isLarge ? ourRun(instance, { seed, seconds: longSeconds, enough: optimum }) : null;
  const rivals = rivalRuns(highs, instance, { seed, seconds, count: isLarge ? 1 : 3 });
  process.stderr.write(`${name} measured\n`);
  return { name, guests, proven, seconds, ours, long, rivals };
}

function seedCount(guests: number, seeds: number): number {
  if (guests > manyGuests) return Math.min(seeds, 3);
  return guests > 120 ? Math.ceil(seeds / 4) : seeds;
}

function ourRun(instance: SeatingInstance, options: { seed: number; seconds: number; enough: number | null }): Run {
  const { assignment, untilBest } = search(instance, options);
  return { ...checkPlan(instance, assignment), ...untilBest };
}

function rivalRuns(
  highs: Highs,
  instance: SeatingInstance,
  { seed, seconds, count }: { seed: number; seconds: number; count: number },
): MeasuredInstance["rivals"] {
  const model = unitsOf(instance);
  const run = (work: () => ArrayLike<number> | null): Run[] => {
    const clock = startClock();
    const tableOf = work();
    return tableOf === null ? [] : [{ ...checkPlan(instance, seatMembers(model, tableOf)), ...clock() }];
  };
  const seeds = Array.from({ length: count }, (_, place) => seed + place);
  const searches = { genetic: geneticAlgorithm, tabu: tabuSearch };
  return [
    ...Object.entries(searches).map(([name, work]) => ({
      name,
      runs: seeds.flatMap((own) => run(() => work(model, new Random(own), cpuBudget(seconds)))),
    })),
    { name: "HiGHS", runs: run(() => compactModel(highs, model, seconds)) },
  ];
}

function optimumOf({ bound, best }: ProvenBound): string {
  if (bound === null) return "no bound";
  return bound === best ? `= ${best}` : `≤ ${bound}`;
}

function printInstances(measured: readonly MeasuredInstance[]): void {
  const rows = measured.map((one) => {
    const { proven, ours, rivals, ...rest } = one;
    const isProven = proven.bound === proven.best;
    const reference = referenceOf(one);
    const gap = (runs: readonly Run[]) => {
      const median = quantile(
        runs.map((run) => gapOf(run, reference)),
        0.5,
      );
      return runs.length === 0 ? "no plan" : `${median.toFixed(2)} %`;
    };
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
      gap(ours),
      isProven ? `${Math.round((100 * reached) / ours.length)} %` : "",
      String(ours.reduce((sum, { violations }) => sum + violations, 0)),
      median("cpu"),
      median("wall"),
      ...rivals.map(({ runs }) => gap(runs)),
    ];
  });
  const head = ["Instance", "Optimum", "Time", "Best", "Median gap", "At optimum", "Violations", "CPU s", "Wall s"];
  console.log(
    "Times are processor time. Gaps are to the proven optimum (=), else to the proven bound (≤), else to the best of all runs.\n" +
      "CPU s, Wall s: median time until the best plan of a run.\n",
  );
  console.log(formatTable([...head, ...(measured[0]?.rivals ?? []).map(({ name }) => name)], rows));
}
