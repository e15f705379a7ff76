import { expect, it } from "vitest";
import type { TableForm, TableShape } from "./plan-types.ts";
import { seatLayout } from "./seat-layout.ts";
import { seatPlaces } from "./table-seats.ts";

const shapes: TableShape[] = ["ROUND", "RECTANGLE", "ONE_SIDED", "ROW"];
const formOf = (shape: TableShape, capacity: number, size: Partial<TableForm> = {}): TableForm => ({
  ...{ shape, capacity, width: null, depth: null },
  ...size,
});

it("knows who sits beside whom, across, and at an end", () => {
  const banquet = seatLayout(formOf("RECTANGLE", 8), 8);
  expect(banquet.across).toEqual([
    [1, 7],
    [2, 6],
    [3, 5],
  ]);
  expect(banquet).toMatchObject({ ends: [4, 8], head: 2 });
  expect(seatLayout(formOf("RECTANGLE", 8, { width: 150, depth: 150 }), 8).ends).toEqual([]);
  expect(seatLayout(formOf("RECTANGLE", 2), 2)).toMatchObject({ beside: [], across: [[1, 2]] });
  expect(seatLayout(formOf("ONE_SIDED", 7), 7)).toMatchObject({ ends: [1, 7], head: 4, across: [] });
  expect(seatLayout(formOf("ROUND", 2), 2).beside).toEqual([[1, 2]]);
});

const everyTable = shapes.flatMap((shape) => Array.from({ length: 40 }, (_, at) => [shape, at + 1] as const));

it.each(everyTable)("agrees with where the chairs of a table stand: %s, %i", (shape, seats) => {
  const form = formOf(shape, seats);
  const { beside, across } = seatLayout(form, seats);
  const places = seatPlaces(form, seats);
  const distance = ([one, other]: readonly [number, number]) => {
    const [from, to] = [places[one - 1], places[other - 1]];
    return from && to ? Math.hypot(from.x - to.x, from.y - to.y) : Number.NaN;
  };
  // Neighbors are no farther than an arm's length, but two alone at a round table; those across are half a chair off at most.
  for (const pair of beside) expect(distance(pair)).toBeLessThan(seats === 2 ? 150 : 130);
  for (const pair of across) expect(distance(pair)).toBeLessThan(160);
});
