import { expect, it } from "vitest";
import type { SheetRow } from "../formats/sheet.ts";
import { withColorTables } from "./color-tables.ts";
import { Decisions } from "./model/decisions.ts";
import { plainRows } from "./model/guest-rows.ts";

const row = (number: number, cells: string[], ...fills: (string | undefined)[]): SheetRow => ({
  number,
  cells,
  looks: new Map(fills.flatMap((fill, column) => (fill === undefined ? [] : [[column, { fill }]]))),
});
const guests = ["ffff00", "ffff00", "92d050", "92d050", "ff0000", "ff0000"].map((fill, index) =>
  row(index + 2, [`${["Anna", "Ben", "Carla", "Dan", "Eva", "Finn"][index]} Meier`, "Fish"], fill),
);

function read(rows: readonly SheetRow[], headers = ["Name", "Meal"], answer?: string) {
  const decisions = new Decisions(answer === undefined ? [] : [{ decision: "colors", option: answer }]);
  const found = withColorTables(plainRows(headers, [...rows]), rows, decisions);
  const { table } = found.fixed;
  return {
    tables: found.rows.map(({ cells }) => cells[table ?? -1]),
    rest: found.rows.map(({ cells }) => cells[2]),
    asked: decisions.list().map(({ id, isCertain }) => [id, isCertain]),
  };
}

it("asks whether colors are tables, and names them by their hue", () => {
  expect(read(guests)).toMatchObject({
    tables: ["Yellow", "Yellow", "Lime", "Lime", "Red", "Red"],
    asked: [["colors", false]],
  });
  expect(read(guests, ["Name", "Meal"], "no").tables).toEqual(guests.map(() => undefined));
});

it("takes the names of tables from a legend, which is no detail of guests", () => {
  const [first, second, third, ...others] = guests;
  if (first === undefined || second === undefined || third === undefined) throw new Error("guests are missing");
  const legend = [
    ["ffff00", "Table 1"],
    ["92d050", "Table 2"],
    ["ff0000", "Table 3"],
  ] as const;
  const beside = [first, second, third].map(({ number, cells, looks }, index) => {
    const [fill, text] = legend[index] ?? ["", ""];
    return { number, cells: [...cells, text], looks: new Map([...(looks ?? []), [2, { fill }]]) };
  });
  expect(read([...beside, ...others])).toMatchObject({
    tables: ["Table 1", "Table 1", "Table 2", "Table 2", "Table 3", "Table 3"],
    rest: ["", "", "", "", "", ""],
  });
});

it("asks nothing about colors beside a column of tables, of two sides, or of single rows", () => {
  expect(read(guests, ["Name", "Table"]).asked).toEqual([]);
  const sides = guests.map(({ number, cells }, index) => row(number, cells, index < 3 ? "ffff00" : "92d050"));
  expect(read(sides).asked).toEqual([]);
  expect(
    read(
      guests.map(({ number, cells }, index) => (index < 4 ? { number, cells } : (guests[index] ?? { number, cells }))),
    ).asked,
  ).toEqual([]);
});
