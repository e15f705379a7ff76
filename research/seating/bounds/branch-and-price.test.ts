import loadHighs, { type Highs } from "highs";
import { beforeAll, describe, expect, it } from "vitest";
import { relax } from "../../../backend/features/seating/bound/column-generation.ts";
import { Random } from "../../../bench/lib/random.ts";
import { checkPlan } from "../../../bench/seating/check-plan.ts";
import type { SeatingInstance } from "../../../bench/seating/instance.ts";
import { plantInstance, priceBound } from "../../../bench/seating/planted.ts";
import { unitsOf } from "../units.ts";
import { proveOptimum } from "./branch-and-price.ts";

let highs: Highs;
beforeAll(async () => {
  highs = await loadHighs();
});

const never = () => false;

function draw(random: Random): SeatingInstance {
  const guests = [0, 1, 2, 3, 4, 5, 6];
  const pairs = guests.flatMap((one) =>
    guests.filter((other) => one < other).map((other): [number, number] => [one, other]),
  );
  return {
    guests: guests.map((guest) => `Guest ${guest}`),
    tables: [2, 2, 4],
    weights: pairs.filter(() => random.chance(0.6)).map(([one, other]) => [one, other, random.between(-3, 6)]),
    together: random.chance(0.5) ? [[0, random.between(1, 6)]] : [],
    apart: random.chance(0.5) ? [random.pick(pairs)] : [],
  };
}

function byAllPlans(instance: SeatingInstance): number {
  const count = instance.guests.length;
  let best = Number.NEGATIVE_INFINITY;
  for (let number = 0; number < 3 ** count; number += 1) {
    const plan = Array.from({ length: count }, (_, guest) => Math.floor(number / 3 ** guest) % 3);
    const { value, violations } = checkPlan(instance, plan);
    if (violations === 0 && value > best) best = value;
  }
  return best;
}

describe("bounds of seating plans", () => {
  it("are never below the best of all plans, and branching reaches it", () => {
    const random = new Random(20261122);
    let branched = 0;
    for (let drawn = 0; drawn < 40; drawn += 1) {
      const instance = draw(random);
      const best = byAllPlans(instance);
      if (!Number.isFinite(best)) continue;
      const model = unitsOf(instance);
      const { bound } = relax(highs, model, { sets: [], target: Number.NEGATIVE_INFINITY, isOver: never });
      expect((bound ?? Number.NaN) + model.constant).toBeGreaterThanOrEqual(best);
      const proof = proveOptimum(highs, instance, { plans: [], isOver: never });
      expect({ value: proof.value, bound: proof.bound }).toEqual({ value: best, bound: best });
      expect(checkPlan(instance, proof.plan)).toEqual({ value: best, violations: 0 });
      if (proof.nodes > 1) branched += 1;
    }
    expect(branched).toBeGreaterThan(0);
  });

  it("of an instance with a planted plan are what that is worth", () => {
    const { instance, plan, prices } = plantInstance({ guests: 22, seats: 4, spare: 2, temptations: 8, seed: 4 });
    const { value, violations } = checkPlan(instance, plan);
    expect(violations).toBe(0);
    expect(priceBound(instance, prices)).toBe(value);
    expect(proveOptimum(highs, instance, { plans: [], isOver: never })).toMatchObject({ value, bound: value });
  });
});
