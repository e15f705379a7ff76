import fc from "fast-check";
import { expect, test } from "vitest";
import type { Place, TableForm, TableShape } from "./plan-types.ts";
import { chairSize, seatPlaces, tableSize } from "./table-seats.ts";

const shapes: TableShape[] = ["ROUND", "RECTANGLE", "ONE_SIDED", "ROW"];

function usual(shape: TableShape, capacity: number | null): TableForm {
  return { shape, capacity, width: null, depth: null };
}

const anyForm = fc.record({
  shape: fc.constantFrom(...shapes),
  capacity: fc.option(fc.integer({ min: 1, max: 60 })),
  width: fc.constant(null),
  depth: fc.constant(null),
});

test.each([
  ["ROUND", 4, 90, 90],
  ["ROUND", 8, 150, 150],
  ["ROUND", 10, 180, 180],
  ["ROUND", 20, 360, 360],
  ["RECTANGLE", 2, 76, 76],
  ["RECTANGLE", 8, 180, 76],
  ["RECTANGLE", 10, 240, 76],
  ["ONE_SIDED", 6, 360, 76],
  ["ROW", 10, 500, 45],
] as const)("A %s table for %i is %i × %i cm", (shape, capacity, width, depth) => {
  expect(tableSize(usual(shape, capacity))).toEqual({ width, depth });
});

test("A round table's first seat is at its top and the others follow clockwise", () => {
  const [first, second, third, fourth] = seatPlaces(usual("ROUND", 4));
  expect(first).toMatchObject({ rotation: 0, y: -72.5 });
  expect(second).toMatchObject({ rotation: 90, x: 72.5 });
  expect(third).toMatchObject({ rotation: 180, y: 72.5 });
  expect(fourth).toMatchObject({ rotation: 270, x: -72.5 });
});

test("A banquet table seats one guest at each end and the others along its long sides", () => {
  const sides = seatPlaces(usual("RECTANGLE", 8)).map(({ rotation }) => rotation);
  expect(sides).toEqual([0, 0, 0, 90, 180, 180, 180, 270]);
});

test("Chairs of a table of the usual size neither touch each other nor stand in the table", () => {
  fc.assert(
    fc.property(anyForm, (form) => {
      const seats = seatPlaces(form);
      const { width, depth } = tableSize(form);
      for (const [index, seat] of seats.entries()) {
        for (const other of seats.slice(index + 1)) expect(distance(seat, other)).toBeGreaterThan(chairSize);
        if (form.shape === "ROUND") expect(Math.hypot(seat.x, seat.y)).toBeGreaterThan(width / 2);
        else if (form.shape !== "ROW") {
          const isClear = Math.abs(seat.x) > width / 2 || Math.abs(seat.y) > depth / 2;
          expect(isClear).toBe(true);
        }
      }
    }),
  );
});

function distance(one: Place, other: Place): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
