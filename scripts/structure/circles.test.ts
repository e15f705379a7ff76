import { expect, it } from "vitest";
import { findCircles } from "./circles.ts";

const imports = (...pairs: [from: string, to: string][]) => pairs.map(([from, to]) => ({ from, to, typeOnly: true }));

it("finds a cycle, including types, from any starting file", () => {
  expect(findCircles(imports(["a", "b"], ["b", "c"], ["c", "d"], ["d", "b"]))).toEqual([["b", "c", "d", "b"]]);
});

it("finds a file that imports itself", () => {
  expect(findCircles(imports(["a", "a"]))).toEqual([["a", "a"]]);
});

it("does not treat two paths to one file as a cycle", () => {
  expect(findCircles(imports(["a", "b"], ["a", "c"], ["b", "d"], ["c", "d"]))).toEqual([]);
});
