import fc from "fast-check";
import { expect, it } from "vitest";
import { columnKey, columnMatcher } from "./column-key.ts";
import { randomRuns } from "./testing/random-runs.ts";

it.each([
  [
    "Allergy",
    "allergy ",
    " ALLERGY:",
    "Aller\u00adgy",
    "Ａｌｌｅｒｇｙ",
    "Állergy",
    "A l l e r g y",
    "“Allergy”",
    "allergy\u200b",
  ],
  ["Straße", "STRASSE", "strasse", "straẞe"],
  ["Diyet listesi", "DİYET LİSTESİ", "dıyet lıstesı"],
  ["Αλλεργίες", "ΑΛΛΕΡΓΙΕΣ", "αλλεργιες"],
  ["No. 1", "№1", "No1"],
  ["🥗", " 🥗 "],
  ["?", " ?"],
])("treats %s and its variants as one column", (...names) => {
  expect(new Set(names.map(columnKey)).size).toBe(1);
});

it("keeps different columns apart", () => {
  const names = ["Allergy", "Allergies", "Meal", "Meal (2)", "食事", "Еда", "🥗", "🍷", "?", "!", "#"];
  expect(new Set(names.map(columnKey)).size).toBe(names.length);
});

it("treats a column's key as that column", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", minLength: 1, maxLength: 20 }), (name) => {
      expect(columnMatcher([columnKey(name)])(name)).toBe(true);
      expect(columnMatcher([name])(` ${name.normalize("NFD")}\t`)).toBe(true);
    }),
    { numRuns: randomRuns(200) },
  );
});
