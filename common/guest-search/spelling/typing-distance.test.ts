import { describe, expect, it } from "vitest";
import { typingDistance } from "./typing-distance.ts";

describe("the distance of a typed word from a name", () => {
  it.each([
    ["derek", "derek", 0],
    ["derk", "derek", 0.6],
    ["dderek", "derek", 0.4],
    ["dreek", "derek", 0.6],
    ["ferek", "derek", 0.9],
    ["xerek", "derek", 1.3],
    ["drek", "derek", 0.6],
    ["edrek", "derek", 0.6],
    ["dexek", "derek", 1],
    ["detek", "derek", 0.6],
    ["", "ana", 2.3],
  ])("%s, %s: %d", (typed, name, distance) => {
    expect(typingDistance(typed, name, 5)).toBeCloseTo(distance);
  });

  it("is not computed beyond the limit", () => {
    expect(typingDistance("drk", "derek", 1)).toBe(Number.POSITIVE_INFINITY);
    expect(typingDistance("drk", "derek", 1.2)).toBeCloseTo(1.2);
    expect(typingDistance("a", "constantinopoulos", 2)).toBe(Number.POSITIVE_INFINITY);
  });
});
