import fc from "fast-check";
import { expect, it } from "vitest";
import { mealKindOf } from "./meal-kinds.ts";
import { markMeals } from "./meal-marks.ts";

it.each([
  ["Fish", "fish"],
  ["Gegrillter Lachs", "fish"],
  ["Beef with vegetables", "beef"],
  ["Chicken", "poultry"],
  ["Pollo", "poultry"],
  ["Schweinebraten", "pork"],
  ["Vegetarian", "vegetarian"],
  ["Vegan chicken", "vegan"],
  ["Kids' fish", "child"],
  ["Kindermenü", "child"],
  ["Menu B", undefined],
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
