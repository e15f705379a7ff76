import { describe, expect, it } from "vitest";
import { mergeEdits } from "../../lib/merge-edits.ts";
import { allLanguages, type LanguageChoice, languageChoiceRule, languagesOf, withPart } from "./language-choice.ts";

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

describe("two organizers' choices at the same time", () => {
  const merged = (base: LanguageChoice, latest: LanguageChoice, mine: LanguageChoice) =>
    mergeEdits({ guestLanguages: base }, { guestLanguages: latest }, { guestLanguages: mine }).guestLanguages;

  it("come together", () => {
    expect(languagesOf(merged([allLanguages], ["fr"], ["de"]))).toEqual(["de", "fr"]);
    expect(languagesOf(merged(["de"], ["de", "fr"], ["de", "en"]))).toEqual(["en", "de", "fr"]);
  });

  it("are all languages when either chose all", () => {
    expect(languagesOf(merged(["de"], ["de", "fr"], [allLanguages, "de"]))).toEqual([]);
    expect(languagesOf(merged(["de"], [allLanguages], ["de", "fr"]))).toEqual([]);
  });

  it("leave nothing chosen when each removed the other's, rather than all languages", () => {
    expect(merged(["en", "de"], ["de"], ["en"])).toEqual([]);
  });
});
