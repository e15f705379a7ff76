import { describe, expect, it } from "vitest";
import { csvLines } from "../../../testing/csv-lines.ts";
import { readInEnglish } from "../../../testing/in-english.ts";
import type { ReadingChoices } from "./model/guest-list.ts";
import { parseGuestFile } from "./parse-guest-list.ts";

async function read(rows: readonly (readonly string[])[], choices: ReadingChoices = {}) {
  const reading = await parseGuestFile(csvLines(rows), { named: "csv", actual: "csv" }, choices);
  const { guests, columns, warnings, rowErrors } = readInEnglish(reading.list);
  const facts = guests.map(({ name, tableNumber: _, additionalInfo, row: __, ...rest }) => ({
    name,
    ...rest,
    ...(additionalInfo.length > 0 && { info: Object.fromEntries(additionalInfo) }),
  }));
  return { facts, columns, warnings, rowErrors, uses: reading.fileColumns.map(({ use }) => use), reading };
}

describe("households", () => {
  it.each([
    [["The Meiers", "The Meiers", "Okafor", "Okafor"]],
    [["Familie Meier", "Familie Meier", "Familie Okafor", "Familie Okafor"]],
    [["Anna Meier", "Anna Meier", "Carl Okafor", "Carl Okafor"]],
    [["17", "17", "18", "19"]],
  ])("are columns that are called like the guests, or number them: %j", async (texts) => {
    const names = ["Anna Meier", "Ben Meier", "Carl Okafor", "Dina Okafor"];
    const rows = names.map((name, row) => [name, "1", texts[row] ?? ""]);
    const { facts, columns, uses } = await read([["Name", "Table", "Household"], ...rows]);
    expect(facts.map(({ household }) => household)).toEqual(texts);
    expect([columns, uses]).toEqual([[], ["name", "table", "household"]]);
  });

  it.each([
    ["Group", ["Family", "Friends", "Family", "Work", "Friends", "Family"]],
    ["Party", ["2", "1", "2", "4", "2", "1"]],
    ["Party", ["1", "1", "2", "3", "3", "4"]],
    ["Party", ["12", "12", "11", "11", "10", "9"]],
    ["Family", ["Bride", "Bride", "Groom", "Bride", "Groom", "Groom"]],
    ["Invitation", ["sent", "sent", "", "sent", "sent", "sent"]],
  ])("are no other groups, nor numbers of guests, under %s", async (header, texts) => {
    const names = ["Anna Meier", "Ben Meier", "Carl Okafor", "Dina Okafor", "Eva Lind", "Finn Holm"];
    const rows = names.map((name, row) => [name, String(row % 2), texts[row] ?? ""]);
    const { facts, columns } = await read([["Name", "Table", header], ...rows]);
    expect(facts.every(({ household }) => household === undefined)).toBe(true);
    expect(columns).toEqual([header]);
  });

  it("are the guests of one row, with their plus-ones, in a list that says nothing", async () => {
    const { facts } = await read([
      ["Name", "Table", "Plus One"],
      ["Anna & Ben Meier", "1", ""],
      ["Carl Okafor +1", "1", ""],
      ["Dina Lind", "2", "Eva Holm"],
      ["Finn Ost", "2", ""],
    ]);
    expect(facts).toEqual([
      { name: "Anna Meier", household: "Anna Meier" },
      { name: "Ben Meier", household: "Anna Meier" },
      { name: "Carl Okafor", household: "Carl Okafor" },
      { name: "Guest of Carl Okafor", household: "Carl Okafor", guestOf: 2 },
      { name: "Dina Lind", household: "Dina Lind" },
      { name: "Eva Holm", household: "Dina Lind", guestOf: 4 },
      { name: "Finn Ost" },
    ]);
  });
});

it("keeps the whole text of a household that is too long, too", async () => {
  const mapping = [
    { column: "Name", use: "name" as const },
    { column: "Table", use: "table" as const },
    { column: "Household", use: "household" as const },
  ];
  const household = "x".repeat(101);
  const { facts } = await read(
    [
      ["Name", "Table", "Household"],
      ["Anna Meier", "1", household],
    ],
    { mapping },
  );
  expect(facts).toEqual([{ name: "Anna Meier", household: `${"x".repeat(99)}…`, info: { Household: household } }]);
});

describe("hosts", () => {
  it("are found by name, the nearest of several, and kept as a detail if nobody has the name", async () => {
    const { facts, columns } = await read([
      ["Name", "Table", "Plus one of"],
      ["Anna Meier", "1", ""],
      ["Anna Meier", "2", ""],
      ["Ben Okafor", "2", "anna meier"],
      ["Carl Lind", "1", "Anna Meier"],
      ["Dina Holm", "1", "Zoë Nobody"],
    ]);
    expect(facts.map(({ guestOf }) => guestOf)).toEqual([undefined, undefined, 1, 0, undefined]);
    expect([columns, facts[4]?.info]).toEqual([["Plus one of"], { "Plus one of": "Zoë Nobody" }]);
  });
});

describe("answers", () => {
  const rows = [
    ["Name", "Table", "RSVP"],
    ["Anna Meier", "1", "Accepted"],
    ["Ben Okafor", "1", "Declined"],
    ["Carl Lind", "1", ""],
    ["Dina Holm", "1", "Maybe"],
    ["Eva Ost", "1", "Yes, with pleasure"],
    ["Finn Berg", "1", "No response"],
  ];

  it("are recorded, and texts that say more are kept; who declined is left out", async () => {
    const { facts, rowErrors } = await read(rows);
    expect(facts).toEqual([
      { name: "Anna Meier", attendance: "yes" },
      { name: "Carl Lind", attendance: "unknown" },
      { name: "Dina Holm", attendance: "unknown", info: { RSVP: "Maybe" } },
      { name: "Eva Ost", attendance: "yes", info: { RSVP: "Yes, with pleasure" } },
      { name: "Finn Berg", attendance: "unknown" },
    ]);
    expect(rowErrors).toEqual([{ row: 3, message: "This guest is not coming." }]);
  });

  it.each([
    ["notComing", { name: "Ben Okafor", attendance: "no" }],
    ["keep", { name: "Ben Okafor", attendance: "unknown", info: { RSVP: "Declined" } }],
  ])("let who declined be imported: %s", async (option, guest) => {
    const { facts } = await read(rows, { answers: [{ decision: "attendance", option }] });
    expect(facts[1]).toEqual(guest);
  });
});

it("takes no name or table of our own lists for an answer", async () => {
  const { facts } = await read([
    ["Name", "Table Number", "Household", "Guest of", "Attendance", "Seat"],
    ["Anna Meier (cancelled)", "Absent", "", "", "", ""],
    ["Ben Okafor", "2", "", "", "", ""],
  ]);
  expect(facts.map(({ name, attendance }) => [name, attendance])).toEqual([
    ["Anna Meier (cancelled)", "unknown"],
    ["Ben Okafor", "unknown"],
  ]);
});

describe("seats", () => {
  it("are small numbers, once at each table", async () => {
    const { facts, columns, warnings, uses } = await read([
      ["Name", "Table", "Seat"],
      ["Anna Meier", "1", "1"],
      ["Ben Okafor", "1", "2"],
      ["Carl Lind", "Table 2", "01"],
      ["Dina Holm", "2", "1"],
      ["Eva Ost", "2", "aisle"],
      ["Finn Berg", "", "3"],
      ...["Gil", "Hal", "Ida", "Jo", "Kim", "Lea"].map((name, row) => [`${name} Moor`, "3", String(row + 1)]),
    ]);
    expect(facts.map(({ seatNumber }) => seatNumber)).toEqual([1, 2, 1, 0, 0, 0, 1, 2, 3, 4, 5, 6]);
    expect([columns, uses[2]]).toEqual([["Seat"], "seat"]);
    expect([facts[4]?.info, facts[5]?.info]).toEqual([{ Seat: "aisle" }, { Seat: "3" }]);
    expect(warnings[1]).toBe(
      "1 guest was left without a seat number, because another guest at the table has the same one (first: seat 1 at table " +
        '"2", row 5).',
    );
  });

  it("are the rows of tables that stand side by side", async () => {
    const { facts } = await read([
      ["Seat", "Table 1", "Table 2"],
      ["1", "Anna Meier", "Ben Okafor"],
      ["2", "Carl Lind", "Dina Holm"],
    ]);
    expect(facts.map(({ name, seatNumber }) => [name, seatNumber])).toEqual([
      ["Anna Meier", 1],
      ["Carl Lind", 2],
      ["Ben Okafor", 1],
      ["Dina Holm", 2],
    ]);
  });

  it.each([
    ["Seats", ["2", "2", "1", "2"]],
    ["Seat", ["A1", "A2", "B1", "B2"]],
    ["Place", ["Berlin", "Paris", "Paris", "Rome"]],
  ])("are nothing else that is called %s", async (header, texts) => {
    const names = ["Anna Meier", "Ben Okafor", "Carl Lind", "Dina Holm"];
    const { facts, columns } = await read([
      ["Name", "Table", header],
      ...names.map((name, row) => [name, "1", texts[row] ?? ""]),
    ]);
    expect(facts.every(({ seatNumber }) => seatNumber === undefined)).toBe(true);
    expect(columns).toEqual([header]);
  });
});

it('are found under our own names in a list that we wrote, and nowhere else but in the "Party" of earlier versions', async () => {
  const rows = (header: string) => [
    ["Name", "Table Number", "Seat", header],
    ["Anna Meier", "1", "1", "Meier"],
    ["Ben Meier", "1", "2", "Meier"],
  ];
  const households = async (header: string) => (await read(rows(header))).facts.map(({ household }) => household);
  expect(await households("Household")).toEqual(["Meier", "Meier"]);
  expect(await households("Party")).toEqual(["Meier", "Meier"]);
  expect(await households("Familie")).toEqual([undefined, undefined]);
});

it("takes any column for what the organizer says, and loses nothing", async () => {
  const mapping = [
    { column: "Who", use: "name" as const },
    { column: "Where", use: "table" as const },
    { column: "A", use: "household" as const },
    { column: "B", use: "guestOf" as const },
    { column: "C", use: "seat" as const },
  ];
  const { facts } = await read(
    [
      ["Who", "Where", "A", "B", "C"],
      ["Anna Meier", "1", "Friends", "", "7"],
      ["Ben Okafor", "1", "", "Anna Meier", "last"],
    ],
    { mapping },
  );
  expect(facts).toEqual([
    { name: "Anna Meier", household: "Friends", seatNumber: 7 },
    { name: "Ben Okafor", household: "", guestOf: 0, seatNumber: 0, info: { C: "last" } },
  ]);
});
