import { describe, expect, it } from "vitest";
import { checkPlan } from "./check-plan.ts";
import { kindInstances } from "./kinds.ts";
import { search } from "./our-solver.ts";

const seed = Math.floor(Math.random() * 2 ** 31);

describe("events that are hard to seat", () => {
  it("have a plan that keeps all rules and fills all tables, than which a search finds no better", () => {
    process.stdout.write(`Seed ${seed}\n`);
    for (const { kind, instance, plan, isOptimal } of kindInstances(seed, [60])) {
      const { value, violations } = checkPlan(instance, plan);
      const seats = instance.tables.reduce((sum, size) => sum + size, 0);
      expect({ kind, violations, seats }).toEqual({ kind, violations: 0, seats: instance.guests.length });
      const found = checkPlan(instance, search(instance, { seed, limit: { steps: 4 } }).assignment);
      if (isOptimal && found.violations === 0) expect(found.value, kind).toBeLessThanOrEqual(value);
    }
  });

  it("are seated as well as possible where circles of 20 would change places with those at small tables", () => {
    for (const { instance, plan } of kindInstances(5_000_000, [500])) {
      const { value } = checkPlan(instance, plan);
      const { assignment } = search(instance, { seed: 1, limit: { steps: 100 }, enough: value });
      return expect(checkPlan(instance, assignment)).toEqual({ value, violations: 0 });
    }
  });
});
