import { describe, expect, it } from "vitest";
import { seatingInstances } from "./catalog.ts";
import { checkPlan } from "./check-plan.ts";
import { priceBound } from "./planted.ts";
import { hashOf, provenBounds } from "./proven-bounds.ts";

describe("proven bounds", () => {
  const instances = [...seatingInstances()];
  const bounds = provenBounds();

  it("are there for each instance as it is, and for no other", () => {
    expect([...bounds.values()].map(({ name, hash }) => [name, hash])).toEqual(
      instances.map(({ name, instance }) => [name, hashOf(instance)]),
    );
  });

  it("agree with what was published", () => {
    const published = instances.flatMap(({ name, instance: { optimum } }) =>
      optimum === undefined ? [] : [{ name, optimum }],
    );
    expect(published).toHaveLength(2);
    for (const { name, optimum } of published)
      expect(bounds.get(name)).toMatchObject({ bound: optimum, best: optimum });
  });

  it("are what planted plans are worth, and no plan can be worth more", () => {
    for (const { name, instance, planted } of instances) {
      if (!planted) continue;
      const { value, violations } = checkPlan(instance, planted.plan);
      expect(violations).toBe(0);
      expect(priceBound(instance, planted.prices)).toBe(value);
      expect(bounds.get(name)).toMatchObject({ bound: value, best: value });
    }
  });
});
