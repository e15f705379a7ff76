import { describe, expect, it } from "vitest";
import type { FileColumn } from "./column-uses.ts";
import { columnLetters, sheetColumns } from "./sheet-columns.ts";

const column = (name: string, letters: string): FileColumn => ({
  name,
  letters,
  use: "EXTRA",
  reason: null,
  isCertain: true,
  samples: [],
});

describe("sheetColumns", () => {
  const rows = [
    { row: 1, cells: ["Name", "", "Table", "", ""], role: "HEADER" as const },
    { row: 2, cells: ["Ada", "x"], role: "GUEST" as const },
  ];

  it("ends where nothing is in the rows, and finds what was read from each column", () => {
    const shown = sheetColumns(rows, [column("Name", "A"), column("Table", "C")]);
    expect(shown.map(({ letters, meaning }) => [letters, meaning?.name])).toEqual([
      ["A", "Name"],
      ["B", undefined],
      ["C", "Table"],
    ]);
  });

  it("has no meanings when the list's columns are not those of the sheet", () => {
    const meanings = sheetColumns(rows, [column("Name", ""), column("Table", "")]).map(({ meaning }) => meaning);
    expect(meanings).toEqual([undefined, undefined, undefined]);
  });
});

describe("columnLetters", () => {
  it("counts as spreadsheets do", () => {
    expect([0, 25, 26, 51, 52, 701, 702].map(columnLetters)).toEqual(["A", "Z", "AA", "AZ", "BA", "ZZ", "AAA"]);
  });
});
