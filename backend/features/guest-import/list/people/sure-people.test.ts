import { expect, it } from "vitest";
import { SplitCells } from "./sure-people.ts";

const areSure = (...cells: string[][]) => {
  const split = new SplitCells();
  for (const names of cells) split.add(writtenAs(names), names);
  return split.areSure();
};

/** With the family name once, if all have it. */
function writtenAs(names: readonly string[]): string {
  const family = names.map((name) => name.split(" ").at(-1));
  const isShared = new Set(family).size === 1;
  return names.map((name, index) => (isShared && index < names.length - 1 ? name.split(" ")[0] : name)).join(" & ");
}

it.each([
  ["given names", [["Anna Meier", "Ben Meier"]]],
  ["whole names", [["Xqz Vbn", "Wqy Mkl"]]],
  ["a title", [["Mr Xqz Meier", "Mrs Xqz Meier"]]],
  ["a plus-one without a name", [["Xqz Vbn", "Guest of Xqz Vbn"]]],
  ["names without blanks", [["王小明", "李红"]]],
  [
    "as many cells with given names as without",
    [
      ["Anna Meier", "Ben Meier"],
      ["Xqz Vbn", "Wqy Vbn"],
    ],
  ],
])("is sure of couples by %s", (_, cells) => {
  expect(areSure(...cells)).toBe(true);
});

it.each([
  ["no name is known", [["Xqz Vbn", "Wqy Vbn"]]],
  [
    "one may be a company",
    [
      ["Anna Meier", "Ben Meier"],
      ["Ernst", "Young"],
    ],
  ],
  ["a second given name may be taken for a family name", [["Santiago Xqz Ulloa Borrego", "María Xqz Ulloa Borrego"]]],
  ["the first may lack the family name", [["Maria Luisa", "Ben Meier"]]],
])("asks where %s", (_, cells) => {
  expect(areSure(...cells)).toBe(false);
});
