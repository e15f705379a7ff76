import fc from "fast-check";
import { expect, it } from "vitest";
import { randomRuns } from "../../../../common/testing/random-runs.ts";
import { evaluatePlan } from "../solve/plan-value.ts";
import type { SeatingProblem } from "../solve/seating-problem.ts";
import { noWishes } from "../solve/seating-problem.ts";
import { type ContradictionOptions, findContradictions } from "./contradiction.ts";
import { solveFeasibility } from "./highs-feasibility.ts";
import { withRules } from "./rules.ts";

const exactly: ContradictionOptions = { deadlineMs: 60_000, solveFeasibility };

/** The smallest contradiction. */
async function find(problem: SeatingProblem, options: ContradictionOptions = exactly) {
  const found = await findContradictions(problem, options);
  return typeof found === "string" ? found : (found[0]?.rules ?? []);
}

const guestCount = 5;
const tableCount = 3;
const guest = fc.nat(guestCount - 1);
const tables = fc.option(fc.uniqueArray(fc.nat(tableCount - 1)), { freq: 1 });
const problems: fc.Arbitrary<SeatingProblem> = fc
  .record({
    guests: fc.array(fc.record({ size: fc.constantFrom(1, 1, 2), tables, current: fc.constant(null) }), {
      minLength: guestCount,
      maxLength: guestCount,
    }),
    tables: fc.array(
      fc.record({
        capacity: fc.integer({ min: 1, max: 4 }),
        minimum: fc.constantFrom(0, 0, 0, 1, 2, 3),
        mayBeEmpty: fc.boolean(),
      }),
      { minLength: tableCount, maxLength: tableCount },
    ),
    together: fc.array(fc.uniqueArray(guest, { minLength: 2, maxLength: 3 }), { maxLength: 3 }),
    apart: fc.array(
      fc.uniqueArray(guest, { minLength: 2, maxLength: 2 }).map(([a = 0, b = 1]): [number, number] => [a, b]),
      { maxLength: 5 },
    ),
  })
  .map((rules) => ({ ...noWishes, ...rules }));

const everySeating = Array.from({ length: tableCount ** guestCount }, (_, number) =>
  Array.from({ length: guestCount }, (_, guest) => Math.floor(number / tableCount ** guest) % tableCount),
);
const canHold = (problem: SeatingProblem) =>
  everySeating.some((assignment) => evaluatePlan(problem, assignment).violations === 0);

it("is found exactly when no seating keeps all rules", async () => {
  await fc.assert(
    fc.asyncProperty(problems, async (problem) => {
      const found = await find(problem);
      if (typeof found === "string") {
        expect({ found, canHold: canHold(problem) }).toEqual({ found: "feasible", canHold: true });
        return;
      }
      expect(canHold(withRules(problem, found).problem)).toBe(false);
    }),
    { numRuns: randomRuns(200) },
  );
});
