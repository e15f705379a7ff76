import { expect, it } from "vitest";
import { stepInGrid } from "./grid-steps.ts";

// Two columns: a card with two guests and an empty one; below, one with a guest.
const grid = { columns: 2, rows: [2, 0, 1] };
const from = (card: number, row: number, ...keys: string[]) =>
  keys.reduce((place, key) => stepInGrid(grid, place, key) ?? place, { card, row });

it("goes through a card and on to the one below", () => {
  expect(from(0, -1, "ArrowDown", "ArrowDown")).toEqual({ card: 0, row: 1 });
  expect(from(0, 1, "ArrowDown")).toEqual({ card: 2, row: -1 });
  expect(from(2, -1, "ArrowUp")).toEqual({ card: 0, row: 1 });
});

it("goes to the next card at the same height, or as low as that card reaches", () => {
  expect(from(0, 1, "ArrowRight")).toEqual({ card: 1, row: -1 });
  expect(from(2, 0, "ArrowLeft", "ArrowLeft")).toEqual({ card: 0, row: -1 });
});

it("goes to the next card by the arrow to the left on a page that runs from right to left", () => {
  const mirrored = { ...grid, isRightToLeft: true };
  expect(stepInGrid(mirrored, { card: 0, row: -1 }, "ArrowLeft")).toEqual({ card: 1, row: -1 });
  expect(stepInGrid(mirrored, { card: 1, row: -1 }, "ArrowRight")).toEqual({ card: 0, row: -1 });
});

it("stays at the ends", () => {
  expect(stepInGrid(grid, { card: 1, row: -1 }, "ArrowDown")).toBeUndefined();
  expect(stepInGrid(grid, { card: 0, row: -1 }, "ArrowUp")).toBeUndefined();
  expect(from(1, -1, "End")).toEqual({ card: 2, row: -1 });
  expect(from(2, 0, "Home")).toEqual({ card: 0, row: -1 });
  expect(stepInGrid(grid, { card: 0, row: 0 }, "x")).toBeUndefined();
});
