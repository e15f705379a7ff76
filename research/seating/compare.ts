import loadHighs, { type Highs } from "highs";
import { quantile } from "../../bench/lib/quantile.ts";
import { Random } from "../../bench/lib/random.ts";
import { formatTable } from "../../bench/lib/table.ts";
import { seatingInstances } from "../../bench/seating/catalog.ts";
import { checkPlan } from "../../bench/seating/check-plan.ts";
import { cpuBudget } from "../../bench/seating/clock.ts";
import type { SeatingInstance } from "../../bench/seating/instance.ts";
import { search } from "../../bench/seating/our-solver.ts";
import { provenBounds } from "../../bench/seating/proven-bounds.ts";
import { gapOf } from "../../bench/seating/runs.ts";
import { compactModel } from "./rivals/compact-model.ts";
import { geneticAlgorithm } from "./rivals/genetic-algorithm.ts";
import { tabuSearch } from "./rivals/tabu-search.ts";
import { seatMembers, unitsOf } from "./units.ts";

export interface CompareOptions {
  /** Regular expression for names of instances; empty for all. */
  only: string;
  seed: number;
}

const manyGuests = 1000;

/** Prints the gaps of the product's solver and its rivals to the bound, or best known plan, in equal processor time. */
export async function compareSolvers({ only, seed }: CompareOptions): Promise<void> {
  const highs = await loadHighs();
  const bounds = provenBounds();
  const rows = [...seatingInstances()]
    .filter(({ name }) => new RegExp(only).test(name))
    .map(({ name, instance }) => {
      const isLarge = instance.guests.length > manyGuests;
      const seconds = isLarge ? 10 : 1;
      const seeds = isLarge ? [seed] : [seed, seed + 1, seed + 2];
      const known = bounds.get(name);
      const reference = known?.bound ?? known?.best ?? 0;
      const gaps = solvers(highs, instance, { seeds, seconds }).map((plans) => medianGap(instance, plans, reference));
      return [name, String(reference), `${seconds} s`, ...gaps];
    });
  console.log(formatTable(["Instance", "Reference", "Time", "Ours", "Genetic", "Tabu", "HiGHS"], rows));
}

function solvers(
  highs: Highs,
  instance: SeatingInstance,
  { seeds, seconds }: { seeds: readonly number[]; seconds: number },
): (readonly number[])[][] {
  const model = unitsOf(instance);
  const found = compactModel(highs, model, seconds);
  const rivals = [geneticAlgorithm, tabuSearch].map((rival) =>
    seeds.map((seed) => seatMembers(model, rival(model, new Random(seed), cpuBudget(seconds)))),
  );
  return [
    seeds.map((seed) => search(instance, { seed, limit: { seconds } }).assignment),
    ...rivals,
    found === null ? [] : [seatMembers(model, found)],
  ];
}

function medianGap(instance: SeatingInstance, plans: readonly (readonly number[])[], reference: number): string {
  if (plans.length === 0) return "no plan";
  const gaps = plans.map((plan) => gapOf(checkPlan(instance, plan), reference));
  return `${quantile(gaps, 0.5).toFixed(2)} %`;
}
