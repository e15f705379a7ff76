import fc from "fast-check";
import { expect, test } from "vitest";
import { middleOf, movedBounds } from "./geometry.ts";
import { alignmentLines, gridSteps, onGrid, snapMove } from "./snap.ts";

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
