import fc from "fast-check";
import { expect, test } from "vitest";
import { tableRow } from "../model/rows-for-tests.ts";
import { lengthText, parseLength } from "./lengths.ts";
import { type Thing, tableKey } from "./plan-things.ts";
import { pulledPoint, resized } from "./thing-drag.ts";
import { fitView, toPlan, toWindow, zoomView } from "./viewport.ts";

const table = {
  ...tableRow(4, { capacity: 4, shape: "RECTANGLE" }),
  ...{ x: 500, y: 500, width: 200, depth: 100 },
};
const thing: Thing = { kind: "table", key: tableKey(4), table };

test("The same point of the plan stays below the pointer while zooming", () => {
  const view = fitView({ left: 0, top: 0, right: 2000, bottom: 1500 }, { width: 800, height: 600 });
  const point = fc.record({ x: fc.integer({ min: 0, max: 800 }), y: fc.integer({ min: 0, max: 600 }) });
  fc.assert(
    fc.property(point, fc.double({ min: 0.2, max: 5, noNaN: true }), (at, factor) => {
      const before = toPlan(view, at);
      const after = toWindow(zoomView(view, factor, at), before);
      expect(after.x).toBeCloseTo(at.x, 3);
      expect(after.y).toBeCloseTo(at.y, 3);
    }),
  );
});

test.each([
  ["2.5", "m", 250],
  ["2,5", "m", 250],
  ["10", "ft", 305],
  ["3 m", "ft", 300],
  ["75 cm", "ft", 75],
  ["6'", "m", 183],
  ["", "m", undefined],
  ["wide", "m", undefined],
] as const)("%j in %s is %s cm", (text, unit, length) => {
  expect(parseLength(text, unit)).toBe(length);
});

test("What a field shows is read as nearly the same length", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -20_000, max: 20_000 }),
      fc.constantFrom("m" as const, "ft" as const),
      (length, unit) => {
        expect(Math.abs((parseLength(lengthText(length, unit), unit) ?? Number.NaN) - length)).toBeLessThanOrEqual(1);
      },
    ),
  );
});

test("A pulled corner leaves the opposite one where it is, however the table is turned", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 359 }), (rotation) => {
      const turnedThing: Thing = { ...thing, table: { ...table, rotation } };
      const anchor = pulledPoint({ ...thing, table: { ...table, rotation: rotation + 180 } });
      const to = pulledPoint({ ...thing, table: { ...table, rotation, width: 260, depth: 140 } });
      const draft = resized(turnedThing, to, true);
      const after = { ...table, ...draft, rotation: rotation + 180 };
      const stayed = pulledPoint({ ...thing, table: after });
      expect(Math.hypot(stayed.x - anchor.x, stayed.y - anchor.y)).toBeLessThan(1.5);
    }),
  );
});
