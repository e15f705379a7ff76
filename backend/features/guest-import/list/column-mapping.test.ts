import { describe, expect, it } from "vitest";
import { applyMapping } from "./column-mapping.ts";
import type { ColumnUse } from "./model/guest-list.ts";
import { plainRows } from "./model/guest-rows.ts";

const guestRows = plainRows(["A", "B", "C", "Tussenvoegsel", "E", "F"], []);
const map = (uses: Readonly<Record<string, ColumnUse>>) =>
  applyMapping(
    guestRows,
    Object.entries(uses).map(([column, use]) => ({ column, use })),
  );

describe("applyMapping", () => {
  it("takes one column for the whole name, or several for its parts", () => {
    expect(map({ A: "name", B: "table" })).toMatchObject({ name: [0], areParts: false, table: 1 });
    expect(map({ C: "firstName", A: "lastName" })).toMatchObject({ name: [2, 0], areParts: true, table: undefined });
    expect(map({ A: "firstName", B: "lastName", Tussenvoegsel: "lastName" })).toMatchObject({ name: [0, 3, 1] });
  });

  it("takes columns for plus-ones, whole and in parts", () => {
    const names = (uses: Readonly<Record<string, ColumnUse>>) =>
      map({ A: "name", ...uses }).plusOnes.map(({ name }) => name);
    expect(names({ B: "plusOne", C: "plusOne" })).toEqual([[1], [2]]);
    expect(names({ B: "plusOneFirstName", C: "plusOneLastName" })).toEqual([[1, 2]]);
    expect(names({ B: "plusOneFirstName", C: "plusOneLastName", E: "plusOneFirstName" })).toEqual([[1, 2], [4]]);
    expect(names({ C: "plusOneLastName" })).toEqual([[2]]);
  });

  it("takes one column each for attendance and party sizes, and leaves columns out", () => {
    expect(map({ A: "name", B: "attendance", C: "partySize", E: "ignored" })).toMatchObject({
      attendance: 1,
      partySizes: [{ column: 2, counts: "all" }],
      ignored: [4],
    });
  });

  it.each<[string, Readonly<Record<string, ColumnUse>>]>([
    ["no name", { A: "table" }],
    ["two names", { A: "name", B: "name" }],
    ["a name and a part of it", { A: "name", B: "lastName" }],
    ["two tables", { A: "name", B: "table", C: "table" }],
    ["two columns of answers", { A: "name", B: "attendance", C: "attendance" }],
    ["two party sizes", { A: "name", B: "partySize", C: "partySize" }],
    ["a column that the file does not have", { A: "name", Z: "table" }],
  ])("refuses %s", (_, uses) => {
    expect(() => map(uses)).toThrow(expect.objectContaining({ code: "BAD_INPUT" }));
  });
});
