import fc from "fast-check";
import { expect, test } from "vitest";
import { middleOf, movedBounds } from "./geometry.ts";
import { alignmentLines, gridSteps, onGrid, snapMove } from "./snap.ts";

const neighbor = { left: 100, top: 100, right: 300, bottom: 300 };
const lines = alignmentLines([neighbor]);

function square(x: number, y: number) {
  return { left: x - 50, top: y - 50, right: x + 50, bottom: y + 50 };
}

test("Something near a neighbor's middle is moved to it, and the guide spans both", () => {
  const { by, guides } = snapMove(square(500, 207), { x: 500, y: 207 }, lines, { step: null, tolerance: 10 });
  expect(by).toEqual({ x: 0, y: -7 });
  expect(guides).toEqual([{ axis: "y", at: 200, from: 100, to: 550 }]);
});

test("Edges align with edges, in both directions at once", () => {
  const { by, guides } = snapMove(square(354, 146), { x: 354, y: 146 }, lines, { step: 50, tolerance: 10 });
  expect(by).toEqual({ x: -4, y: 4 });
  expect(guides.map(({ axis, at }) => [axis, at])).toEqual([
    ["x", 300],
    ["y", 100],
  ]);
});

test("Away from neighbors the anchor goes on the grid", () => {
  const { by, guides } = snapMove(square(812, 761), { x: 812, y: 761 }, lines, { step: 25, tolerance: 10 });
  expect(by).toEqual({ x: -12, y: -11 });
  expect(guides).toEqual([]);
});

test("What snaps is moved by at most the tolerance or half the grid, and then lies on a line or the grid", () => {
  const anyBounds = fc
    .record({
      left: fc.integer({ min: -500, max: 500 }),
      top: fc.integer({ min: -500, max: 500 }),
      width: fc.integer({ min: 10, max: 300 }),
      depth: fc.integer({ min: 10, max: 300 }),
    })
    .map(({ left, top, width, depth }) => ({ left, top, right: left + width, bottom: top + depth }));
  fc.assert(
    fc.property(
      fc.array(anyBounds),
      anyBounds,
      fc.constantFrom(...gridSteps.m, ...gridSteps.ft),
      (others, moving, step) => {
        const anchor = middleOf(moving);
        const { by } = snapMove(moving, anchor, alignmentLines(others), { step, tolerance: 8 });
        expect(Math.abs(by.x)).toBeLessThanOrEqual(Math.max(8, step / 2));
        const { left, right } = movedBounds(moving, by);
        const stops = others.flatMap((other) => [other.left, (other.left + other.right) / 2, other.right]);
        const isAligned = [left, (left + right) / 2, right].some((at) => stops.includes(at));
        const x = anchor.x + by.x;
        expect(isAligned || x === onGrid(x, step)).toBe(true);
      },
    ),
  );
});
