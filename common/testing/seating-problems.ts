import fc from "fast-check";
import { evaluatePlan } from "../seating/search/plan-value.ts";
import { type SearchOptions, searchPlan } from "../seating/search/search-plan.ts";
import { noWishes, type SeatingPlan, type SeatingProblem } from "../seating/search/seating-problem.ts";

/** The plan found in this many slices, or the first good enough. */
export function searched(
  problem: SeatingProblem,
  slices: number,
  options: SearchOptions = { seed: 1 },
  isEnough: (plan: SeatingPlan) => boolean = () => false,
): SeatingPlan {
  const search = searchPlan(problem, options);
  let plan: SeatingPlan | undefined;
  for (let slice = 0; slice < slices; slice++) {
    const { done, value } = search.next();
    plan = value ?? plan;
    if (done || (plan && isEnough(plan))) break;
  }
  if (!plan) throw new Error("The first slice yields a plan");
  return plan;
}

/** The plan with the fewest violations, then the highest value: of few guests, as each is tried at each table. */
export function bestOfAll(problem: SeatingProblem): SeatingPlan {
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

/** No guest has wishes. */
export function plainProblem(guestCount: number, capacities: readonly number[]): SeatingProblem {
  return {
    guests: Array.from({ length: guestCount }, () => ({ size: 1, tables: null, current: null })),
    tables: capacities.map((capacity) => ({ capacity, minimum: 0, mayBeEmpty: false })),
    together: [],
    apart: [],
    ...noWishes,
  };
}

/** Rules and wishes of every kind, many impossible. Weights are whole numbers. */
export function seatingProblems(maxGuests: number, maxTables: number): fc.Arbitrary<SeatingProblem> {
  const sizes = fc.record({
    guests: fc.integer({ min: 1, max: maxGuests }),
    tables: fc.integer({ min: 1, max: maxTables }),
  });
  return sizes.chain(({ guests, tables }) => problemsOf(guests, tables));
}

function problemsOf(guestCount: number, tableCount: number): fc.Arbitrary<SeatingProblem> {
  const guest = fc.nat({ max: guestCount - 1 });
  const table = fc.nat({ max: tableCount - 1 });
  const weight = fc.integer({ min: -9, max: 9 });
  const price = fc.integer({ min: 0, max: 9 });
  const rarely = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { freq: 4 });
  const some = <Value>(value: fc.Arbitrary<Value>, most: number) => fc.array(value, { maxLength: most });
  const set = fc.uniqueArray(guest, { minLength: 1, maxLength: 4 });
  return fc.record({
    guests: fc.array(
      fc.record({
        size: fc.constantFrom(1, 1, 1, 2),
        tables: rarely(fc.uniqueArray(table, { minLength: 1 })).map((tables) => tables ?? null),
        current: rarely(table),
      }),
      { minLength: guestCount, maxLength: guestCount },
    ),
    tables: fc.array(
      fc.record({
        capacity: fc.integer({ min: 1, max: 6 }),
        minimum: fc.constantFrom(0, 0, 1, 2),
        mayBeEmpty: fc.boolean(),
      }),
      { minLength: tableCount, maxLength: tableCount },
    ),
    together: some(set, 2),
    apart: some(fc.tuple(guest, guest), 3),
    pairs: some(fc.record({ guests: fc.tuple(guest, guest), weight }), 12),
    groups: some(fc.record({ guests: fc.uniqueArray(guest), weight }), 2),
    places: some(fc.record({ guest, weights: fc.array(weight, { minLength: tableCount, maxLength: tableCount }) }), 2),
    company: rarely(
      fc.record({ knows: some(fc.tuple(guest, guest), 8).map((pairs) => mutual(pairs, guestCount)), weight: price }),
    ),
    balance: fc.constantFrom(0, 0, 1),
    keep: fc.constantFrom(0, 0, 3),
  });
}

function mutual(pairs: readonly (readonly [number, number])[], guestCount: number): number[][] {
  const knows = Array.from({ length: guestCount }, () => new Set<number>());
  for (const [guest, other] of pairs) {
    if (guest === other) continue;
    knows[guest]?.add(other);
    knows[other]?.add(guest);
  }
  return knows.map((known) => [...known]);
}
