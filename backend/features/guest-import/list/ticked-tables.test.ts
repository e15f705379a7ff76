import { expect, it } from "vitest";
import { drawnSheet } from "../../../testing/drawn-sheet.ts";
import { withTickedTables } from "./ticked-tables.ts";

const cellsOf = (drawing: string) => withTickedTables(drawnSheet(drawing)).rows.map(({ cells }) => cells.join("|"));

it.each([
  ["x", "Table"],
  ["✓", "Mesa"],
  ["1", "Tisch"],
])("makes one column of tables from columns with %s", (mark, word) => {
  expect(
    cellsOf(`
      Our dinner
      Name       | ${word} 1 | Meal | ${word} 2
      Anna Meier | ${mark}   | Fish |
      Ben Okafor |           | Beef | ${mark}
      Cleo Lind  |           |      |
      Total      | 1         |      | 1
    `),
  ).toEqual([
    "Our dinner",
    "Name|Table Number|Meal|",
    `Anna Meier|${word} 1|Fish|`,
    `Ben Okafor|${word} 2|Beef|`,
    "Cleo Lind|||",
    "Total|||",
  ]);
});

it.each([
  [
    "names",
    `
    Table 1    | Table 2
    Anna Meier | Ben Okafor
    `,
  ],
  [
    "two marks for a guest",
    `
    Name       | Table 1 | Table 2
    Anna Meier | x       | x
    Ben Okafor |         | x
    `,
  ],
  [
    "other columns",
    `
    Name       | Nuts | Dairy
    Anna Meier | x    |
    Ben Okafor |      | x
    `,
  ],
  [
    "a guest whose name is a formula, at the end",
    `
    Name       | Place        | Meal
    Anna Meier | 3            | Fish
    =SUM(1)    | Head table   | Vegan
    `,
  ],
])("leaves %s alone", (_, drawing) => {
  const sheet = drawnSheet(drawing);
  expect(withTickedTables(sheet)).toBe(sheet);
});
