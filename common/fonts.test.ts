import { describe, expect, it } from "vitest";
import { fontFamilyOf, fontNames, fontOfFamily } from "./fonts.ts";

describe("fontOfFamily", () => {
  it("finds every font in its own family", () => {
    expect(fontNames.map((name) => fontOfFamily(fontFamilyOf(name)))).toEqual(fontNames);
  });

  it.each([
    ['"Playfair Display", serif', "Playfair Display"],
    ["open sans", "Open Sans"],
    ["Comic Sans, Inter", undefined],
    ["Inter; } body { display: none", undefined],
    ["", undefined],
  ])("finds in %j %j", (family, expected) => {
    expect(fontOfFamily(family)).toBe(expected);
  });
});
