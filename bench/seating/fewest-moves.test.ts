import loadHighs, { type Highs } from "highs";
import { beforeAll, describe, expect, it } from "vitest";
import type { SeatingProblem } from "../../backend/features/seating/solve/seating-problem.ts";
import { Random } from "../lib/random.ts";
import { fewestMoves } from "./fewest-moves.ts";
import { problemOf } from "./instance.ts";

let highs: Highs;
beforeAll(async () => {
  highs = await loadHighs();
});

function draw(random: Random): SeatingProblem {
  const guests = Array.from({ length: 6 }, (_, guest) => `Guest ${guest}`);
  const pair = (): [number, number] => [random.between(0, 2), random.between(3, 5)];
  const problem = problemOf({
    ...{ guests, tables: [2, 2, 3], weights: [] },
    together: random.chance(0.5) ? [pair()] : [],
    apart: random.chance(0.5) ? [pair(), pair()] : [],
  });
  return {
    ...problem,
    guests: problem.guests.map((guest) => ({
      size: random.chance(0.1) ? 2 : guest.size,
      tables: random.chance(0.2) ? [random.between(0, 2), 2] : null,
      current: random.chance(0.8) ? random.between(0, 2) : null,
    })),
    tables: problem.tables.map((table) => ({
      ...table,
      minimum: random.between(0, 2),
      mayBeEmpty: random.chance(0.5),
    })),
  };
}

function isAllowed({ guests, tables, together, apart }: SeatingProblem, plan: readonly number[]): boolean {
  const fits = tables.every(({ capacity, minimum, mayBeEmpty }, table) => {
    const seats = guests.reduce((sum, { size }, guest) => sum + (plan[guest] === table ? size : 0), 0);
    return seats <= capacity && (seats >= minimum || (mayBeEmpty && seats === 0));
  });
  return (
    fits &&
    guests.every((guest, place) => guest.tables?.includes(plan[place] ?? -1) ?? true) &&
    together.every((set) => new Set(set.map((guest) => plan[guest])).size === 1) &&
    apart.every(([one, other]) => plan[one] !== plan[other])
  );
}

function* allPlans(guests: number, tables: number): Generator<number[]> {
  for (let number = 0; number < tables ** guests; number += 1)
    yield Array.from({ length: guests }, (_, guest) => Math.floor(number / tables ** guest) % tables);
}

function byAllPlans(problem: SeatingProblem): number | null {
  const moves = [...allPlans(problem.guests.length, problem.tables.length)]
    .filter((plan) => isAllowed(problem, plan))
    .map((plan) => problem.guests.filter(({ current }, guest) => current !== null && current !== plan[guest]).length);
  return moves.length === 0 ? null : Math.min(...moves);
}

describe("the fewest moves", () => {
  it("are those of the best of all plans", () => {
    const random = new Random(20261122);
    const found = Array.from({ length: 60 }, () => {
      const problem = draw(random);
      const fewest = fewestMoves(highs, problem);
      if (fewest) expect(isAllowed(problem, fewest.assignment)).toBe(true);
      const expected = byAllPlans(problem);
      expect(fewest?.moved ?? null).toBe(expected);
      return expected;
    });
    expect(found.filter((moves) => moves === null).length).toBeGreaterThan(5);
    expect(found.filter((moves) => moves !== null && moves > 0).length).toBeGreaterThan(20);
  });

  it("leave guests of a table that is gone out of those who move", () => {
    const problem = problemOf({
      ...{ guests: ["A", "B", "C", "D"], tables: [3, 2], weights: [] },
      ...{ together: [[0, 1]], apart: [] },
    });
    const guests = problem.guests.map((guest, place) => ({ ...guest, current: place < 2 ? null : 0 }));
    expect(fewestMoves(highs, { ...problem, guests })).toMatchObject({ moved: 0, placed: 2 });
  });
});
