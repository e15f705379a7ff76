import loadHighs, { type Highs } from "highs";
import { Random } from "../../bench/lib/random.ts";
import { type NamedInstance, seatingInstances } from "../../bench/seating/catalog.ts";
import { checkPlan } from "../../bench/seating/check-plan.ts";
import { cpuBudget, startClock } from "../../bench/seating/clock.ts";
import type { SeatingInstance } from "../../bench/seating/instance.ts";
import { search } from "../../bench/seating/our-solver.ts";
import { priceBound } from "../../bench/seating/planted.ts";
import { hashOf, type ProvenBound, provenBounds, writeBounds } from "../../bench/seating/proven-bounds.ts";
import { proveOptimum } from "./bounds/branch-and-price.ts";
import { tabuSearch } from "./rivals/tabu-search.ts";
import { seatMembers, unitsOf } from "./units.ts";

export interface ProveOptions {
  /** Regular expression for names of instances; empty for all. */
  only: string;
  seconds: number;
}

/** Proves optima or bounds and writes them beside the instances; those of other instances stay. */
export async function proveBounds({ only, seconds }: ProveOptions): Promise<void> {
  const highs = await loadHighs();
  const bounds = provenBounds();
  const names: string[] = [];
  for (const named of seatingInstances()) {
    names.push(named.name);
    if (!new RegExp(only).test(named.name)) continue;
    const bound = prove(highs, named, seconds);
    console.log(`${bound.name}: at most ${bound.bound}, best ${bound.best}; ${bound.how}, ${bound.seconds} s`);
    bounds.set(named.name, bound);
    const sorted = names.flatMap((name) => bounds.get(name) ?? []);
    const others = [...bounds.values()].filter((other) => !names.includes(other.name));
    writeBounds([...sorted, ...others]);
  }
}

function prove(highs: Highs, { name, instance, planted }: NamedInstance, seconds: number): ProvenBound {
  const hash = hashOf(instance);
  if (planted) {
    const best = checkPlan(instance, planted.plan).value;
    return { name, hash, bound: priceBound(instance, planted.prices), best, how: "planted", seconds: 0 };
  }
  const clock = startClock();
  const proof = proveOptimum(highs, instance, {
    plans: goodPlans(instance),
    isOver: cpuBudget(seconds),
    log: (line) => console.log(`  ${line}`),
  });
  const how = `column generation, nodes: ${proof.nodes}`;
  return { name, hash, bound: proof.bound, best: proof.value, how, seconds: Math.round(clock().cpu) };
}

/** Plans to begin with, by the product's solver and by tabu search. */
function goodPlans(instance: SeatingInstance): (readonly number[])[] {
  const model = unitsOf(instance);
  const seconds = Math.min(10, instance.guests.length / 40);
  return [1, 2, 3].flatMap((seed) => [
    search(instance, { seed, limit: { seconds } }).assignment,
    seatMembers(model, tabuSearch(model, new Random(seed), cpuBudget(seconds))),
  ]);
}
