import { expect, it } from "vitest";
import { isUndone, noteUndone } from "./act.ts";

it("counts a change as undone until its undo is undone in turn", () => {
  expect(isUndone(1)).toBe(false);
  noteUndone(1, 2);
  expect(isUndone(1)).toBe(true);
  noteUndone(2, 3);
  expect(isUndone(1)).toBe(false);
  noteUndone(3, 4);
  expect(isUndone(1)).toBe(true);
  noteUndone(4, 5);
  noteUndone(1, 6);
  expect(isUndone(1)).toBe(true);
});
