import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { randomRuns } from "../../../../common/testing/random-runs.ts";
import { evaluatePlan } from "../solve/plan-value.ts";
import type { SeatingProblem } from "../solve/seating-problem.ts";
import { noWishes } from "../solve/seating-problem.ts";
import { unitsOf } from "./problem-index.ts";
import { reasonsFor } from "./reasons.ts";

/** Every table is near everything. */
const room = { isMet: () => true, isKnown: () => true };

const nothing: SeatingProblem = { guests: [], tables: [], together: [], apart: [], ...noWishes };

const someone = { size: 1, tables: null, current: null };
const tableOf = (capacity: number) => ({ capacity, minimum: 0, mayBeEmpty: true });
const guests = (count: number) => Array.from({ length: count }, () => someone);
const kindsFor = (problem: SeatingProblem, assignment: readonly number[], guest: number) =>
  reasonsFor(problem, assignment, guest, room).reasons.map(({ kind, guests, about }) => ({ kind, guests, about }));

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

  it("names what would be lost", () => {
    const problem = {
      ...nothing,
      guests: guests(4),
      tables: [tableOf(2), tableOf(3)],
      pairs: [
        { guests: [0, 1], weight: 4 },
        { guests: [0, 2], weight: -1 },
      ],
    } satisfies SeatingProblem;
    const { alternative } = reasonsFor(problem, [0, 0, 1, 1], 0, room);
    expect(alternative).toMatchObject({ table: 1, cost: 5 });
    expect(alternative?.losses.map(({ kind, guests }) => ({ kind, guests }))).toEqual([
      { kind: "pair", guests: [1] },
      { kind: "pair", guests: [2] },
    ]);
  });

  it("has room: nobody would have to come here instead", () => {
    const problem = { ...nothing, guests: guests(4), tables: [tableOf(2), tableOf(2)] } satisfies SeatingProblem;
    expect(reasonsFor(problem, [0, 0, 1, 1], 0, room).alternative).toBeNull();
  });
});

describe("the reasons for a table", () => {
  it("are what is wished, strongest first, then whom a guest must not meet", () => {
    const problem = {
      ...nothing,
      guests: guests(6),
      tables: [tableOf(4), tableOf(4)],
      apart: [[0, 5]],
      pairs: [
        { guests: [0, 1], weight: 4 },
        { guests: [2, 0], weight: 4 },
        { guests: [0, 4], weight: -1 },
      ],
    } satisfies SeatingProblem;
    expect(kindsFor(problem, [0, 0, 0, 1, 1, 1], 0)).toEqual([
      { kind: "pair", guests: [1, 2], about: null },
      { kind: "pair", guests: [4], about: null },
      { kind: "apart", guests: [5], about: null },
    ]);
    expect(kindsFor(problem, [1, 0, 0, 1, 1, 1], 0)).toEqual([]);
  });

  it("begin with a lock and with those who must sit together, and include their wishes", () => {
    const problem = {
      ...nothing,
      guests: [{ ...someone, tables: [1, 2] }, ...guests(3), { ...someone, tables: [0] }],
      tables: [tableOf(4), tableOf(4), tableOf(4)],
      together: [[0, 1]],
      pairs: [{ guests: [1, 2], weight: 4 }],
    } satisfies SeatingProblem;
    expect(kindsFor(problem, [1, 1, 1, 0, 0], 0)).toEqual([
      { kind: "together", guests: [1], about: null },
      { kind: "pair", guests: [2], about: 1 },
      { kind: "allowed", guests: [], about: null },
    ]);
    expect(kindsFor(problem, [1, 1, 1, 0, 0], 4)).toEqual([{ kind: "allowed", guests: [], about: null }]);
    expect(reasonsFor(problem, [1, 1, 1, 0, 0], 4, room).alternative).toBeNull();
  });

  it("are those of a place, of company, of a group and of today's table", () => {
    const problem = {
      ...nothing,
      guests: guests(5).map((guest) => ({ ...guest, current: 0 })),
      tables: [tableOf(4), tableOf(4)],
      groups: [{ guests: [0, 1, 2], weight: 1 }],
      places: [{ guest: 4, weights: [-1, -6] }],
      company: { knows: [[1], [0], [], [], []], weight: 8 },
      keep: 1.5,
    } satisfies SeatingProblem;
    const assignment = [0, 0, 0, 1, 0];
    expect(kindsFor(problem, assignment, 0).map(({ kind }) => kind)).toEqual(["company", "group", "keep"]);
    expect(kindsFor(problem, assignment, 4).map(({ kind }) => kind)).toEqual(["place", "keep"]);
    expect(reasonsFor(problem, [null, 0, 0, 1, 0], 0, room)).toEqual({ reasons: [], alternative: null });
  });
});
