import { expect, it } from "vitest";
import { csvLines } from "../../../testing/csv-lines.ts";
import { readInEnglish } from "../../../testing/in-english.ts";
import type { ReadingChoices } from "./model/guest-list.ts";
import { parseGuestFile } from "./parse-guest-list.ts";

async function read(rows: readonly (readonly string[])[], choices: ReadingChoices = {}) {
  const reading = await parseGuestFile(csvLines(rows), { named: "csv", actual: "csv" }, choices);
  const { guests, columns, warnings } = readInEnglish(reading.list);
  const named = guests.map(({ name, otherNames }) => [name, otherNames]);
  return { named, guests, columns, warnings, ...reading };
}

const guests = [
  ["Anna Berg", "2", ""],
  ["Ben Okafor", "2", ""],
];

it.each([
  ["Nickname", "William"],
  ["Nickname", "-"],
])("are none if they say nothing more: %s %s", async (header, cell) => {
  const { named, columns, fileColumns } = await read([
    ["Name", "Table", header],
    ["William Clayton", "1", cell],
    ...guests,
  ]);
  expect([named[0], columns]).toEqual([["William Clayton", ""], []]);
  expect(fileColumns[2]).toMatchObject({ use: "otherName", isCertain: true });
});

it("are uncertain if the header says more, and can be chosen by hand", async () => {
  const rows = [
    ["Name", "Table", "Nickname at school", "Stage"],
    ["William Clayton", "1", "Bill", "Billy Bang"],
    ["Anna Berg", "2", "", ""],
  ];
  const { fileColumns } = await read(rows);
  expect(fileColumns[2]).toMatchObject({ use: "otherName", isCertain: false });
  const mapping = [
    { column: "Name", use: "name" as const },
    { column: "Table", use: "table" as const },
    { column: "Stage", use: "otherName" as const },
  ];
  const chosen = await read(rows, { mapping });
  expect(chosen.named[0]).toEqual(["William Clayton", "Billy Bang"]);
  expect(chosen.columns).toEqual(["Nickname at school"]);
});

it("stay in a name that the list has", async () => {
  const present = { names: ["Anna Berg née Holm"], tables: ["1"] };
  const { named } = await read(
    [
      ["Name", "Table"],
      ["Anna Berg née Holm", "1"],
      ["Berta Kern (geb. Lind)", "1"],
    ],
    { present },
  );
  expect(named).toEqual([
    ["Anna Berg née Holm", undefined],
    ["Berta Kern", "geb. Lind"],
  ]);
});
