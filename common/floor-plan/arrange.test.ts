import fc from "fast-check";
import { expect, test } from "vitest";
import {
  type ArrangedPlace,
  type ArrangedTable,
  arrangeInCircle,
  arrangeInHorseshoe,
  arrangeInRows,
  fillRoom,
} from "./arrange.ts";
import { footprintsOverlap, tableBounds, tableFootprint } from "./footprint.ts";
import type { TableShape } from "./plan-types.ts";
import { isInside, rectangularOutline } from "./room-outline.ts";

const anyTables = fc
  .array(
    fc.record({
      shape: fc.constantFrom<TableShape>("ROUND", "RECTANGLE", "ONE_SIDED", "ROW"),
      capacity: fc.option(fc.integer({ min: 1, max: 20 })),
      width: fc.option(fc.integer({ min: 60, max: 400 })),
      depth: fc.option(fc.integer({ min: 40, max: 400 })),
      rotation: fc.integer({ min: 0, max: 359 }),
    }),
    { minLength: 1, maxLength: 30 },
  )
  .map((tables) => tables.map((table, index): ArrangedTable => ({ ...table, id: index + 1 })));

function rounds(count: number): ArrangedTable[] {
  return Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    shape: "ROUND",
    capacity: 8,
    width: null,
    depth: null,
    rotation: 0,
  }));
}

function roomOf(width: number, depth: number) {
  const outline = rectangularOutline({ width, depth });
  return { outline, bounds: { left: 0, top: 0, right: width, bottom: depth }, blocked: [] };
}

test("Tables stay out of the niche of an L-shaped room", () => {
  const outline = [
    { x: 0, y: 0 },
    { x: 2000, y: 0 },
    { x: 2000, y: 700 },
    { x: 1000, y: 700 },
    { x: 1000, y: 1500 },
    { x: 0, y: 1500 },
  ];
  const places = fillRoom(rounds(12), { ...roomOf(2000, 1500), outline }, { hasAisle: false }) ?? [];
  expect(places).toHaveLength(12);
  expect(places.every((place) => isInside(outline, place))).toBe(true);
});

test("A room that is too small is not filled", () => {
  expect(fillRoom(rounds(24), roomOf(800, 600), { hasAisle: false })).toBeUndefined();
});

test("No arrangement lets tables overlap, and each keeps all of them in order", () => {
  fc.assert(
    fc.property(anyTables, fc.option(fc.integer({ min: 1, max: 8 })), fc.boolean(), (tables, perRow, hasAisle) => {
      const around = { x: 3000, y: 2000 };
      const all = [
        arrangeInRows(tables, around, { perRow, hasAisle }),
        arrangeInCircle(tables, around),
        arrangeInHorseshoe(tables, around),
      ];
      for (const places of all) {
        expect(places.map(({ id }) => id)).toEqual(tables.map(({ id }) => id));
        expectNoOverlap(tables, places);
      }
    }),
  );
});

test("A filled room holds all tables within its walls", () => {
  const anyRoom = fc.record({ width: fc.integer({ min: 500, max: 9000 }), depth: fc.integer({ min: 500, max: 9000 }) });
  fc.assert(
    fc.property(anyTables, anyRoom, fc.boolean(), (tables, { width, depth }, hasAisle) => {
      const places = fillRoom(tables, roomOf(width, depth), { hasAisle });
      if (!places) return;
      expect(places).toHaveLength(tables.length);
      expectNoOverlap(tables, places);
      for (const { left, right, top, bottom } of boundsIn(tables, places)) {
        expect(Math.min(left, top)).toBeGreaterThan(-1);
        expect(right).toBeLessThan(width + 1);
        expect(bottom).toBeLessThan(depth + 1);
      }
    }),
  );
});

function boundsIn(tables: readonly ArrangedTable[], places: readonly ArrangedPlace[]) {
  return tables.flatMap((table) => {
    const place = places.find(({ id }) => id === table.id);
    return place ? [tableBounds(table, place)] : [];
  });
}

function expectNoOverlap(tables: readonly ArrangedTable[], places: readonly ArrangedPlace[]) {
  const footprints = tables.flatMap((table) => {
    const place = places.find(({ id }) => id === table.id);
    return place ? [tableFootprint(table, place)] : [];
  });
  for (const [index, footprint] of footprints.entries()) {
    for (const other of footprints.slice(index + 1)) expect(footprintsOverlap(footprint, other)).toBe(false);
  }
}
