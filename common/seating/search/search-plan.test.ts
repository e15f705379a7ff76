import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { randomRuns } from "../../testing/random-runs.ts";
import { bestOfAll, plainProblem, searched, seatingProblems } from "../../testing/seating-problems.ts";
import { evaluatePlan } from "./plan-value.ts";
import type { SeatingPlan, SeatingProblem } from "./seating-problem.ts";

const rounding = 1e-9;

/** Checked without the code under test. */
function keepsRules({ guests, tables, together, apart }: SeatingProblem, assignment: readonly number[]): boolean {
  const areSeatsKept = tables.every(({ capacity, minimum, mayBeEmpty }, table) => {
    let seats = 0;
    for (const [guest, { size }] of guests.entries()) if (assignment[guest] === table) seats += size;
    return seats <= capacity && (seats >= minimum || (mayBeEmpty && seats === 0));
  });
  return (
    areSeatsKept &&
    assignment.length === guests.length &&
    together.every((set) => new Set(set.map((guest) => assignment[guest])).size <= 1) &&
    apart.every(([guest, other]) => assignment[guest] !== assignment[other]) &&
    guests.every((guest, place) => (guest.tables ?? [...tables.keys()]).includes(assignment[place] ?? -1))
  );
}

describe("a search", () => {
  // About one problem in 2,000 has a good plan that the search does not leave in this time.
  it("finds the best of all plans of nearly every small problem, and never exceeds it", () => {
    const problems = fc.sample(seatingProblems(6, 3), { numRuns: randomRuns(160), seed: 7 });
    const missed = problems.filter((problem) => {
      const best = bestOfAll(problem);
      const isBest = ({ value, violations }: SeatingPlan) => violations === 0 && value > best.value - rounding;
      const found = searched(problem, best.violations > 0 ? 4 : 200, undefined, isBest);
      const { value, violations } = found;
      expect(evaluatePlan(problem, found.assignment)).toMatchObject({ value, violations });
      expect(violations === 0).toBe(keepsRules(problem, found.assignment));
      if (best.violations > 0) {
        expect(violations).toBeGreaterThan(0);
        return false;
      }
      if (violations === 0) expect(value).toBeLessThan(best.value + rounding);
      return !isBest(found);
    });
    expect(missed.length, JSON.stringify(missed)).toBeLessThanOrEqual(problems.length / 40);
  });

  it("breaks no rule when it says so, and is the same for the same seed", () => {
    fc.assert(
      fc.property(seatingProblems(30, 8), fc.integer(), (problem, seed) => {
        const found = searched(problem, 4, { seed });
        expect(found.violations === 0).toBe(keepsRules(problem, found.assignment));
        expect(searched(problem, 4, { seed })).toEqual(found);
      }),
      { numRuns: randomRuns(30) },
    );
  });

  it.each([
    ["no guests", plainProblem(0, [4])],
    ["no tables", plainProblem(2, [])],
    ["tables without seats", plainProblem(2, [0, 0])],
    ["more guests than seats", plainProblem(9, [2, 2])],
    ["a set with a guest twice", { ...plainProblem(3, [2, 2]), together: [[0, 0, 1]] }],
    ["guests together and apart", { ...plainProblem(3, [2, 2]), together: [[0, 1]], apart: [[0, 1]] as const }],
    ["a guest apart from themselves", { ...plainProblem(3, [2, 2]), apart: [[1, 1]] as const }],
    ["a set larger than any table", { ...plainProblem(4, [2, 2]), together: [[0, 1, 2]] }],
  ])("copes with %s", (_, problem) => {
    const found = searched(problem, 5);
    expect(found.violations === 0).toBe(keepsRules(problem, found.assignment));
  });
});
