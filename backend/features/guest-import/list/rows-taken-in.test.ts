import { Buffer } from "node:buffer";
import { expect, it } from "vitest";
import { inEnglish } from "../../../testing/in-english.ts";
import type { LeftOutRow, ReadingChoices } from "./model/guest-list.ts";
import { parseGuestList } from "./parse-guest-list.ts";

const lines = [
  "Seating plan",
  "Name,Table,RSVP,Meal",
  "Anna Meier,1,Yes,Fish",
  "Reserved,1,,",
  "Carla & Dan Ruiz,2,No,Beef",
  ",2,,Eva Hall",
  ",3,,",
  "Total,6,,",
];

async function read(choices: ReadingChoices = {}) {
  const list = await parseGuestList(Buffer.from(lines.join("\n")), { named: "csv", actual: "csv" }, choices);
  const said = (rows: readonly LeftOutRow[]) =>
    rows.map(({ row, message, names }) => [row, inEnglish([message])[0], ...names]);
  return {
    guests: list.guests.map(({ name, tableNumber }) => `${name}: ${tableNumber}`),
    rowErrors: said(list.rowErrors),
    notGuests: said(list.notGuests),
    takenIn: list.takenIn.map(({ row, isOther }) => [row, isOther]),
  };
}

it("says who would be in the rows that are left out", async () => {
  expect(await read()).toEqual({
    guests: ["Anna Meier: 1"],
    rowErrors: [
      [4, 'Nobody in particular: "Reserved".', "Reserved"],
      [5, 'These guests are not coming: "Carla Ruiz" and "Dan Ruiz".', "Carla Ruiz", "Dan Ruiz"],
      [6, "This row has a table but no name.", "Eva Hall"],
      [7, "This row has a table but no name."],
    ],
    notGuests: [
      [1, "Title above the list.", "Seating plan"],
      [8, 'Total: "Total".', "Total"],
    ],
    takenIn: [],
  });
});

it("makes guests of the rows that the organizer takes in", async () => {
  const { guests, rowErrors, notGuests, takenIn } = await read({ rowsTakenIn: [1, 4, 5, 7, 8, 99] });
  expect(guests).toEqual([
    ...["Anna Meier: 1", "Reserved: 1", "Carla Ruiz: 2", "Dan Ruiz: 2", "Total: 6", "Seating plan: "],
  ]);
  expect([rowErrors, notGuests].map((rows) => rows.map(([row]) => row))).toEqual([[6, 7], []]);
  expect(takenIn).toEqual([
    [4, false],
    [5, false],
    [8, true],
    [1, true],
  ]);
});

it("takes a cell that is no guest in, and leaves the others as they are", async () => {
  const blocks = "Table 1,Table 2\nAnna Meier,Carla Ruiz\nBen Okafor,reserved\n";
  const list = await parseGuestList(Buffer.from(blocks), { named: "csv", actual: "csv" }, { rowsTakenIn: [3] });
  expect(list.guests.map(({ name, tableNumber }) => [name, tableNumber])).toEqual([
    ["Anna Meier", "Table 1"],
    ["Ben Okafor", "Table 1"],
    ["Carla Ruiz", "Table 2"],
    ["reserved", "Table 2"],
  ]);
});
