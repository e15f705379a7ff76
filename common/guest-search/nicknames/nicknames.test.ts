import { expect, it } from "vitest";
import { foldedForms } from "../spelling/fold.ts";
import { families, familiesAcrossLanguages } from "./generated/name-families.ts";
import { nicknamesOf } from "./nicknames.ts";

const knows = (a: string, b: string) => nicknamesOf(a).some(({ name }) => name === b);

it.each([
  ["elizabeth", "liz"],
  ["liz", "beth"],
  ["elizabeth", "erzsebet"],
  ["bill", "guillermo"],
  ["william", "wilhelm"],
  ["sasha", "aleksandr"],
  ["kasia", "katarzyna"],
  ["giannis", "john"],
])("relates %s and %s as forms of one name, both ways", (a, b) => {
  expect(knows(a, b)).toBe(true);
  expect(knows(b, a)).toBe(true);
});

it("puts the closest variant of a name first, and never the name itself", () => {
  const found = new Map(nicknamesOf("elizabeth").map(({ name, cost }) => [name, cost]));
  const costs = ["liz", "erzsebet", "bozsi", "elizabeth"].map((name) => found.get(name));
  expect(costs).toEqual([0, 1, 2, undefined]);
});

it.each(["anna", "zzz", "", "constructor", "__proto__"])("relates %j to nothing", (name) => {
  expect(knows(name, "peter")).toBe(false);
});

it("contains folded names only", () => {
  for (const name of [...families, ...familiesAcrossLanguages].flatMap((family) => family.split(/\s+/))) {
    if (name !== "") expect(foldedForms(name)).toEqual([name]);
  }
});
