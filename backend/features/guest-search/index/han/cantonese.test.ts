import { expect, it } from "vitest";
import { spellCantonese } from "./han-readings.ts";

it.each([
  ["can", "chan"],
  ["can", "tsan"],
  ["wong", "wong"],
  ["zoeng", "cheung"],
  ["joeng", "yeung"],
  ["gwok", "kwok"],
  ["daai", "tai"],
  ["jyun", "yuen"],
  ["syut", "suet"],
  ["zi", "tsz"],
  ["ng", "ng"],
  ["lei", "lee"],
])("spells %s as %s", (jyutping, spelling) => {
  expect(spellCantonese(jyutping)).toContain(spelling);
});

it("spells nothing else", () => expect(["", "qu", "xyz"].map(spellCantonese)).toEqual([[], [], []]));
