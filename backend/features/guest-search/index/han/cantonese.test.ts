import { expect, it } from "vitest";
import { spellCantonese } from "./han-readings.ts";

it.each([
  ["can", "chan"],
  ["zoeng", "cheung"],
  ["gwok", "kwok"],
  ["jyun", "yuen"],
  ["syut", "suet"],
  ["zi", "tsz"],
  ["ng", "ng"],
])("spells %s as %s", (jyutping, spelling) => {
  expect(spellCantonese(jyutping)).toContain(spelling);
});

it("spells nothing else", () => expect(["", "qu", "xyz"].map(spellCantonese)).toEqual([[], [], []]));
