import fc from "fast-check";
import { expect, it } from "vitest";
import { mealKindOf } from "./meal-kinds.ts";
import { markMeals } from "./meal-marks.ts";

it.each([
  ["Fish", "fish"],
  ["Gegrillter Lachs", "fish"],
  ["Filet de cabillaud", "fish"],
  ["Pescado del día", "fish"],
  ["Beef with vegetables", "beef"],
  ["Rinderfilet", "beef"],
  ["Bœuf bourguignon", "beef"],
  ["Ternera", "beef"],
  ["Fleisch", "beef"],
  ["Chicken", "poultry"],
  ["Hähnchen", "poultry"],
  ["Poulet rôti", "poultry"],
  ["Pollo", "poultry"],
  ["Schweinebraten", "pork"],
  ["Vegetarian", "vegetarian"],
  ["vegetarisch", "vegetarian"],
  ["Végétarien", "vegetarian"],
  ["fleischlos", "vegetarian"],
  ["Vegan chicken", "vegan"],
  ["Végétalien", "vegan"],
  ["Kids' fish", "child"],
  ["Kindermenü", "child"],
  ["Menu enfant", "child"],
  ["Menú infantil", "child"],
  ["Menu B", undefined],
  ["Risotto", undefined],
])("knows what %s is", (meal, kind) => {
  expect(mealKindOf(meal)).toBe(kind);
});

it("marks each meal once, whatever the order of guests", () => {
  const meals = ["Fish", "Vegan", "fish ", "Beef", "Lamb", "Vegetarian", "", "-", "Menu B"];
  const { marks, markOf } = markMeals(meals);
  expect(marks.map(({ kind, letter }) => `${letter} ${kind}`)).toEqual([
    ...["B beef", "F fish", "V vegetarian", "E vegan", "L null", "M null"],
  ]);
  expect(markOf(" FISH")?.letter).toBe("F");
  expect(markOf("-")).toBeUndefined();
  expect(markMeals(meals.toReversed()).marks.map(({ letter }) => letter)).toEqual(marks.map(({ letter }) => letter));
});

it("gives a symbol to one meal only, and letters that are not taken", () => {
  const { marks } = markMeals(["Salmon", "Cod", "C", "O", "D"]);
  expect(marks.map(({ meal, kind }) => [meal, kind])).toEqual([
    ["Cod", "fish"],
    ["C", null],
    ["D", null],
    ["O", null],
    ["Salmon", null],
  ]);
  expect(marks.map(({ letter }) => letter)).toEqual(["C", "1", "D", "O", "S"]);
});

it("marks different meals differently", () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.string({ unit: "grapheme" }), fc.constantFrom("Fish", "Lachs", "ß"))), (meals) => {
      const { marks } = markMeals(meals);
      expect(new Set(marks.map(({ letter }) => letter)).size).toBe(marks.length);
      const symbols = marks.flatMap(({ kind }) => kind ?? []);
      expect(new Set(symbols).size).toBe(symbols.length);
    }),
  );
});
