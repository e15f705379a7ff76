import { expect, it } from "vitest";
import { message } from "../../../../common/messages/message.ts";
import type { Sheet } from "../formats/sheet.ts";
import { Decisions } from "./model/decisions.ts";
import { decideRowsSetAside } from "./rows-set-aside.ts";

const sheet = {
  ...{ name: "Guests", merges: [], warnings: [] },
  rows: [
    { number: 1, cells: ["Name", "Table"] },
    { number: 2, cells: ["Anna", "1"], hidden: true as const },
    { number: 3, cells: ["Ben", "2"] },
  ],
};

const numbersIn = (sheets: readonly Sheet[], decisions: Decisions) =>
  decideRowsSetAside(sheets, decisions).sheets.flatMap(({ rows }) => rows.map(({ number }) => number));

it("leaves hidden rows out unless the organizer wants them, and asks", () => {
  const decisions = new Decisions();
  expect(numbersIn([sheet], decisions)).toEqual([1, 3]);
  expect(decisions.list()).toMatchObject([
    { id: "hiddenRows", taken: "leaveOut", isCertain: false, examples: ["Anna · 1"] },
  ]);
  const wanted = new Decisions([{ decision: "hiddenRows", option: "read" }]);
  expect(decideRowsSetAside([sheet], wanted)).toEqual({ sheets: [sheet], struck: [] });
  const odd = new Decisions([{ decision: "hiddenRows", option: "perhaps" }]);
  expect(() => decideRowsSetAside([sheet], odd)).toThrow(expect.objectContaining({ code: "BAD_INPUT" }));
});

const struck = new Map([[0, { isStruck: true as const }]]);

it("leaves struck-out rows of a list out, and asks", () => {
  const rows = [
    { number: 1, cells: ["Name", "Table"] },
    { number: 2, cells: ["Anna", "1"], looks: struck },
    { number: 3, cells: ["Ben", "2"], looks: new Map([[1, { isStruck: true as const }]]) },
  ];
  const decisions = new Decisions();
  const { sheets, struck: out } = decideRowsSetAside([{ ...sheet, rows }], decisions);
  expect(sheets[0]?.rows.map(({ number }) => number)).toEqual([1, 3]);
  expect(out).toEqual([{ row: 2, message: message("reading.notGuests.struck", { text: "Anna" }) }]);
  expect(decisions.list()).toMatchObject([{ id: "struckRows", taken: "leaveOut", examples: ["Anna · 1"] }]);
  const wanted = new Decisions([{ decision: "struckRows", option: "read" }]);
  expect(decideRowsSetAside([{ ...sheet, rows }], wanted)).toEqual({ sheets: [{ ...sheet, rows }], struck: [] });
});

it("leaves only struck-out cells out where others of the row are somebody else", () => {
  const rows = [
    { number: 1, cells: ["Table 1", "Table 2"] },
    { number: 2, cells: ["Anna Meier", "Ben Okafor"], looks: struck },
    { number: 3, cells: ["Cleo Lind"], looks: struck },
  ];
  const decisions = new Decisions();
  const { sheets } = decideRowsSetAside([{ ...sheet, rows }], decisions);
  expect(sheets[0]?.rows.map(({ cells }) => cells)).toEqual([
    ["Table 1", "Table 2"],
    ["", "Ben Okafor"],
  ]);
  expect(decisions.list()).toMatchObject([{ examples: ["Anna Meier", "Cleo Lind"] }]);
});

it("reads the guests of closed groups, of which only the names of tables are visible", () => {
  const hidden = true as const;
  const rows = [
    { number: 1, cells: ["Table 1", "2"] },
    { number: 2, cells: ["", "Anna Meier"], hidden },
    { number: 3, cells: ["", "Ben Okafor"], hidden },
    { number: 4, cells: ["Table 2", "1"] },
    { number: 5, cells: ["", "Cleo Lind"], hidden },
  ];
  const decisions = new Decisions();
  expect(numbersIn([{ ...sheet, rows }], decisions)).toEqual([1, 2, 3, 4, 5]);
  expect(decisions.list()).toMatchObject([{ id: "hiddenRows", taken: "read", isCertain: true }]);
});
