import { expect, it } from "vitest";
import { guessDietColumns, guessMealColumn, guessRemarkColumns, isAboutFood } from "./special-columns.ts";

it.each([
  [["Phone", "Meal"], "Meal"],
  [["Menü", "Tisch"], "Menü"],
  [["Hauptgericht", "Telefon"], "Hauptgericht"],
  [["Téléphone", "Plat principal"], "Plat principal"],
  [["Menú", "Plato"], "Menú"],
  [["Meal choice (adults)", "Menu"], "Menu"],
  [["MEAL_CHOICE"], "MEAL_CHOICE"],
  [["Allergies to food", "Essen"], "Essen"],
  [["Essen: Allergien"], ""],
  [["Mealtime", "Plattform", "Side"], ""],
  [["__proto__", "constructor"], ""],
  [[], ""],
])("finds the meals among %j in %j", (columns, expected) => {
  expect(guessMealColumn(columns)).toBe(expected);
});

it.each([
  [
    ["Diet", "Meal", "Allergies"],
    ["Diet", "Allergies"],
  ],
  [
    ["Ernährung", "Unverträglichkeiten", "Diät"],
    ["Ernährung", "Unverträglichkeiten", "Diät"],
  ],
  [
    ["Régime", "Allergènes"],
    ["Régime", "Allergènes"],
  ],
  [["Alergias", "Dirección"], ["Alergias"]],
  [["Dietrich", "Kosten"], []],
])("finds diets and allergies among %j", (columns, expected) => {
  expect(guessDietColumns(columns)).toEqual(expected);
});

it("finds the columns in which some write what they do not eat", () => {
  expect(guessRemarkColumns(["Name", "Notes", "Bemerkungen", "Dietary notes", "Table"])).toEqual([
    "Notes",
    "Bemerkungen",
  ]);
});

it.each([
  ["nuts allergy", true],
  ["Nussallergie!", true],
  ["no pork, please", true],
  ["Sans gluten", true],
  ["alérgica al marisco", true],
  ["arrives late", false],
  ["sits with Nuttall", false],
])("knows whether %j is about food: %j", (remark, expected) => {
  expect(isAboutFood(remark)).toBe(expected);
});
