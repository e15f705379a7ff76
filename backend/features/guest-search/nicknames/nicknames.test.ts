import { expect, it } from "vitest";
import { foldedForms } from "../spelling/fold.ts";
import { families, familiesAcrossLanguages } from "./name-families.ts";
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
])("knows %s and %s for forms of one name, both ways", (a, b) => {
  expect(knows(a, b)).toBe(true);
  expect(knows(b, a)).toBe(true);
});

it("puts the nearest reading of a name first, and never the name itself", () => {
  const found = new Map(nicknamesOf("elizabeth").map(({ name, cost }) => [name, cost]));
  expect([found.get("liz"), found.get("erzsebet"), found.get("bozsi"), found.get("elizabeth")]).toEqual([
    0,
    1,
    2,
    undefined,
  ]);
});

it.each(["anna", "zzz", "", "constructor", "__proto__"])("relates %j to no stranger", (name) => {
  expect(knows(name, "peter")).toBe(false);
});

it("holds names in folded form only", () => {
  for (const name of [...families, ...familiesAcrossLanguages].flatMap((family) => family.split(/[:\s]+/))) {
    if (name !== "") expect(foldedForms(name)).toEqual([name]);
  }
});
