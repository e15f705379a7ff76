import fc from "fast-check";
import { expect, it } from "vitest";
import { seatLayout } from "../../../../common/floor-plan/seat-layout.ts";
import { randomRuns } from "../../../../common/testing/random-runs.ts";
import { bestChairs } from "./best-chairs.ts";
import { boundOfChairs, type ChairProblem, valueOfChairs } from "./chair-problem.ts";
import { exactChairs, maxExactGuests } from "./exact-chairs.ts";
import { localChairs } from "./local-chairs.ts";
import { chairGeometry, usedChairs } from "./used-chairs.ts";

const shapes = ["ROUND", "RECTANGLE", "ONE_SIDED", "ROW"] as const;

/** Reads numbers from a list as long as they are needed. */
function reader(numbers: readonly number[]) {
  let at = 0;
  return () => numbers[at++ % numbers.length] ?? 0;
}

interface Drawn {
  shape: (typeof shapes)[number];
  seats: number;
  free: number;
  isSquare: boolean;
  fixedCount: number;
  /** How few pairs matter: with few, many guests could exchange chairs. */
  rarity: number;
  numbers: number[];
}

const drawn = (seats: fc.Arbitrary<number>) =>
  fc.record({
    ...{ shape: fc.constantFrom(...shapes), seats, free: fc.integer({ min: 0, max: 2 }), isSquare: fc.boolean() },
    ...{ fixedCount: fc.integer({ min: 0, max: 2 }), rarity: fc.integer({ min: 2, max: 9 }) },
    numbers: fc.array(fc.integer({ min: -9, max: 16 }), { minLength: 40, maxLength: 160 }),
  });

function problemOf({ shape, seats, free, isSquare, fixedCount, rarity, numbers }: Drawn): ChairProblem {
  const next = reader(numbers);
  const form = { shape, capacity: seats, width: isSquare ? 150 : null, depth: isSquare ? 150 : null };
  const layout = seatLayout(form, seats);
  const taken = [...new Set(Array.from({ length: fixedCount }, () => (Math.abs(next()) % seats) + 1))];
  const guests = Math.max(1, taken.length, seats - free);
  const chairs = usedChairs(layout, { seats, guests, taken, liked: new Set(), blocked: new Set() });
  const size = chairs.length;
  const fixed = new Int32Array(size).fill(-1);
  for (const [guest, number] of taken.entries()) fixed[guest] = chairs.indexOf(number);
  const symmetric = () => {
    const list = new Float64Array(size * size);
    for (let one = 0; one < size; one++) {
      for (let other = 0; other < one; other++) {
        const weight = Math.abs(next()) % rarity === 0 ? next() : 0;
        list[one * size + other] = weight;
        list[other * size + one] = weight;
      }
    }
    return list;
  };
  const beside = symmetric();
  return {
    ...{ size, beside, across: symmetric(), fixed, ...chairGeometry(layout, chairs) },
    place: Float64Array.from({ length: size * size }, () => (rarity < 5 && next() > 10 ? next() : 0)),
    lonely: Float64Array.from({ length: size * size }, () => (rarity < 7 && next() > 8 ? 16 : 0)),
    accompanies: Uint8Array.from(beside, (weight) => (weight > 5 ? 1 : 0)),
  };
}

function bestOfAll(problem: ChairProblem): number {
  const guestOn = new Int32Array(problem.size);
  let best = Number.NEGATIVE_INFINITY;
  const seat = (chair: number, seated: number): void => {
    if (chair === problem.size) best = Math.max(best, valueOfChairs(problem, guestOn));
    const owner = problem.fixed.indexOf(chair);
    for (let guest = 0; chair < problem.size && guest < problem.size; guest++) {
      const mayNot = owner >= 0 ? guest !== owner : problem.fixed[guest] !== -1;
      if (mayNot || seated & (1 << guest)) continue;
      guestOn[chair] = guest;
      seat(chair + 1, seated | (1 << guest));
    }
  };
  seat(0, 0);
  return best;
}

const everyone = (problem: ChairProblem) => Array.from({ length: problem.size }, (_, guest) => guest);
const inOrder = (guestOn: Int32Array) => [...guestOn].sort((one, other) => one - other);

it("finds an order of a small table that none of all orders exceeds", () => {
  fc.assert(
    fc.property(drawn(fc.integer({ min: 1, max: 7 })), (given) => {
      const problem = problemOf(given);
      const best = bestOfAll(problem);
      for (const found of [exactChairs(problem), bestChairs(problem)]) {
        expect(inOrder(found)).toEqual(everyone(problem));
        expect(valueOfChairs(problem, found)).toBeCloseTo(best, 9);
        for (const [guest, chair] of problem.fixed.entries()) if (chair >= 0) expect(found[chair]).toBe(guest);
      }
      expect(boundOfChairs(problem)).toBeGreaterThan(best - 1e-9);
    }),
    { numRuns: randomRuns(120) },
  );
});

it("keeps to chairs that are taken, is no worse than exchanges, and the same each time", () => {
  fc.assert(
    fc.property(drawn(fc.integer({ min: 10, max: 14 })), (given) => {
      const problem = problemOf(given);
      const found = bestChairs(problem);
      expect(inOrder(found)).toEqual(everyone(problem));
      expect(bestChairs(problem)).toEqual(found);
      for (const [guest, chair] of problem.fixed.entries()) if (chair >= 0) expect(found[chair]).toBe(guest);
      if (problem.size > maxExactGuests) return;
      expect(valueOfChairs(problem, found)).toBeGreaterThan(valueOfChairs(problem, localChairs(problem)) - 1e-9);
    }),
    { numRuns: randomRuns(6) },
  );
});
