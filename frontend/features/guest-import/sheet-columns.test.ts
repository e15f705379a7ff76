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
  const rows: Parameters<typeof sheetColumns>[0][number][] = [
    { row: 1, cells: ["Name", "", "Table", "", ""], role: "HEADER", taken: [] },
    { row: 2, cells: ["Ada", "x"], role: "GUEST", taken: [] },
  ];

  it("ends where nothing is in the rows, and finds what was read from each column", () => {
    const shown = sheetColumns(rows, [column("Name", "A"), column("Table", "C")]);
    expect(shown.map(({ letters, meaning }) => [letters, meaning?.name])).toEqual([
      ["A", "Name"],
      ["B", undefined],
      ["C", "Table"],
    ]);
  });

  const namesIn = (sample: typeof rows) =>
    sheetColumns(sample, [column("Name", ""), column("Table", "")]).map(({ meaning }) => meaning?.name);

  it("finds by their headers the columns of several sheets", () => {
    expect(namesIn(rows)).toEqual(["Name", undefined, "Table"]);
  });

  it("has no meanings when the list's columns are not those of the sheet", () => {
    expect(namesIn(rows.slice(1))).toEqual([undefined, undefined]);
  });
});

describe("columnLetters", () => {
  it("counts as spreadsheets do", () => {
    expect([0, 25, 26, 51, 52, 701, 702].map(columnLetters)).toEqual(["A", "Z", "AA", "AZ", "BA", "ZZ", "AAA"]);
  });
});
