import { describe, expect, it } from "vitest";
import type { GuestColumnUse } from "../../generated/schema-types.ts";
import { columnsAsMapped, type FileColumn, mappingWith } from "./column-uses.ts";

const columns = (uses: Record<string, GuestColumnUse>): FileColumn[] =>
  Object.entries(uses).map(([name, use]) => ({ name, letters: "", use, reason: null, isCertain: true, samples: [] }));
const usesOf = (all: readonly FileColumn[]) => Object.fromEntries(all.map(({ name, use }) => [name, use]));

describe("mappingWith", () => {
  it.each<[string, Record<string, GuestColumnUse>, GuestColumnUse, Record<string, GuestColumnUse>]>([
    ["takes the table from another column", { A: "NAME", B: "TABLE", C: "EXTRA" }, "TABLE", { A: "NAME", C: "TABLE" }],
    [
      "puts the whole name in the place of its parts",
      { A: "FIRST_NAME", B: "LAST_NAME", C: "TABLE", D: "EXTRA" },
      "NAME",
      { C: "NAME" },
    ],
    [
      "leaves a column out",
      { A: "NAME", B: "IGNORED", C: "TABLE" },
      "IGNORED",
      {
        A: "NAME",
        B: "IGNORED",
        C: "IGNORED",
      },
    ],
  ])("%s", (_, before, use, after) => {
    const mapping = mappingWith(columns(before), "C", use);
    expect(Object.fromEntries(mapping.map((choice) => [choice.column, choice.use]))).toEqual(after);
  });
});

describe("columnsAsMapped", () => {
  it("shows the server's reading until a column is chosen by hand", () => {
    const understood = columns({ A: "NAME", B: "TABLE", C: "IGNORED" });
    expect(columnsAsMapped(understood, null)).toBe(understood);
    expect(usesOf(columnsAsMapped(understood, [{ column: "B", use: "NAME" }]))).toEqual({
      A: "EXTRA",
      B: "NAME",
      C: "EXTRA",
    });
  });
});
