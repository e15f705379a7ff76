import { describe, expect, it } from "vitest";
import { allLanguages, languageChoiceRule, languagesOf, withPart } from "./language-choice.ts";

describe("the choice of languages in a form", () => {
  it("returns to the languages that were chosen before all of them", () => {
    const all = withPart(["de", "zh"], allLanguages, true);
    expect(languagesOf(all)).toEqual([]);
    expect(languagesOf(withPart(all, allLanguages, false))).toEqual(["de", "zh"]);
  });

  it("needs a language", () => {
    expect(languageChoiceRule.safeParse([]).success).toBe(false);
    for (const choice of [[allLanguages], ["ar"]]) expect(languageChoiceRule.safeParse(choice).success).toBe(true);
  });
});
