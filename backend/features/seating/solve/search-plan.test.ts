import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { randomRuns } from "../../../../common/testing/random-runs.ts";
import { plainProblem, seatingProblems } from "../../../testing/seating-problems.ts";
import { evaluatePlan } from "./plan-value.ts";
import { type SearchOptions, searchPlan } from "./search-plan.ts";
import type { SeatingPlan, SeatingProblem } from "./seating-problem.ts";
import { upperBound } from "./upper-bound.ts";

const options: SearchOptions = { seed: 1 };
const rounding = 1e-9;
const seedOfSample = Number(process.env.SEARCH_SEED ?? Math.floor(Math.random() * 2 ** 31));

/** The plan found in this many slices, or the first good enough. */
function searched(
  problem: SeatingProblem,
  slices: number,
  given = options,
  isEnough: (plan: SeatingPlan) => boolean = () => false,
): SeatingPlan & { isProven: boolean } {
  const search = searchPlan(problem, given);
  let plan: SeatingPlan | undefined;
  for (let slice = 0; slice < slices; slice++) {
    const { done, value } = search.next();
    if (done) return { ...value.plan, isProven: value.isProven };
    plan = value ?? plan;
    if (plan && isEnough(plan)) break;
  }
  if (!plan) throw new Error("The first slice yields a plan");
  return { ...plan, isProven: false };
}

/** Fewest violations, then highest value. */
function bestOfAll(problem: SeatingProblem): SeatingPlan {
  const { guests, tables } = problem;
  let best: SeatingPlan | undefined;
  for (let number = 0; number < tables.length ** guests.length; number++) {
    const plan = evaluatePlan(
      problem,
      guests.map((_, guest) => Math.floor(number / tables.length ** guest) % tables.length),
    );
    const isBetter =
      !best || plan.violations < best.violations || (plan.violations === best.violations && plan.value > best.value);
    if (isBetter) best = plan;
  }
  if (!best) throw new Error("There is a table");
  return best;
}

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

function isReached(problem: SeatingProblem, best: SeatingPlan): boolean {
  const isEnough = ({ value, violations }: SeatingPlan) => violations === 0 && value > best.value - rounding;
  return isEnough(searched(problem, 200, options, isEnough));
}

describe("a search", () => {
  it("never exceeds the best of all plans of a small problem, nor the bound, and proves nothing wrong", () => {
    fc.assert(
      fc.property(seatingProblems(6, 3), (problem) => {
        const best = bestOfAll(problem);
        const found = searched(problem, 12);
        const { value, violations } = found;
        expect(evaluatePlan(problem, found.assignment)).toMatchObject({ value, violations });
        expect(violations === 0).toBe(keepsRules(problem, found.assignment));
        if (best.violations > 0) {
          expect(violations).toBeGreaterThan(0);
          expect(found.isProven && problem.tables.length > 1).toBe(false);
          return;
        }
        if (violations === 0) expect(value).toBeLessThan(best.value + rounding);
        if (found.isProven) expect(value).toBeGreaterThan(best.value - rounding);
        expect(upperBound(problem)).toBeGreaterThan(best.value - rounding);
      }),
      { numRuns: randomRuns(80) },
    );
  });

  // About one problem in 2,000 has a good plan that the search does not leave in this time.
  it("finds the best of all plans of nearly every small problem", () => {
    process.stdout.write(`SEARCH_SEED=${seedOfSample}\n`);
    const possible = fc
      .sample(seatingProblems(6, 3), { numRuns: randomRuns(80), seed: seedOfSample })
      .map((problem) => ({ problem, best: bestOfAll(problem) }))
      .filter(({ best }) => best.violations === 0);
    const missed = possible.filter(({ problem, best }) => !isReached(problem, best));
    expect(possible.length).toBeGreaterThan(0);
    expect(missed.length, JSON.stringify(missed)).toBeLessThanOrEqual(Math.ceil(randomRuns(80) / 40));
  });

  it.each([
    { what: "tables of two", capacities: fc.constant([2, 2, 2, 2]), apart: 3, together: 1 },
    {
      what: "many pairs apart",
      capacities: fc.array(fc.integer({ min: 2, max: 4 }), { minLength: 3, maxLength: 3 }),
      apart: 11,
      together: 0,
    },
  ])("finds the best of all plans with $what at once, and knows it", ({ capacities, apart, together }) => {
    const pair = fc
      .uniqueArray(fc.nat(6), { minLength: 2, maxLength: 2 })
      .map(([one = 0, other = 0]): [number, number] => {
        return one < other ? [one, other] : [other, one];
      });
    const drawn = fc.record({
      capacities,
      apart: fc.uniqueArray(pair, { minLength: apart, maxLength: apart + 6, selector: String }),
      together: fc.array(pair, { maxLength: together }),
      pairs: fc.array(fc.record({ guests: pair, weight: fc.integer({ min: -3, max: 9 }) }), { maxLength: 20 }),
    });
    let possible = 0;
    fc.assert(
      fc.property(drawn, ({ capacities: seats, ...rules }) => {
        const problem = { ...plainProblem(7, seats), ...rules };
        const best = bestOfAll(problem);
        const { value, violations, isProven } = searched(problem, 2);
        const isPossible = best.violations === 0;
        expect({ isProven, isValid: violations === 0 }).toEqual({ isProven: isPossible, isValid: isPossible });
        if (!isPossible) return;
        possible++;
        expect(value).toBe(best.value);
      }),
      { numRuns: randomRuns(40) },
    );
    expect(possible).toBeGreaterThan(0);
  });

  it("leaves a good plan for a better one that worse ones lie before", () => {
    const problem: SeatingProblem = {
      ...plainProblem(3, [1, 2, 2]),
      groups: [{ guests: [1, 0], weight: 1 }],
      places: [{ guest: 0, weights: [0, 1, 0] }],
      company: { knows: [[], [2], [1]], weight: 3 },
      balance: 1,
    };
    expect(isReached(problem, bestOfAll(problem))).toBe(true);
  });

  it("breaks no rule when it says so, and is the same for the same seed", () => {
    fc.assert(
      fc.property(seatingProblems(30, 8), fc.integer(), (problem, seed) => {
        const found = searched(problem, 4, { ...options, seed });
        expect(found.violations === 0).toBe(keepsRules(problem, found.assignment));
        expect(searched(problem, 4, { ...options, seed })).toEqual(found);
      }),
      { numRuns: randomRuns(30) },
    );
  });

  it("is not drawn to tables with one guest too many, which groups one larger than a table would like", () => {
    const groups = Array.from({ length: 5 }, (_, group) => [0, 1, 2, 3, 4].map((member) => 5 * group + member));
    const pairs = groups.flatMap((group) =>
      group.flatMap((guest) =>
        group.filter((other) => other > guest).map((other) => ({ guests: [guest, other] as const, weight: 1 })),
      ),
    );
    const problem = { ...plainProblem(25, Array<number>(7).fill(4)), pairs };
    // Four of each group sit together: six pairs.
    const best = evaluatePlan(
      problem,
      Array.from({ length: 25 }, (_, guest) => (guest % 5 < 4 ? Math.floor(guest / 5) : 5 + (guest > 19 ? 1 : 0))),
    );
    expect(best).toMatchObject({ violations: 0, value: 30 });
    expect(isReached(problem, best)).toBe(true);
  });

  it("begins with the plan of today", () => {
    const problem = plainProblem(6, [3, 3]);
    const start = [0, 1, 0, 1, 0, null];
    expect(searched(problem, 1, { ...options, start }).assignment).toEqual([0, 1, 0, 1, 0, 1]);
  });

  it("ends by itself when no better plan can exist", () => {
    const pairs = [0, 2, 4].map((guest) => ({ guests: [guest, guest + 1] as const, weight: 3 }));
    expect(searched({ ...plainProblem(6, [2, 2, 2]), pairs }, 50)).toMatchObject({ value: 9, isProven: true });
  });

  it("proves that as few as possible leave tables with too many guests, and that tables cannot be more even", () => {
    const { guests, ...crowded } = plainProblem(7, [4, 4, 4]);
    const today = [0, 0, 0, 0, 0, 1, 1];
    const seated = {
      ...crowded,
      guests: guests.map((guest, at) => ({ ...guest, current: today[at] ?? null })),
      keep: 5,
    };
    expect(searched({ ...seated, together: [[0, 1]] }, 50)).toMatchObject({ value: -5, isProven: true });
    expect(
      searched(
        {
          ...seated,
          together: [
            [0, 1, 2],
            [3, 4],
          ],
        },
        50,
      ),
    ).toMatchObject({ value: -10, isProven: true });
    const uneven = { ...plainProblem(7, [4, 4, 4]), balance: 3 };
    expect(searched(uneven, 50)).toMatchObject({ value: expect.closeTo(-2), isProven: true });
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

  it("breaks as few rules as it must: guests who cannot be together are moved one by one", () => {
    const problem = { ...plainProblem(4, [2, 2]), together: [[0, 1, 2]] };
    expect(searched(problem, 5).violations).toBe(1);
  });
});
