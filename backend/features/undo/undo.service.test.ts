import { expect, it } from "vitest";
import { findNextUndo, type PastChange } from "./undo.service.ts";

const changed = (id: number): PastChange => ({ id, action: "update_guests", details: {} });
const undone = (id: number, entryId: number): PastChange => ({ id, action: "undo", details: { entryId } });
const next = (history: readonly PastChange[]) => {
  const { undo, redo } = findNextUndo(history);
  return { undo: undo?.id, redo: redo?.id };
};

it("undoes changes newest first and redoes them in the opposite order", () => {
  const history = [changed(1), changed(2)];
  expect(next(history)).toEqual({ undo: 2, redo: undefined });
  history.push(undone(3, 2));
  expect(next(history)).toEqual({ undo: 1, redo: 3 });
  history.push(undone(4, 1));
  expect(next(history)).toEqual({ undo: undefined, redo: 4 });
  history.push(undone(5, 4));
  expect(next(history)).toEqual({ undo: 5, redo: 3 });
  history.push(undone(6, 3));
  expect(next(history)).toEqual({ undo: 6, redo: undefined });
});
