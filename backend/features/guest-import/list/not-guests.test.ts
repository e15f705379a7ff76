import { expect, it } from "vitest";
import { inEnglish } from "../../../testing/in-english.ts";
import { findRoles } from "./columns/find-roles.ts";
import { Decisions } from "./model/decisions.ts";
import { plainRows } from "./model/guest-rows.ts";
import { isPlaceholder, OtherRows } from "./not-guests.ts";
import { writtenName } from "./people/row-names.ts";

const guests = [
  ["Anna Meier", "1", "Fish"],
  ["Ben Okafor", "1", "Beef"],
  ["Emma Lund", "1", "Beef"],
];

/** The reasons for rows below two guests. */
function reasonsFor(
  rows: readonly (readonly string[])[],
  kept: readonly string[] = [],
  gap = 0,
): (string | undefined)[] {
  const numberOf = (index: number) => index + 2 + (index < guests.length ? 0 : gap);
  const all = [...guests, ...rows].map((cells, index) => ({ number: numberOf(index), cells: [...cells] }));
  const guestRows = plainRows(["Name", "Table", "Meal"], all);
  const found = findRoles(guestRows, new Decisions());
  if (found.kind === "missing") throw new Error("the rows have no name or no table");
  const others = new OtherRows(guestRows, found.roles, new Set(kept));
  const reasons = all.map((row) => others.reasonFor(row, writtenName(row, found.roles.name)));
  return reasons.slice(guests.length).map((reason) => reason && inEnglish([reason])[0]);
}

it("finds what a program prints between pages", () => {
  const header = ["Name", "Table", "Meal"];
  const note = (text: string) => `Note: "${text}".`;
  expect(reasonsFor([["Page", "2"], ["Guest list"], header, ["Gina Hall", "2", "Fish"]])).toEqual([
    note("Page"),
    note("Guest list"),
    "The header row again.",
    undefined,
  ]);
  expect(
    reasonsFor([
      ["Page", "2"],
      ["Gina Hall", "2", "Fish"],
    ]),
  ).toEqual([undefined, undefined]);
});

it.each([
  [["NAME", "table", "Meal"], "The header row again."],
  [["Total", "", "12"], 'Total: "Total".'],
  [["Total: 120"], 'Total: "Total: 120".'],
  [["", "Summe", "12"], 'Total: "Summe".'],
  [["2 guests"], 'Total: "2 guests".'],
  [["2", "Razem stół 1"], 'Total: "2 Razem stół 1".'],
  [["4 Personen", "Summe Tisch 1"], 'Total: "4 Personen".'],
  [["Grand Count", "", "5"], 'Total: "Grand Count".'],
  [["---------- + -----"], 'Note: "---------- + -----".'],
  [["Table 3 (8/10)"], 'Heading of a table: "Table 3 (8/10)".'],
  [["B"], 'Letter between the guests: "B".'],
  [["V = vegetarian"], 'Note: "V = vegetarian".'],
  [["* arrives late"], 'Note: "* arrives late".'],
  [["Page 1 of 1"], 'Note: "Page 1 of 1".'],
  [["Created with Seat Planner"], 'Note: "Created with Seat Planner".'],
  [["Please write to Anna by Friday"], 'Note: "Please write to Anna by Friday".'],
])("says why %j is no guest", (cells, reason) => {
  expect(reasonsFor([cells])).toEqual([reason]);
});

it("finds a second header row, of the kinds of answers", () => {
  const reasonOf = (...cells: string[]) => {
    const rows = [cells, ...guests].map((row, index) => ({ number: index + 2, cells: row }));
    const guestRows = plainRows(["Name", "Table", "Meal"], rows);
    const found = findRoles(guestRows, new Decisions());
    if (found.kind === "missing" || rows[0] === undefined) throw new Error("the rows have no name or no table");
    return new OtherRows(guestRows, found.roles, new Set()).reasonFor(rows[0], cells[0] ?? "")?.key;
  };
  expect(reasonOf("Open-Ended Response", "Open-Ended Response", "Response")).toBe("reading.notGuests.note");
  expect(reasonOf("Open-Ended Response", "Rose", "Response")).toBeUndefined();
  expect(reasonOf("Anna", "Anna", "Fish")).toBeUndefined();
});

it("finds the number of guests below", () => {
  const counted = [
    ["3", "Rose"],
    ["Carla Ruiz", "Rose", "Fish"],
    ["Dan Smith", "Rose", "Fish"],
    ["Eva Lang", "Rose", "Fish"],
    ["1", "Lily"],
    ["Finn Berg", "Lily", "Fish"],
  ];
  const reasons = reasonsFor(counted).map((reason) => reason !== undefined);
  expect(reasons).toEqual([true, false, false, false, true, false]);
});

it("finds a program's lines below a gap", () => {
  const rows = [["Spring Gala"], ["Confidential, do not distribute"]];
  expect(reasonsFor(rows, [], 3)).toEqual(['Note: "Spring Gala".', 'Note: "Confidential, do not distribute".']);
  expect(reasonsFor(rows)[0]).toBeUndefined();
});

it("finds lines that differ only in numbers", () => {
  const reasons = reasonsFor([["Sida 1"], ["Carla Ruiz", "2", "Fish"], ["Sida 2"], ["Dan Smith", "2", "Fish"]]);
  expect(reasons).toEqual(['Note: "Sida 1".', undefined, 'Note: "Sida 2".', undefined]);
});

it.each([
  [["Anna Meier", "1"]],
  [["Total", "5", "Fish"]],
  [["Cher"]],
  [["Guest 2"]],
  [["New 2", "1"]],
  [["", "7"]],
  [["Anna Meier +1"]],
  [["Maria de los Angeles"]],
  [["B", "2"]],
  [["Anna: bride", "1", "Fish"]],
  [[""]],
])("takes %j for a guest", (cells) => {
  expect(reasonsFor([cells])).toEqual([undefined]);
});

it("takes a guest of the event for nothing else", () => {
  expect(reasonsFor([["Total", "", "12"]], ["Total"])).toEqual([undefined]);
  expect(reasonsFor([["B"]], ["B"])).toEqual([undefined]);
});

it.each([
  ...["Reserved", "EMPTY", "frei", "Platz frei", "-", "TBC", "N.N.", "?", "Seat 4", "xxx", "(empty)"],
  ...[
    "réservé",
    "à confirmer",
    "a confirmar",
    "уточнить",
    "libre",
    "posto libero",
    "vazio",
    "свободно",
    "预留",
    "ว่าง",
    "محجوز",
  ],
])("takes %s for nobody", (name) => {
  expect(isPlaceholder(name)).toBe(true);
});

it.each(["Anna Frei", "Guest", "Xenia", "Max"])("takes %s for somebody", (name) => {
  expect(isPlaceholder(name)).toBe(false);
});
