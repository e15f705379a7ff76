import { describe, expect, it } from "vitest";
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

describe("columns with other names", () => {
  it.each([
    ["Preferred Name", "Bill", "Bill"],
    ["Nickname", "Bill, Billy", "Bill; Billy"],
    ["Maiden Name", "Holm", "née Holm"],
    ["Maiden Name", "William Holm", "William Holm"],
    ["Geburtsname", "Holm", "née Holm"],
    ["Mädchenname", "geb. Holm", "geb. Holm"],
    ["Nom de jeune fille", "Holm", "née Holm"],
    ["Apellido de soltera", "Ruiz", "née Ruiz"],
    ["Nazwisko panieńskie", "Nowak", "née Nowak"],
    ["Девичья фамилия", "Хольм", "née Хольм"],
    ["フリガナ", "ウィリアム クレイトン", "ウィリアム クレイトン"],
    ["拼音", "Wang Xiaoming", "Wang Xiaoming"],
    ["Name in English", "Bill Holm", "Bill Holm"],
    ["Also known as", "Bill Holm / Billy", "Bill Holm; Billy"],
    ["Other Names", "Bill; née Holm", "Bill; née Holm"],
    ["Nickname", "William", ""],
    ["Nickname", "-", ""],
  ])("are read under %s: %s", async (header, cell, otherNames) => {
    const rows = [
      ["Name", "Table", header],
      ["William Clayton", "1", cell],
      ["Anna Berg", "2", ""],
      ["Ben Okafor", "2", ""],
    ];
    const { named, columns, warnings, fileColumns } = await read(rows);
    expect(named).toEqual([
      ["William Clayton", otherNames],
      ["Anna Berg", ""],
      ["Ben Okafor", ""],
    ]);
    expect([columns, warnings, fileColumns[2]]).toMatchObject([[], [], { use: "otherName", isCertain: true }]);
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
});

describe("names at birth in the name's cell", () => {
  const rows = [
    ["Name", "Table"],
    ["Anna Berg née Holm", "1"],
    ["Berta Kern (geb. Lind)", "1"],
    ["Clara Falk, geb. Sato", "2"],
    ["Dora Nowak z domu Lis", "2"],
    ["Renée Horn", "3"],
  ];

  it("become other names", async () => {
    const { named, columns } = await read(rows);
    expect(named).toEqual([
      ["Anna Berg", "née Holm"],
      ["Berta Kern", "geb. Lind"],
      ["Clara Falk", "geb. Sato"],
      ["Dora Nowak", "z domu Lis"],
      ["Renée Horn", undefined],
    ]);
    expect(columns).toEqual([]);
  });

  it("stay if the organizer has them on the list", async () => {
    const present = { names: ["Anna Berg née Holm"], tables: ["1"] };
    expect((await read(rows, { present })).named.slice(0, 2)).toEqual([
      ["Anna Berg née Holm", undefined],
      ["Berta Kern", "geb. Lind"],
    ]);
  });
});
