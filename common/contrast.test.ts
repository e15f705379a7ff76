import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { contrastRatio, isHexColor, readableOn, textColorOn, textContrast } from "./contrast.ts";

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);

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

describe("textColorOn", () => {
  it("returns a readable color on any background", () => {
    fc.assert(fc.property(color, (background) => contrastRatio(textColorOn(background), background) >= textContrast));
  });
});

describe("readableOn", () => {
  it("makes any color readable on any background", () => {
    fc.assert(
      fc.property(color, color, (text, background) => {
        expect(contrastRatio(readableOn(text, [background]), background)).toBeGreaterThanOrEqual(textContrast);
      }),
    );
  });
});

describe("isHexColor", () => {
  it.each(["#fff", "#3B82F6"])("accepts %s", (text) => expect(isHexColor(text)).toBe(true));
  it.each(["fff", "#ffff", "#3B82F6FF", "red", "#3B82F6;}", ""])("refuses %j", (text) => {
    expect(isHexColor(text)).toBe(false);
  });
});
