import { expect, it } from "vitest";
import { inEnglish } from "../../../testing/in-english.ts";
import { findRoles } from "./columns/find-roles.ts";
import { Decisions } from "./model/decisions.ts";
import { plainRows } from "./model/guest-rows.ts";
import { notGuestReason } from "./not-guests.ts";
import { writtenName } from "./people/row-names.ts";

const guestRows = plainRows(["Name", "Table", "Meal"], [{ number: 2, cells: ["Anna Meier", "1", "Fish"] }]);

function reasonFor(cells: readonly string[], kept: readonly string[] = []): string | undefined {
  const found = findRoles(guestRows, new Decisions());
  if (found.kind === "missing") throw new Error("the rows have no name or no table");
  const row = { number: 3, cells: [...cells] };
  const reason = notGuestReason(row, writtenName(row, found.roles.name), guestRows, found.roles, new Set(kept));
  return reason && inEnglish([reason])[0];
}

it.each([
  [["NAME", "table", "Meal"], "The header row again."],
  [["Total", "", "12"], 'Total: "Total".'],
  [["Total: 120"], 'Total: "Total: 120".'],
  [["", "Summe", "12"], 'Total: "Summe".'],
  [["Table 3 (8/10)"], 'Heading of a table: "Table 3 (8/10)".'],
  [["B"], 'Letter between the guests: "B".'],
  [["V = vegetarian"], 'Note: "V = vegetarian".'],
  [["* arrives late"], 'Note: "* arrives late".'],
])("says why %j is no guest", (cells, reason) => {
  expect(reasonFor(cells)).toBe(reason);
});

it.each([
  [["Anna Meier", "1"]],
  [["Total", "5", "Fish"]],
  [["Cher"]],
  [["B", "2"]],
  [["Anna: bride", "1", "Fish"]],
  [[""]],
])("takes %j for a guest", (cells) => {
  expect(reasonFor(cells)).toBeUndefined();
});

it("takes a guest of the event for nothing else", () => {
  expect(reasonFor(["Total", "", "12"], ["Total"])).toBeUndefined();
  expect(reasonFor(["B"], ["B"])).toBeUndefined();
});
