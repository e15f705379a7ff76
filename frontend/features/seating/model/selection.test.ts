import { expect, it } from "vitest";
import { nothingSelected, selectGuest, selectRange, selectTable, stillThere, toggleGuest } from "./selection.ts";

const visible = [5, 3, 9, 1];
const idsOf = ({ guestIds }: { guestIds: ReadonlySet<number> }) => [...guestIds];

it("selects a range in the order on the screen, both ways, from the guest who was selected last", () => {
  expect(idsOf(selectRange(selectGuest(3), 1, visible))).toEqual([3, 9, 1]);
  expect(idsOf(selectRange(selectGuest(1), 3, visible))).toEqual([3, 9, 1]);
  const shorter = selectRange(selectRange(selectGuest(3), 1, visible), 9, visible);
  expect(idsOf(shorter)).toEqual([3, 9]);
});

it("selects a guest alone where a range has no beginning", () => {
  expect(idsOf(selectRange(nothingSelected, 9, visible))).toEqual([9]);
  expect(idsOf(selectRange(selectGuest(77), 9, visible))).toEqual([9]);
});

it("adds guests and takes them out, and forgets a table", () => {
  const two = toggleGuest(toggleGuest(selectTable(7), 1), 2);
  expect(two).toMatchObject({ tableId: null, anchorId: 2 });
  expect(idsOf(toggleGuest(two, 1))).toEqual([2]);
});

it("loses what is gone, and is the same object if nothing is", () => {
  const board = { guests: new Map([[1, true]]), tables: new Map([[4, true]]) };
  const one = selectGuest(1);
  expect(stillThere(one, board)).toBe(one);
  expect(idsOf(stillThere(toggleGuest(one, 2), board))).toEqual([1]);
  expect(stillThere(selectTable(5), board).tableId).toBeNull();
  expect(stillThere(selectTable(4), board).tableId).toBe(4);
});
