import { describe, expect, it } from "vitest";
import { cellOfColumn, chosenAs, pointedBy, spotAfter, startedPointing, withCell } from "./pointing.ts";

const at = (row: number, column: number) => ({ row, column });
const named = withCell(startedPointing, at(3, 0));

describe("withCell", () => {
  it("asks for the table after the name, and is complete then", () => {
    expect(named.step).toBe("table");
    expect(pointedBy(named, "Hall")).toBeNull();
    const done = withCell(named, at(1, 0));
    const pointed = { sheet: "Hall", name: at(3, 0), lastName: null, table: at(1, 0) };
    expect(pointedBy(done, "Hall")).toEqual(pointed);
    expect([at(3, 0), at(1, 0), at(2, 0)].map((cell) => chosenAs(done, cell))).toEqual(["NAME", "TABLE", undefined]);
  });

  it("takes a last name in between, and no cell twice", () => {
    expect(withCell(named, at(3, 0))).toBe(named);
    const full = withCell({ ...named, step: "lastName" }, at(3, 1));
    expect(full).toMatchObject({ step: "table", lastName: at(3, 1) });
    expect(withCell(full, at(3, 1))).toBe(full);
  });
});

describe("cellOfColumn", () => {
  const row = (number: number, cells: string[], role: "HEADER" | "GUEST" = "GUEST") => ({
    ...{ row: number, cells, role },
    taken: [],
  });
  const rows = [row(1, ["Liste"]), row(3, ["Wer", "Wo"]), row(4, ["Anna", "1"]), row(5, ["", "2"])];

  it("is the first name below a header, or the second text where none is known", () => {
    const withHeader = [row(1, ["Who", "Table"], "HEADER"), ...rows.slice(2)];
    expect(cellOfColumn(withHeader, startedPointing, 0, 0)).toEqual(at(4, 0));
    expect(cellOfColumn(rows, startedPointing, 1, 0)).toEqual(at(4, 1));
    expect(cellOfColumn(rows, startedPointing, 31, 30)).toEqual(at(4, 31));
    expect(cellOfColumn(rows, startedPointing, 2, 0)).toBeUndefined();
  });

  it("is beside the name for a table", () => {
    expect(cellOfColumn(rows, withCell(startedPointing, at(5, 0)), 1, 0)).toEqual(at(5, 1));
  });
});

describe("spotAfter", () => {
  const size = { rows: 3, columns: 2 };

  it("leads up to the column letters and stays within the grid", () => {
    expect(spotAfter("ArrowUp", at(0, 1), size, false)).toEqual(at(-1, 1));
    expect(spotAfter("ArrowUp", at(-1, 1), size, false)).toEqual(at(-1, 1));
    expect(spotAfter("ArrowRight", at(0, 1), size, false)).toEqual(at(0, 1));
    expect(spotAfter("End", at(0, 0), size, true)).toEqual(at(2, 1));
    expect(spotAfter("PageDown", at(0, 0), size, false)).toEqual(at(2, 0));
    expect(spotAfter("a", at(0, 0), size, false)).toBeUndefined();
  });
});
