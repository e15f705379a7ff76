import { describe, expect, it } from "vitest";
import { asksForNoTable, labelsMeant } from "./table-words.ts";
import { textPattern } from "./text-pattern.ts";

// JavaScript reads these patterns as PostgreSQL does.
const finds = (typed: string, text: string) => new RegExp(textPattern(typed).inText, "iu").test(text);
const findsValue = (typed: string, info: Record<string, string>) =>
  new RegExp(textPattern(typed).inJson, "iu").test(JSON.stringify(info));

describe("the pattern of a text", () => {
  it.each([
    ["creme brulee", "Crème brûlée"],
    ["strasse", "Hauptstraße"],
    ["Łódź", "lodz"],
    ["Nguyễn", "nguyen"],
    ["a.b (c)", "x a.b (c) y"],
    ["\u0065\u0301te", "été"],
    ["Мой привет", "мой привет, мир"],
    ["ガラ", "ガラ"],
    ["two  spaces", "two spaces"],
  ])("%s finds %s", (typed, text) => expect(finds(typed, text)).toBe(true));

  it.each([
    ["a.b", "axb"],
    ["resume", "resum"],
    [".*", "x"],
  ])("%s does not find %s", (typed, text) => expect(finds(typed, text)).toBe(false));

  it("looks at the values of an object, not at its keys", () => {
    const info = { Meal: "Fish", 'a:"b': 'say "hi": \\o/', "Ends:": "x:" };
    for (const typed of ["fish", '"hi"', "hi", "\\o/", "x:"]) expect(findsValue(typed, info), typed).toBe(true);
    for (const typed of ["meal", "ends", "a:", '"b', "fish,", '"meal"'])
      expect(findsValue(typed, info), typed).toBe(false);
  });
});

it("knows how organizers ask for tables", () => {
  for (const typed of ["no table", "  NO   Table ", "Ohne Tisch"]) expect(asksForNoTable(typed)).toBe(true);
  for (const typed of ["table", "no table 5", ""]) expect(asksForNoTable(typed)).toBe(false);
  expect(labelsMeant("Tisch  5")).toEqual(["tisch 5", "5"]);
  expect(labelsMeant("Table")).toEqual(["table", "table"]);
  expect(labelsMeant("Mesa nr. 7")).toEqual(["mesa nr. 7", "7"]);
});
