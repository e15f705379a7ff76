import { existsSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { plantedFaults } from "./planted-faults.ts";

it("has forty faults", () => {
  expect(plantedFaults).toHaveLength(40);
  expect(new Set(plantedFaults.map(({ seen }) => seen)).size).toBe(40);
});

it.each(plantedFaults)("$area: $seen", ({ file, rule, instead, tests }) => {
  expect(readFileSync(file, "utf8").split(rule), "The text to replace occurs once.").toHaveLength(2);
  expect(instead).not.toBe(rule);
  expect(tests.filter((test) => !existsSync(test))).toEqual([]);
  expect(new Set(tests.map((test) => test.startsWith("e2e/"))).size, "The tests are of one project.").toBe(1);
});
