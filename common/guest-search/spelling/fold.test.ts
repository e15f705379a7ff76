import { describe, expect, it } from "vitest";
import { foldedForms } from "./fold.ts";
import { splitName } from "./name-parts.ts";

describe("splitName", () => {
  it.each([
    ["  Jean-Luc  O’Neill ", ["jean", "luc", "o’neill"]],
    ["MÜLLER, Jan", ["müller", "jan"]],
    ["J.F. Kennedy", ["j", "f", "kennedy"]],
    ["Robert “Bob” Smith (2)", ["robert", "bob", "smith", "2"]],
    ["राम कुमार", ["राम", "कुमार"]],
    ["Ａｎｎａ　Ｂｅｒｇ", ["ａｎｎａ", "ｂｅｒｇ"]],
    ["🎉", []],
    ["''", []],
  ])("splits %j", (name, parts) => {
    expect(splitName(name)).toEqual(parts);
  });
});

describe("foldedForms", () => {
  it.each([
    ["müller", ["muller", "mueller"]],
    ["straße", ["strasse"]],
    ["søren", ["soren", "soeren"]],
    ["åkesson", ["akesson", "aakesson"]],
    ["łukasz", ["lukasz"]],
    ["o’neill", ["oneill", "neill"]],
    ["ｏ＇neill", ["oneill", "neill"]],
    ["ａｎｎａ", ["anna"]],
    ["nguyễn", ["nguyen"]],
    ["ﬁona", ["fiona"]],
    ["ẚnna", ["anna"]],
  ])("folds %j", (written, forms) => {
    expect(foldedForms(written)).toEqual(forms);
  });

  it.each([
    ["юлия", ["yuliya", "iuliia", "julija"]],
    ["достоевский", ["dostoevskiy", "dostoevsky"]],
    ["сергій", ["serhiy"]],
    ["чайковский", ["chaykovskiy", "chaikovskii", "chaykovsky"]],
    ["γιώργος", ["giorgos"]],
    ["χατζηδάκης", ["chatzidakis", "hatzidakis"]],
    ["παπαδόπουλος", ["papadopoulos"]],
    ["μπάμπης", ["bampis", "babis"]],
  ])("transliterates %j to Latin letters", (written, latin) => {
    expect(foldedForms(written)).toEqual(expect.arrayContaining(latin));
  });

  it("keeps the vowel signs of scripts that use them as letters", () => {
    expect(foldedForms("राम")).not.toEqual(foldedForms("रामी"));
  });
});
