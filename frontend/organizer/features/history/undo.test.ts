import { expect, it } from "vitest";
import { nextUndo, type PastEntry } from "./undo.ts";

const entry = (id: number, isUndoable: boolean): PastEntry => ({ id, action: "update", details: {}, isUndoable });
const undoOf = (entryId: number, id: number, isUndoable = true): PastEntry => ({
  ...{ id, action: "undo", details: { entryId }, isUndoable },
});

it("goes on with the change before, whoever made it, step by step", () => {
  expect(nextUndo([entry(3, true), entry(2, true), entry(1, false)])).toBe(0);
  expect(nextUndo([undoOf(3, 4), entry(3, false), entry(2, true), entry(1, false)])).toBe(2);
  expect(nextUndo([undoOf(2, 5), undoOf(3, 4), entry(3, false), entry(2, false), entry(1, false)])).toBe(-1);
});

it("undoes what was done again, and does not turn in circles", () => {
  const redone = [undoOf(3, 4, false), entry(3, true), entry(2, true)];
  expect(nextUndo([undoOf(4, 5), ...redone])).toBe(0);
  expect(nextUndo([undoOf(5, 6), undoOf(4, 5, false), undoOf(3, 4), entry(3, false), entry(2, true)])).toBe(4);
});
