import { expect, it } from "vitest";
import { keysOf, wordKey } from "./load.ts";
import { namePrefixes, plusOnesAtEnd, suffixes, tableLabel, titles } from "./value-words.ts";

it.each(["Tables", "Table", "Anna 3", "3", "Table wine", "Table of honor", "Tabelle 3", "桌", "Anna Table", ""])(
  "takes %j for no table",
  (text) => expect(tableLabel(text)).toBeUndefined(),
);

it.each([
  ...["Anna Meier", "Anna + Ben", "Anna and Ben Meier", "Anna Meier and family", "Anna +4917012345", "+1", ""],
  ...["Anna Meier and one", "Anna & Mies", "Mr & Mrs", "Dr. Lowe & Mrs", "Plus One", "Anna +0", "Anna +99"],
])("finds no guest without a name in %j", (text) => expect(plusOnesAtEnd(text)).toBeUndefined());

it("knows no word as both yes and no", () => {
  const no = keysOf("no");
  expect([...keysOf("yes")].filter((key) => no.has(key))).toEqual([]);
});

it("takes no common name for a title or another part of a name", () => {
  const names = "Li Ma Chu Maj Tri Sri Don Ong Gen Lo Anh Em Co Bac Pere Tuan Ben".split(" ");
  const all = new Set([...titles, ...suffixes, ...namePrefixes]);
  expect(names.filter((name) => all.has(wordKey(name)))).toEqual([]);
});
