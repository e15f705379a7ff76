import fc from "fast-check";
import type { Highs } from "highs";
import { beforeAll, expect, it } from "vitest";
import { randomRuns } from "../../../../common/testing/random-runs.ts";
import { seatingProblems } from "../../../testing/seating-problems.ts";
import { evaluatePlan } from "../solve/plan-value.ts";
import type { SeatingProblem } from "../solve/seating-problem.ts";
import { upperBound } from "../solve/upper-bound.ts";
import { loadHighs } from "./load-highs.ts";
import { PlanBound } from "./plan-bound.ts";

let highs: Highs;
beforeAll(async () => {
  highs = await loadHighs();
});

function lowest(problem: SeatingProblem): number {
  const bound = new PlanBound(highs, problem);
  const first = bound.value;
  expect(first).toBe(upperBound(problem));
  while (bound.isOpen) bound.step(null);
  expect(bound.value).toBeLessThanOrEqual(first);
  return bound.value;
}

/** The values of all plans without a broken rule. */
function* allowedValues(problem: SeatingProblem): Generator<number> {
  const { guests, tables } = problem;
  for (let number = 0; number < tables.length ** guests.length; number++) {
    const assignment = guests.map((_, guest) => Math.floor(number / tables.length ** guest) % tables.length);
    const { value, violations } = evaluatePlan(problem, assignment);
    if (violations === 0) yield value;
  }
}

it("is never below a plan that breaks no rule", () => {
  fc.assert(
    fc.property(seatingProblems(6, 3), (problem) => {
      expect(Math.max(...allowedValues(problem))).toBeLessThan(lowest(problem) + 1e-6);
    }),
    { numRuns: randomRuns(60) },
  );
});
