import fc from "fast-check";
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

it("always returns to where it was by as many redos as undos", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 20 }), (changes, steps) => {
      const history = Array.from({ length: changes }, (_, place) => changed(place + 1));
      const times = Math.min(changes, steps);
      const take = (which: "undo" | "redo") => {
        const id = next(history)[which];
        expect(id).toBeDefined();
        history.push(undone(history.length + 1, id ?? 0));
      };
      for (let i = 0; i < times; i += 1) take("undo");
      for (let i = 0; i < times; i += 1) take("redo");
      expect(next(history).redo).toBeUndefined();
      for (let i = 0; i < changes; i += 1) take("undo");
      expect(next(history).undo).toBeUndefined();
    }),
  );
});
