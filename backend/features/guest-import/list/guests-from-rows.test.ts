import { describe, expect, it } from "vitest";
import { maxExtraColumns } from "../../../../common/limits.ts";
import { readInEnglish } from "../../../testing/in-english.ts";
import type { ColumnMerge, SheetRow } from "../formats/sheet.ts";
import { findRoles } from "./columns/find-roles.ts";
import { guestsFromRows } from "./guests-from-rows.ts";
import { findLayout } from "./layout/find-layout.ts";
import { Decisions } from "./model/decisions.ts";
import { maxRowErrors } from "./model/guest-list.ts";

function listOf(rows: (SheetRow | string[])[], merges: ColumnMerge[] = []) {
  const numbered = rows.map((row, index) => (Array.isArray(row) ? { number: index + 1, cells: row } : row));
  const decisions = new Decisions();
  const guestRows = findLayout({ name: "Guests", rows: numbered, merges, warnings: [] }, decisions);
  const found = findRoles(guestRows, decisions);
  if (found.kind === "missing") throw new Error("the rows have no name or no table");
  return readInEnglish(guestsFromRows(guestRows, found.roles, decisions));
}

const header = ["Name", "Table", "Meal", "Side"];

describe("guestsFromRows", () => {
  it("leaves out those whose names end in a refusal", () => {
    const { guests, rowErrors } = listOf([
      header,
      ["Anna Meier", "5", "", ""],
      ["Ben Okafor - CANCELLED", "", "", ""],
      ["Carla Ruiz (abgesagt)", "", "", ""],
    ]);
    expect([guests.map(({ name }) => name), rowErrors.length]).toEqual([["Anna Meier"], 2]);
  });

  it("says which families have no number of guests", () => {
    const rows = [
      ["Name", "Table"],
      ["Anna Meier & family", "5"],
      ["Ben Okafor", "5"],
    ];
    expect(listOf(rows).warnings).toEqual([
      '1 row names a family without the number of guests: "Anna Meier & family". One guest is imported for each.',
    ]);
  });

  it("joins rows of guests at one table if many have several, and asks", () => {
    const dishes = ["Anna Meier", "Cleo Lind", "Ben Okafor"].flatMap((name) => [
      [name, "5", "Soup", ""],
      [name, "5", "Fish", "Bride"],
    ]);
    const additionalInfo = [
      ["Meal", "Soup; Fish"],
      ["Side", "Bride"],
    ];
    expect(listOf([header, ...dishes, ["Ben", "5"], ["Ben", "5"]]).guests).toEqual([
      { name: "Anna Meier", tableNumber: "5", additionalInfo, row: 2 },
      { name: "Cleo Lind", tableNumber: "5", additionalInfo, row: 4 },
      { name: "Ben Okafor", tableNumber: "5", additionalInfo, row: 6 },
      { name: "Ben", tableNumber: "5", additionalInfo: [], row: 8 },
      { name: "Ben", tableNumber: "5", additionalInfo: [], row: 9 },
    ]);
    const tickets = dishes.map((cells, index) => [`a${index * 7}`, ...cells]);
    expect(listOf([["Ticket", ...header], ...tickets]).guests).toHaveLength(6);
  });

  it("keeps a few guests of one name at one table apart", () => {
    const rows = [header, ["Anna Meier", "5", "Fish"], ["Anna Meier", "5", "Soup"], ["Ben Okafor", "5"]];
    expect(listOf(rows).guests).toHaveLength(3);
  });

  it("keeps names, tables and the extra columns that have a value", () => {
    expect(listOf([header, ["Anna", "5", "Fish", ""], ["Ben", "Head Table"], ["Cleo", "5", "  ", "Bride"]])).toEqual({
      columns: ["Meal", "Side"],
      guests: [
        { name: "Anna", tableNumber: "5", additionalInfo: [["Meal", "Fish"]], row: 2 },
        { name: "Ben", tableNumber: "Head Table", additionalInfo: [], row: 3 },
        { name: "Cleo", tableNumber: "5", additionalInfo: [["Side", "Bride"]], row: 4 },
      ],
      tables: [],
      takenIn: [],
      rowErrors: [],
      notGuests: [],
      warnings: [],
    });
  });

  it("normalizes names and tables and trims the rest", () => {
    const [guest] = listOf([
      header,
      ["  Rene\u0301e \u00a0 de la  Cruz ", " Head \n Table ", " no nuts \r\n no eggs\u0000 "],
    ]).guests;
    expect(guest).toEqual({
      name: "Renée de la Cruz",
      tableNumber: "Head Table",
      additionalInfo: [["Meal", "no nuts \n no eggs"]],
      row: 2,
    });
  });

  it("joins first and last names, even if one of them is missing", () => {
    const rows = [
      ["Last Name", "First Name", "Table"],
      ["Lee", "Anna", "1"],
      ["", "Cher", "2"],
      ["Smith", "", "3"],
    ];
    expect(listOf(rows).guests.map(({ name }) => name)).toEqual(["Anna Lee", "Cher", "Smith"]);
  });

  it("skips empty rows silently and reports rows without a name by number", () => {
    const list = listOf([
      header,
      ["Anna", "5"],
      { number: 7, cells: ["", "6"] },
      { number: 9, cells: [" ", "", "Fish"] },
      [" "],
    ]);
    expect(list.guests).toHaveLength(1);
    expect(list.rowErrors).toEqual([
      { row: 7, message: "This row has a table but no name." },
      { row: 9, message: "This row has no name." },
    ]);
  });

  it("imports guests without a table and counts them", () => {
    const list = listOf([header, ["Anna"], ["Ben", " "], ["Cleo", "1"]]);
    expect(list.guests.map(({ tableNumber }) => tableNumber)).toEqual(["", "", "1"]);
    expect(list.warnings).toEqual(["2 guests have no table yet."]);
    expect(listOf([header, ["Anna"]]).warnings).toEqual(["1 guest has no table yet."]);
  });

  it("skips repeated header rows", () => {
    expect(listOf([header, ["Anna", "5"], header, ["Ben", "6"]]).guests).toHaveLength(2);
  });

  it("skips rows that exceed a limit, cuts off long texts, and reports both", () => {
    const list = listOf([
      header,
      ["a".repeat(200), "t".repeat(100), "m".repeat(1000)],
      ["a".repeat(201), "5"],
      ["Ben", "t".repeat(101)],
      ["Cleo", "5", "m".repeat(1001)],
    ]);
    expect(list.guests.map(({ additionalInfo }) => additionalInfo)).toEqual([
      [["Meal", "m".repeat(1000)]],
      [["Meal", `${"m".repeat(999)}…`]],
    ]);
    expect(list.warnings).toEqual(['1 text in "Meal" longer than 1,000 characters was cut off (first: row 5).']);
    expect(list.rowErrors).toEqual([
      { row: 3, message: "The name is longer than 200 characters." },
      { row: 4, message: "The table’s name is longer than 100 characters." },
    ]);
  });

  it("lists a limited number of row errors and counts the rest", () => {
    const list = listOf([header, ["Anna", "5"], ...Array.from({ length: maxRowErrors + 1500 }, () => ["", "6"])]);
    expect(list.rowErrors).toHaveLength(maxRowErrors);
    expect(list.warnings).toEqual(["1,500 more rows were left out and are not listed here."]);
  });

  it("accepts up to the limit of extra columns, counting those with a value", () => {
    const columns = Array.from({ length: maxExtraColumns + 1 }, (_, index) => `Column ${index}`);
    const wide = ["Name", "Table", ...columns];
    expect(listOf([wide, ["Anna", "5", ...columns.slice(1)]]).columns).toHaveLength(maxExtraColumns);
    expect(() => listOf([wide, ["Anna", "5", ...columns]])).toThrow("51 columns besides name and table; at most 50");
  });

  it("refuses a list without guests", () => {
    expect(() => listOf([header])).toThrow("no guests below it");
    expect(() => listOf([header, ["", "5"]])).toThrow("Row 2: This row has a table but no name.");
  });

  it("reports shortened column headers, if they are used", () => {
    const long = "x".repeat(101);
    const list = listOf([
      ["Name", "Table", long, `${long} unused`],
      ["Anna", "5", "yes"],
    ]);
    expect(list.columns).toEqual([`${"x".repeat(99)}…`]);
    expect(list.warnings).toEqual([`A long column header was shortened to "${"x".repeat(99)}…".`]);
  });

  it("applies a merged table cell to all its rows", () => {
    const merges = [
      { column: 1, lastColumn: 1, firstRow: 2, lastRow: 4 },
      { column: 2, lastColumn: 2, firstRow: 2, lastRow: 6 },
      { column: 1, lastColumn: 1, firstRow: 6, lastRow: 1_048_576 },
    ];
    const rows = [["Anna", "1", "Fish"], ["Ben"], ["", "", "spare"], ["Cleo"], ["Dora", "2"], ["Emil"], ["Fay", "3"]];
    const list = listOf([header, ...rows], merges);
    expect(list.guests.map(({ name, tableNumber }) => [name, tableNumber])).toEqual([
      ...[
        ["Anna", "1"],
        ["Ben", "1"],
        ["Cleo", ""],
        ["Dora", "2"],
        ["Emil", "2"],
        ["Fay", "3"],
      ],
    ]);
    expect(list.guests[1]?.additionalInfo).toEqual([]);
    expect(list.rowErrors).toEqual([{ row: 4, message: "This row has no name." }]);
  });

  it("treats __proto__ and constructor as text", () => {
    const list = listOf([
      ["Name", "Table", "__proto__", "constructor"],
      ["__proto__", "constructor", "a", "b"],
    ]);
    expect(list.guests).toEqual([
      {
        name: "__proto__",
        tableNumber: "constructor",
        additionalInfo: [
          ["__proto__", "a"],
          ["constructor", "b"],
        ],
        row: 2,
      },
    ]);
    expect(Object.keys(Object.prototype)).toEqual([]);
  });
});
