import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { randomRuns } from "../../../../common/testing/random-runs.ts";
import { evaluatePlan } from "../solve/plan-value.ts";
import type { SeatingProblem } from "../solve/seating-problem.ts";
import { unitsOf } from "./problem-index.ts";
import { reasonsFor } from "./reasons.ts";

/** Every table is near everything. */
const room = { isMet: () => true, isKnown: () => true };

const guestCount = 8;
const tableCount = 3;
const guest = fc.nat(guestCount - 1);
const weight = fc.integer({ min: -8, max: 8 });
const some = <T>(entry: fc.Arbitrary<T>, maxLength = 4) => fc.array(entry, { maxLength });
const someGuests = fc.uniqueArray(guest, { minLength: 1, maxLength: 5 });
const twoGuests = fc
  .uniqueArray(guest, { minLength: 2, maxLength: 2 })
  .map(([a = 0, b = 1]): [number, number] => [a, b]);
const tables = fc.option(fc.uniqueArray(fc.nat(tableCount - 1), { minLength: 1 }), { freq: 1, nil: null });

const problems: fc.Arbitrary<SeatingProblem> = fc.record({
  guests: fc.array(
    fc.record({ size: fc.integer({ min: 1, max: 2 }), tables, current: fc.option(fc.nat(tableCount - 1)) }),
    { minLength: guestCount, maxLength: guestCount },
  ),
  tables: fc.array(
    fc.record({
      capacity: fc.integer({ min: 3, max: 9 }),
      minimum: fc.constantFrom(0, 0, 2, 3),
      mayBeEmpty: fc.boolean(),
    }),
    { minLength: tableCount, maxLength: tableCount },
  ),
  together: some(fc.uniqueArray(guest, { minLength: 2, maxLength: 2 }), 2),
  apart: some(twoGuests, 2),
  pairs: some(fc.record({ guests: twoGuests, weight })),
  groups: some(fc.record({ guests: someGuests, weight })),
  mixes: some(
    fc.record({
      kinds: fc.constantFrom([[0, 1, 2], [3, 4], [5]], [[1, 3, 5], [0]]),
      weight: fc.integer({ min: 0, max: 5 }),
    }),
    2,
  ),
  places: some(fc.record({ guest, weights: fc.array(weight, { minLength: tableCount, maxLength: tableCount }) })),
  company: fc.option(
    fc.record({
      knows: some(twoGuests, 8).map((pairs) =>
        Array.from({ length: guestCount }, (_, at) => [
          ...new Set(pairs.filter((pair) => pair.includes(at)).map(([a, b]) => (a === at ? b : a))),
        ]),
      ),
      weight: fc.integer({ min: 0, max: 5 }),
    }),
  ),
  balance: fc.constantFrom(0, 1, 0.5),
  keep: fc.nat(4),
});
const assignments = fc.array(fc.nat(tableCount - 1), { minLength: guestCount, maxLength: guestCount });

/** Every move of a guest's party. */
function movesOf(problem: SeatingProblem, assignment: readonly number[], guest: number) {
  const unitOf = unitsOf(problem.together, problem.guests.length);
  const partyOf = (member: number) =>
    (unitOf[member] ?? []).filter((other) => assignment[other] === assignment[member]);
  const from = assignment[guest] ?? 0;
  return problem.tables.flatMap((_, to) => {
    if (to === from) return [];
    const after = [...assignment];
    for (const member of partyOf(guest)) after[member] = to;
    return { table: to, after };
  });
}

describe("the best other table", () => {
  it("costs exactly what the plan would lose, and no allowed move costs less", () => {
    fc.assert(
      fc.property(problems, assignments, guest, (problem, assignment, asked) => {
        const before = evaluatePlan(problem, assignment);
        const { alternative } = reasonsFor(problem, assignment, asked, room);
        const moves = movesOf(problem, assignment, asked).map((move) => ({
          ...move,
          plan: evaluatePlan(problem, move.after),
        }));
        const found = moves.find(({ table }) => table === alternative?.table);
        if (found) expect(before.value - found.plan.value).toBeCloseTo(alternative?.cost ?? Number.NaN, 6);
        // Without a broken rule before or after, "allowed" means the same to both.
        fc.pre(before.violations === 0);
        const allowed = moves.filter(({ plan }) => plan.violations === 0);
        if (alternative === null) expect(allowed).toEqual([]);
        else expect(Math.min(...allowed.map(({ plan }) => before.value - plan.value))).toBeCloseTo(alternative.cost, 6);
      }),
      { numRuns: randomRuns(400) },
    );
  });
});
