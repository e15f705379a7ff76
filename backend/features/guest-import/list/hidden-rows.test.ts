import { expect, it } from "vitest";
import { decideHiddenRows } from "./hidden-rows.ts";
import { Decisions } from "./model/decisions.ts";

const sheet = {
  ...{ name: "Guests", merges: [], warnings: [] },
  rows: [
    { number: 1, cells: ["Name", "Table"] },
    { number: 2, cells: ["Anna", "1"], hidden: true as const },
    { number: 3, cells: ["Ben", "2"] },
  ],
};

it("leaves hidden rows out unless the organizer wants them, and asks", () => {
  const decisions = new Decisions();
  expect(decideHiddenRows([sheet], decisions).map(({ rows }) => rows.map(({ number }) => number))).toEqual([[1, 3]]);
  expect(decisions.list()).toMatchObject([
    { id: "hiddenRows", taken: "leaveOut", isCertain: false, examples: ["Anna · 1"] },
  ]);
  const wanted = new Decisions([{ decision: "hiddenRows", option: "read" }]);
  expect(decideHiddenRows([sheet], wanted)).toEqual([sheet]);
  const odd = new Decisions([{ decision: "hiddenRows", option: "perhaps" }]);
  expect(() => decideHiddenRows([sheet], odd)).toThrow(expect.objectContaining({ code: "BAD_INPUT" }));
});

it("asks nothing about a sheet without hidden rows", () => {
  const decisions = new Decisions();
  decideHiddenRows([{ ...sheet, rows: sheet.rows.slice(2) }], decisions);
  expect(decisions.list()).toEqual([]);
});
