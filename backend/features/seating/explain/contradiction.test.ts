import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { randomRuns } from "../../../../common/testing/random-runs.ts";
import { evaluatePlan } from "../solve/plan-value.ts";
import type { SeatingProblem } from "../solve/seating-problem.ts";
import { noWishes } from "../solve/seating-problem.ts";
import { type ContradictionOptions, findContradictions } from "./contradiction.ts";
import type { RuleRef } from "./explanation.ts";
import { solveFeasibility } from "./highs-feasibility.ts";
import { ruleKeeper, rulesOf, withRules } from "./rules.ts";

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

/** Whether fewer rules contradict each other: whether they have one of those that each seating breaks. */
function hasSmaller(problem: SeatingProblem, count: number): boolean {
  const rules = rulesOf(problem);
  const broken = everySeating.map((assignment) => {
    const keeps = ruleKeeper(problem, assignment);
    return new Set(rules.filter((rule) => !keeps(rule)));
  });
  const mayHit = (left: number, open: readonly ReadonlySet<RuleRef>[]): boolean => {
    const [first, ...others] = open.toSorted((one, other) => one.size - other.size);
    if (first === undefined) return true;
    return (
      left > 0 &&
      [...first].some((rule) =>
        mayHit(
          left - 1,
          others.filter((set) => !set.has(rule)),
        ),
      )
    );
  };
  return mayHit(count - 1, broken);
}

describe("a contradiction", () => {
  it("is found exactly when no seating keeps all rules, and no other one has fewer rules", async () => {
    await fc.assert(
      fc.asyncProperty(problems, async (problem) => {
        const found = await find(problem);
        if (typeof found === "string") {
          expect({ found, canHold: canHold(problem) }).toEqual({ found: "feasible", canHold: true });
          return;
        }
        expect(canHold(withRules(problem, found).problem)).toBe(false);
        expect(hasSmaller(problem, found.length)).toBe(false);
      }),
      { numRuns: randomRuns(200) },
    );
  });
});

it("is found when a table must have guests, and no group is small enough for it", async () => {
  const problem: SeatingProblem = {
    ...noWishes,
    guests: [1, 2, 1, 1, 1].map((size) => ({ size, tables: null, current: null })),
    tables: [
      { capacity: 3, minimum: 0, mayBeEmpty: false },
      { capacity: 1, minimum: 1, mayBeEmpty: false },
      { capacity: 3, minimum: 0, mayBeEmpty: false },
    ],
    together: [
      [2, 4, 0],
      [1, 3],
    ],
    apart: [],
  };
  expect(await find(problem)).toContainEqual({ kind: "minimum", table: 1 });
});

describe("several contradictions", () => {
  const seats = { capacity: 20, minimum: 0, mayBeEmpty: true };
  const tables = [...Array.from({ length: 11 }, () => seats), { ...seats, capacity: 6 }];
  const clique = Array.from({ length: 13 }, (_, place) => place);
  const pairs = clique.flatMap((one) => clique.filter((other) => other > one).map((other) => [one, other] as const));
  const free = { size: 1, tables: null, current: null };
  const guests = Array.from({ length: 30 }, () => free);
  const lockedTo = (table: number, first: number, count: number) =>
    guests.map((guest, place) => (place >= first && place < first + count ? { ...guest, tables: [table] } : guest));

  it("are all named, the one with the fewest rules first", async () => {
    // Seven are locked to a table of six; two who must sit together must also be apart.
    const problem = {
      ...{ ...noWishes, guests: lockedTo(11, 15, 7), tables },
      ...{ together: [[25, 26]], apart: [...pairs, [25, 26] as const] },
    };
    const found = await findContradictions(problem, exactly);
    expect(typeof found === "string" ? found : found.map(({ rules }) => rules.length)).toEqual([2, 8, 78]);
  });

  it("that share a rule are not all named, but the one with the fewest rules is", async () => {
    // One of those who must be apart shares the table with those who are locked to it.
    const guests = lockedTo(11, 12, 7);
    const problem = { ...{ ...noWishes, guests, tables }, together: [[12, 0]], apart: [...pairs, [0, 12] as const] };
    const found = await find(problem);
    expect(found).toHaveLength(2);
    const locked = { ...{ ...noWishes, guests, tables }, together: [], apart: pairs };
    expect(await find(locked)).toHaveLength(8);
  });
});

describe("HiGHS", () => {
  it("decides whether rules can hold, and seats everyone if they can", async () => {
    await fc.assert(
      fc.asyncProperty(problems, async (problem) => {
        const found = await solveFeasibility(problem, 60);
        if (found === "impossible") expect(canHold(problem)).toBe(false);
        else expect(typeof found === "string" ? null : evaluatePlan(problem, found).violations).toBe(0);
      }),
      { numRuns: randomRuns(200) },
    );
  });
});

describe("a search that runs out of time", () => {
  const someone = { size: 1, tables: [0, 1], current: null };
  const table = { capacity: 9, minimum: 0, mayBeEmpty: true };
  // Five in a ring need three tables. No quick check finds that.
  const ring: SeatingProblem = {
    ...noWishes,
    guests: Array.from({ length: 5 }, () => someone),
    tables: [table, table, table],
    together: [],
    apart: [
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 4],
      [4, 0],
    ],
  };

  it("says that it does not know, unless something is proven", async () => {
    const unknown = async () => "unknown" as const;
    expect(await find(ring, { deadlineMs: 1000, solveFeasibility: unknown })).toBe("unknown");
    const tooMany = { ...ring, tables: [{ ...table, capacity: 4 }], guests: [...ring.guests, someone] };
    const found = await find(tooMany, { deadlineMs: 0, solveFeasibility: unknown });
    expect(found).toEqual([{ kind: "capacity", table: 0 }]);
  });

  it("returns what is proven to contradict itself, though some rules could be spared", async () => {
    const pair: [number, number] = [5, 6];
    const more = {
      ...ring,
      guests: [...ring.guests, someone, { ...someone, tables: null }],
      apart: [...ring.apart, pair],
    };
    let calls = 0;
    const once = async () => (calls++ === 0 ? ("impossible" as const) : ("unknown" as const));
    const found = await find(more, { deadlineMs: 60_000, solveFeasibility: once });
    expect(found).toEqual(expect.arrayContaining(ring.apart.map((_, index) => ({ kind: "apart", index }))));
    expect(await solveFeasibility(ring, 0)).toBe("unknown");
  });
});
