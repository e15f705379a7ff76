import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import loadHighs, { type Highs } from "highs";
import { z } from "zod";
import { Random } from "../lib/random.ts";
import { proveOptimum } from "./bounds/branch-and-price.ts";
import { type NamedInstance, seatingInstances } from "./catalog.ts";
import { checkPlan } from "./check-plan.ts";
import { cpuBudget, startClock } from "./clock.ts";
import type { SeatingInstance } from "./instance.ts";
import { search } from "./our-solver.ts";
import { priceBound } from "./planted.ts";
import { tabuSearch } from "./rivals/tabu-search.ts";
import { seatMembers, unitsOf } from "./units.ts";

const file = fileURLToPath(new URL("./proven-bounds.json", import.meta.url));

const provenBound = z.object({
  name: z.string(),
  /** Of the instance that it was proven for. */
  hash: z.string(),
  /** No plan is worth more; null if that could not be said. */
  bound: z.number().nullable(),
  /** What the best plan is worth that was found meanwhile; it is optimal if that is the bound. */
  best: z.number(),
  how: z.string(),
  /** Processor time. */
  seconds: z.number(),
});

/** What has been proven about an instance. */
export type ProvenBound = z.infer<typeof provenBound>;

/** What has been proven, by the names of instances. */
export function provenBounds(): Map<string, ProvenBound> {
  const bounds = z.array(provenBound).parse(JSON.parse(readFileSync(file, "utf8")));
  return new Map(bounds.map((bound) => [bound.name, bound]));
}

/** Short, and different for any other guests, tables, weights or rules. */
export function hashOf({ guests, tables, weights, together, apart }: SeatingInstance): string {
  const facts = JSON.stringify([guests.length, tables, weights, together, apart]);
  return createHash("sha256").update(facts).digest("hex").slice(0, 16);
}

/** How to prove. */
export interface ProveOptions {
  /** A regular expression for the names of instances; all if empty. */
  only: string;
  /** Processor time for each instance. */
  seconds: number;
}

/** Proves optima or bounds again and writes them beside the instances; those of other instances stay. */
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
    writeFileSync(file, `${JSON.stringify([...sorted, ...others], null, 2)}\n`);
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
    search(instance, { seed, seconds }).assignment,
    seatMembers(model, tabuSearch(model, new Random(seed), cpuBudget(seconds))),
  ]);
}
