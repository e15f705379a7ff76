import { describe, expect, it } from "vitest";
import { checkPlan } from "./check-plan.ts";
import type { SeatingInstance } from "./instance.ts";

const instance: SeatingInstance = {
  guests: ["A", "B", "C", "D", "E"],
  tables: [3, 2],
  weights: [
    [0, 1, 5],
    [1, 2, -2],
    [3, 4, 7],
    [0, 4, 11],
  ],
  together: [[0, 1]],
  apart: [[2, 3]],
};

describe("the check of plans", () => {
  it("adds the weights of pairs at the same table", () => {
    expect(checkPlan(instance, [0, 0, 0, 1, 1])).toEqual({ value: 10, violations: 0 });
  });

  it.each([
    ["too many guests at a table", [1, 1, 0, 1, 0], 1],
    ["a set that is split", [0, 1, 1, 0, 0], 1],
    ["a pair that is not apart", [1, 1, 0, 0, 0], 1],
    ["a guest without a table", [0, 0, 0, 1], 1],
    ["a table that does not exist", [0, 0, 0, 1, 2], 1],
    ["several of them", [0, 1, 0, 0, 0], 3],
  ])("counts %s", (_, plan, violations) => {
    expect(checkPlan(instance, plan).violations).toBe(violations);
  });
});
