import { describe, expect, it } from "vitest";
import type { ColumnUse } from "../guest-preview.ts";
import { applyMapping } from "./column-mapping.ts";
import { plainRows } from "./model/guest-rows.ts";

const guestRows = plainRows(["A", "B", "C", "Tussenvoegsel", "E", "F"], []);
const map = (uses: Readonly<Record<string, ColumnUse>>) =>
  applyMapping(
    guestRows,
    Object.entries(uses).map(([column, use]) => ({ column, use })),
  );

describe("applyMapping", () => {
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
