import { expect, it } from "vitest";
import { stepInGrid } from "./grid-steps.ts";

// Two columns: a card with two guests and an empty one; below, one with a guest.
const grid = { columns: 2, rows: [2, 0, 1] };

it("goes to the next card by the arrow to the left on a page that runs from right to left", () => {
  const mirrored = { ...grid, isRightToLeft: true };
  expect(stepInGrid(mirrored, { card: 0, row: -1 }, "ArrowLeft")).toEqual({ card: 1, row: -1 });
  expect(stepInGrid(mirrored, { card: 1, row: -1 }, "ArrowRight")).toEqual({ card: 0, row: -1 });
});
