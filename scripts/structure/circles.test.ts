import { expect, it } from "vitest";
import { findCircles } from "./circles.ts";

const imports = (...pairs: [from: string, to: string][]) => pairs.map(([from, to]) => ({ from, to, typeOnly: true }));

it("finds a circle, types included, whichever file the search starts at", () => {
  expect(findCircles(imports(["a", "b"], ["b", "c"], ["c", "d"], ["d", "b"]))).toEqual([["b", "c", "d", "b"]]);
});

it("finds a file that imports itself", () => {
  expect(findCircles(imports(["a", "a"]))).toEqual([["a", "a"]]);
});

it("takes no two ways to one file for a circle", () => {
  expect(findCircles(imports(["a", "b"], ["a", "c"], ["b", "d"], ["c", "d"]))).toEqual([]);
});
