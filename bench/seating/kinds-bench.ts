import type { Highs } from "highs";
import { loadHighs } from "../../backend/features/seating/bound/load-highs.ts";
import { PlanBound } from "../../backend/features/seating/bound/plan-bound.ts";
import { append } from "../../common/lib/append.ts";
import { quantile } from "../lib/quantile.ts";
import { formatTable } from "../lib/table.ts";
import { checkPlan } from "./check-plan.ts";
import { problemOf } from "./instance.ts";
import { type KindInstance, kindInstances } from "./kinds.ts";
import { search } from "./our-solver.ts";
import { gapOf } from "./runs.ts";
import { compareProcesses } from "./same-plan.ts";

const instancesOfEach = 2;
/** About 5 and 10 s on a slow machine. */
const stepsFor = (guests: number) => (guests > 240 ? 1000 : 500);
/** Where the optimum is not known, the bound is tried up to so many guests and steps; it takes seconds. */
const maxGuestsOfBound = 120;
const maxBoundSteps = 400;

interface KindRun {
  kind: string;
  guests: number;
  /** No plan is worth more; null if unknown. */
  reference: number | null;
  isOptimum: boolean;
  value: number;
  violations: number;
  cpu: number;
  cpuUntilBest: number;
}

/** Measures events that are hard to seat, drawn anew for each seed, with a fixed number of steps; each has a valid plan. */
export async function measureKinds(seed: number): Promise<void> {
  const highs = await loadHighs();
  const runs: KindRun[] = [];
  for (let place = 0; place < instancesOfEach; place += 1)
    for (const instance of kindInstances(seed + place)) runs.push(measureKind(highs, instance, seed + place));
  const groups = new Map<string, KindRun[]>();
  for (const run of runs) append(groups, `${run.kind}, ${run.guests} guests`, run);
  console.log(
    `\nEvents that are hard to seat, seeds ${seed} to ${seed + instancesOfEach - 1}, ` +
      `${stepsFor(0)} steps, above 240 guests ${stepsFor(500)}. Gaps are below the optimum (=) or a bound (≤).\n`,
  );
  console.log(
    formatTable(["Event", "Gap to", "Median gap", "Largest", "Valid", "CPU s", "Until best"], rowsOf(groups)),
  );
  await compareProcesses(seed);
}

function measureKind(highs: Highs, { kind, guests, instance, plan, isOptimal }: KindInstance, seed: number): KindRun {
  const known = checkPlan(instance, plan);
  if (known.violations > 0) throw new Error(`The plan of "${kind}" breaks a rule.`);
  const enough = isOptimal ? known.value : null;
  const searched = search(instance, { seed, limit: { steps: stepsFor(guests) }, enough });
  const found = checkPlan(instance, searched.assignment);
  const isOptimum = isOptimal || searched.isProven;
  const reference = enough ?? (isOptimum ? found.value : boundOf(highs, instance, guests));
  if (reference !== null && found.violations === 0 && found.value > reference)
    throw new Error(`A plan of "${kind}" exceeds what none can.`);
  process.stderr.write(`${kind}, ${guests} guests measured\n`);
  return {
    ...{ kind, guests, reference, isOptimum, ...found },
    ...{ cpu: searched.spent.cpu, cpuUntilBest: searched.untilBest.cpu },
  };
}

function boundOf(highs: Highs, instance: KindInstance["instance"], guests: number): number | null {
  if (guests > maxGuestsOfBound) return null;
  const bound = new PlanBound(highs, problemOf(instance));
  try {
    for (let step = 0; step < maxBoundSteps && bound.isOpen; step += 1) bound.step(null);
    return bound.isOpen ? null : bound.value;
  } finally {
    bound.dispose();
  }
}

function rowsOf(groups: ReadonlyMap<string, readonly KindRun[]>): string[][] {
  return [...groups].map(([name, runs]) => {
    const valid = runs.filter(({ violations }) => violations === 0);
    const gaps = valid.flatMap((run) => (run.reference === null ? [] : [gapOf(run, run.reference)]));
    const percent = (gap: number) => (gaps.length === 0 ? "" : `${gap.toFixed(2)} %`);
    const median = (numbers: number[]) => quantile(numbers, 0.5).toFixed(2);
    const references = runs.flatMap(({ reference, isOptimum }) =>
      reference === null ? [] : [`${isOptimum ? "=" : "≤"} ${reference}`],
    );
    return [
      name,
      references.join(", "),
      percent(quantile(gaps, 0.5)),
      percent(Math.max(...gaps)),
      `${valid.length} of ${runs.length}`,
      median(runs.map(({ cpu }) => cpu)),
      median(runs.map(({ cpuUntilBest }) => cpuUntilBest)),
    ];
  });
}
