import fc from "fast-check";
import { expect, test } from "vitest";
import { footprintsOverlap, tableBounds, tableFootprint } from "./footprint.ts";
import { placedPoint } from "./geometry.ts";
import type { TableForm, TableShape } from "./plan-types.ts";
import { seatPlaces } from "./table-seats.ts";

function table(shape: TableShape, capacity: number): TableForm {
  return { shape, capacity, width: null, depth: null };
}

const anyPlace = fc.record({
  x: fc.integer({ min: -2000, max: 2000 }),
  y: fc.integer({ min: -2000, max: 2000 }),
  rotation: fc.integer({ min: 0, max: 359 }),
});

const anyForm = fc.record({
  shape: fc.constantFrom<TableShape>("ROUND", "RECTANGLE", "ONE_SIDED", "ROW"),
  capacity: fc.integer({ min: 1, max: 20 }),
  width: fc.option(fc.integer({ min: 60, max: 400 })),
  depth: fc.option(fc.integer({ min: 60, max: 400 })),
});

test("All chairs are within the bounds of their table, however it is turned", () => {
  fc.assert(
    fc.property(anyForm, anyPlace, (form, place) => {
      const bounds = tableBounds(form, place);
      for (const seat of seatPlaces(form)) {
        const { x, y } = placedPoint(seat, place);
        expect(x).toBeGreaterThan(bounds.left - 0.001);
        expect(x).toBeLessThan(bounds.right + 0.001);
        expect(y).toBeGreaterThan(bounds.top - 0.001);
        expect(y).toBeLessThan(bounds.bottom + 0.001);
      }
    }),
  );
});

test("Tables overlap as their shapes do, not as their bounds do", () => {
  const round = table("ROUND", 8);
  const at = (x: number, y: number, rotation = 0) => ({ x, y, rotation });
  // Their bounds overlap at a corner, the circles do not.
  expect(footprintsOverlap(tableFootprint(round, at(0, 0)), tableFootprint(round, at(200, 200)))).toBe(false);
  expect(footprintsOverlap(tableFootprint(round, at(0, 0)), tableFootprint(round, at(150, 150)))).toBe(true);
  const long = table("RECTANGLE", 20);
  expect(footprintsOverlap(tableFootprint(long, at(0, 0, 45)), tableFootprint(long, at(0, 300, 45)))).toBe(false);
  expect(footprintsOverlap(tableFootprint(long, at(0, 0, 45)), tableFootprint(long, at(0, 100, 45)))).toBe(true);
});
