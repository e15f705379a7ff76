import ExcelJS from "exceljs";
import { describe, expect, it } from "vitest";
import { csvLines } from "../../../testing/csv-lines.ts";
import { readInEnglish } from "../../../testing/in-english.ts";
import { parseGuestList } from "./parse-guest-list.ts";

type Rows = readonly (readonly (string | number)[])[];

async function readSheets(sheets: Readonly<Record<string, Rows>>) {
  const workbook = new ExcelJS.Workbook();
  for (const [name, rows] of Object.entries(sheets)) workbook.addWorksheet(name).addRows(rows.map((row) => [...row]));
  const bytes = Buffer.from(await workbook.xlsx.writeBuffer());
  return readInEnglish(await parseGuestList(bytes, { named: "xlsx", actual: "xlsx" }));
}

const readRows = async (rows: readonly (readonly string[])[]) =>
  readInEnglish(await parseGuestList(csvLines(rows), { named: "csv", actual: "csv" }));

const guests: Rows = [
  ["Name", "Table"],
  ["Anna Meier", "Table 1"],
  ["Ben Okafor", "2"],
];

describe("a sheet of tables", () => {
  it.each<[string, string, Rows]>([
    [
      "Plan",
      "more columns",
      [["Our room"], [], ["Notes", "Table No.", "Capacity"], ["", 1, 8], ["door", 2, 10], ["", "Rose", 12]],
    ],
    [
      "Tische",
      "another language",
      [
        ["Nr.", "Anzahl Plätze"],
        ["1", "8"],
        ["2", "10"],
        ["Rose", "12"],
        ["Summe", "30"],
      ],
    ],
  ])("gives the sizes of tables, named as the guests have them: %s, %s", async (name, _, rows) => {
    const list = await readSheets({ Guests: guests, [name]: rows });
    expect(list.tables).toEqual([
      { label: "Table 1", capacity: 8 },
      { label: "2", capacity: 10 },
      { label: "Rose", capacity: 12 },
    ]);
    expect(list.guests.map((guest) => guest.name)).toEqual(["Anna Meier", "Ben Okafor"]);
    expect(list.warnings).toEqual([`The sheet "${name}" says how many seats 3 tables have.`]);
  });

  it.each<[string, Rows]>([
    [
      "guests",
      [
        ["Table", "Name", "Seats"],
        [1, "Anna Meier", 1],
        [2, "Ben Okafor", 2],
      ],
    ],
    [
      "counts of guests",
      [
        ["Table", "Guests"],
        [1, 8],
        [2, 10],
      ],
    ],
    [
      "texts",
      [
        ["Table", "Seats"],
        [1, "many"],
        [2, "few"],
      ],
    ],
  ])("is none of %s", async (_, rows) => {
    expect((await readSheets({ Guests: guests, Other: rows })).tables).toEqual([]);
  });
});

describe("the sizes of tables", () => {
  it("are in the headings of columns and rows", async () => {
    const across = [
      ["Table 1 (2/10)", "Table 2 (1/8)", "Table 3 (6 seats)", "Table 4 (7 guests)"],
      ["Anna Meier", "Ben Okafor", "Carl Lind", "Dina Holm"],
      ["Eva Ost", "", "Finn Berg", ""],
    ];
    const sizes = [
      { label: "Table 1", capacity: 10 },
      { label: "Table 2", capacity: 8 },
      { label: "Table 3", capacity: 6 },
    ];
    const list = await readRows(across);
    expect(list.tables).toEqual(sizes);
    expect(list.warnings).toEqual(["The file says how many seats 3 tables have."]);
    const below = across[0]?.flatMap((heading, column) => [[heading], [across[1]?.[column] ?? ""]]) ?? [];
    expect((await readRows(below)).tables).toEqual(sizes);
  });

  it("are a column of a list with one row per table", async () => {
    const list = await readRows([
      ["Table", "Capacity", "Seat 1", "Seat 2", "Seat 3"],
      ["1", "10", "Anna Meier", "Ben Okafor", "Carl Lind"],
      ["2", "12", "Dina Holm", "Eva Ost", "Finn Berg"],
      ["3", "14", "", "", ""],
    ]);
    expect(list.tables.map(({ label, capacity }) => [label, capacity])).toEqual([
      ["1", 10],
      ["2", 12],
      ["3", 14],
    ]);
    expect(list.guests).toHaveLength(6);
  });
});
