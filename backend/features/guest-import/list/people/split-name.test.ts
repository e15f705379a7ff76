import { describe, expect, it } from "vitest";
import { splitName } from "./split-name.ts";

const namesIn = (text: string, commasPart = true) => splitName(text, commasPart);

describe("splitName", () => {
  it.each([
    ["Anna & Ben Meier", ["Anna Meier", "Ben Meier"]],
    ["Anna Meier & Ben Okafor", ["Anna Meier", "Ben Okafor"]],
    ["Anna Meier, Ben Okafor", ["Anna Meier", "Ben Okafor"]],
    ["Anna Meier / Ben Okafor", ["Anna Meier", "Ben Okafor"]],
    ["Anna Meier; Ben Okafor", ["Anna Meier", "Ben Okafor"]],
    ["Anna and Ben Meier", ["Anna Meier", "Ben Meier"]],
    ["Anna und Ben Meier", ["Anna Meier", "Ben Meier"]],
    ["ANNA UND BEN MEIER", ["ANNA MEIER", "BEN MEIER"]],
    ["Mr & Mrs John Smith", ["Mr John Smith", "Mrs John Smith"]],
    ["Herr und Frau Meier", ["Herr Meier", "Frau Meier"]],
    ["Anna, Ben & Cleo Meier", ["Anna Meier", "Ben Meier", "Cleo Meier"]],
    ["John & Jane van der Berg", ["John van der Berg", "Jane van der Berg"]],
    ["Martin Thomas, Ana Villa Rojo", ["Martin Thomas", "Ana Villa Rojo"]],
    ["Sister Meier, Ben Meier", ["Sister Meier", "Ben Meier"]],
    ["Anna & Ben Meier, Jr.", ["Anna Meier", "Ben Meier Jr."]],
  ])("finds the people in %s", (text, names) => {
    expect(namesIn(text)).toEqual(names);
  });

  it.each([
    "Anna Meier",
    "Santiago Ramón y Cajal",
    "Meier & Sons Ltd",
    "Smith family",
    "Table 3 & 4",
    "Anna & Anna",
    "John Smith, Jr.",
    "John Smith, PhD, Jr.",
    "Anna &",
    "",
    Array.from({ length: 30 }, (_, index) => `Anna ${"x".repeat(index + 2)}`).join(", "),
  ])("leaves %j whole", (text) => {
    expect(namesIn(text)).toBeUndefined();
  });

  it("leaves commas alone where they are within a name", () => {
    expect(namesIn("Meier, Anna", false)).toBeUndefined();
  });
});
