import { expect, it } from "vitest";
import { foldedForms } from "../spelling/fold.ts";
import { families, familiesAcrossLanguages } from "./generated/name-families.ts";
import { nicknamesOf } from "./nicknames.ts";

const knows = (a: string, b: string) => nicknamesOf(a).some(({ name }) => name === b);

it.each([
  ["elizabeth", "liz"],
  ["elizabeth", "erzsebet"],
  ["bill", "guillermo"],
  ["sasha", "aleksandr"],
  ["kasia", "katarzyna"],
])("relates %s and %s as forms of one name, both ways", (a, b) => {
  expect(knows(a, b)).toBe(true);
  expect(knows(b, a)).toBe(true);
});

it.each(["anna", "zzz", "", "constructor", "__proto__"])("relates %j to nothing", (name) => {
  expect(knows(name, "peter")).toBe(false);
});

it("contains folded names only", () => {
  for (const name of [...families, ...familiesAcrossLanguages].flatMap((family) => family.split(/\s+/))) {
    if (name !== "") expect(foldedForms(name)).toEqual([name]);
  }
});
