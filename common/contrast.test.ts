import { describe, expect, it } from "vitest";
import { contrastRatio, isHexColor } from "./contrast.ts";

describe("contrastRatio", () => {
  it.each([
    ["#000000", "#ffffff", 21],
    ["#fff", "#ffffff", 1],
    ["#767676", "#ffffff", 4.54],
    ["#3B82F6", "#ffffff", 3.68],
  ])("of %s and %s is %d", (one, other, expected) => {
    expect(contrastRatio(one, other)).toBeCloseTo(expected, 2);
  });
});

describe("isHexColor", () => {
  it.each(["#fff", "#3B82F6"])("accepts %s", (text) => expect(isHexColor(text)).toBe(true));
  it.each(["fff", "#ffff", "#3B82F6FF", "red", "#3B82F6;}", ""])("refuses %j", (text) => {
    expect(isHexColor(text)).toBe(false);
  });
});
