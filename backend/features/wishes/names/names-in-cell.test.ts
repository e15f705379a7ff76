import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { buildGuestIndex } from "../../../../common/guest-search/index/guest-index.ts";
import { NameFinder } from "../../../../common/guest-search/matching/name-finder.ts";
import { Directory } from "./directory.ts";
import type { NameList } from "./name-list.ts";
import { namesInCell } from "./names-in-cell.ts";

const people: readonly (readonly [name: string, household?: string])[] = [
  ["Anna Berg", "Berg"],
  ["Ben Berg", "Berg"],
  ["Mia Berg", "Berg"],
  ["Cleo Dorn"],
  ["Emil Dorn"],
  ["Tom Smith", "Family Smith"],
  ["Anna Smith", "Family Smith"],
  ["Jack Smith", "Family Smith"],
  ["José Müller"],
  ["Jean-Luc Dupont", "Dupont"],
  ["Marie Dupont", "Dupont"],
  ["María Ortega y Gasset"],
  ["Lucía García"],
  ["Pablo García"],
  ["Giulia Rossi", "Rossi"],
  ["Marco Rossi", "Rossi"],
  ["Katarzyna Nowak"],
  ["Ирина Соколова"],
  ["Max Jones", "Jones"],
  ["Zoe Jones", "Jones"],
  ["Anna Maria Huber"],
  ["Lars Åkesson"],
  ["Walter Stone"],
  ["Walt Stone"],
  ["Peter Pine"],
  ["Rosa Winter"],
];

const ids = new Map(people.map(([name], place) => [name, place + 1]));
const names = new Map([...ids].map(([name, id]) => [id, name]));

const list: NameList = {
  directory: new Directory(),
  finder: new NameFinder(
    await buildGuestIndex(people.map(([name], place) => ({ id: place + 1, name, tableNumber: "", info: "" }))),
    5,
  ),
};
for (const [place, [name, household = ""]] of people.entries()) list.directory.add({ id: place + 1, name, household });

const read = (cell: string, of = "Peter Pine") =>
  namesInCell(list, ids.get(of) ?? 0, cell, 20).map(
    ({ guestIds, isCertain }) => `${isCertain ? "" : "? "}${guestIds.map((id) => names.get(id)).join(", ")}`,
  );

describe("a cell with one name", () => {
  it.each([
    ["Anna Berg", "Anna Berg"],
    ["berg, anna", "Anna Berg"],
    ["Mueller, Jose", "José Müller"],
    ["Cleo", "Cleo Dorn"],
    ["Please seat with: Cleo Dorn", "Cleo Dorn"],
    ["neben Cleo Dorn", "Cleo Dorn"],
    ["1. Cleo Dorn", "Cleo Dorn"],
    ["Irina Sokolova", "Ирина Соколова"],
    ["Ortega y Gasset, María", "María Ortega y Gasset"],
    ["Clio Dorn", "Cleo Dorn"],
    ["Cleo Dorn +1", "Cleo Dorn"],
    ["Berg, A.", "Anna Berg"],
  ])("%s means %s", (cell, name) => {
    expect(read(cell)).toEqual([name]);
  });

  it.each([
    ["Anna", "? Anna Berg, Anna Smith, Anna Maria Huber"],
    ["Nobody Known", "? "],
    ["not with Cleo Dorn", "? Cleo Dorn"],
    ["Cleo Dorn from work", "? Cleo Dorn"],
    ["someone who knows as much about sailing as Cleo Dorn", "? "],
  ])("%s is not certain: %s", (cell, found) => {
    expect(read(cell)).toEqual([found]);
  });

  it("never means the guest themselves", () => {
    expect(read("Dorn", "Cleo Dorn")).toEqual(["Emil Dorn"]);
    expect(read("Cleo Dorn", "Cleo Dorn")).toEqual(["? "]);
    expect(read("Anna Berg", "Anna Smith")).toEqual(["Anna Berg"]);
  });
});

describe("a cell with several names", () => {
  const both = ["Cleo Dorn", "José Müller"];
  it.each([
    "Cleo Dorn, José Müller",
    "Cleo Dorn\nJosé Müller",
    "1) Cleo Dorn 2) José Müller".replace(" 2", "\n2"),
    "Cleo Dorn and José Müller",
    "Cleo Dorn und José Müller",
    "Cleo, José",
    "Dorn, Cleo, Müller, José",
    "Dorn, Cleo and Müller, José",
    "with Cleo and with José",
    "Cleo Dorn, and José Müller",
  ])("%s", (cell) => {
    expect(read(cell)).toEqual(both);
  });

  it("gives the first of a couple the family name of both", () => {
    expect(read("Tom & Anna Smith")).toEqual(["Tom Smith", "Anna Smith"]);
    expect(read("Anna und Ben Berg")).toEqual(["Anna Berg", "Ben Berg"]);
  });

  it("takes a family name and another guest's first name for a guest who may not be listed", () => {
    expect(read("Huber, Cleo")).toEqual(["? Anna Maria Huber", "? Cleo Dorn"]);
    expect(read("Cleo, Huber")).toEqual(["Cleo Dorn", "Anna Maria Huber"]);
  });
});

describe("a family", () => {
  const smiths = "Tom Smith, Anna Smith, Jack Smith";
  it.each([
    ["The Smiths", smiths],
    ["the Smith family", smiths],
    ["Fam. Berg", "Anna Berg, Ben Berg, Mia Berg"],
    ["die Bergs", "Anna Berg, Ben Berg, Mia Berg"],
    ["Mr. and Mrs. Dupont", "Jean-Luc Dupont, Marie Dupont"],
    ["the Joneses", "Max Jones, Zoe Jones"],
    ["Marie's family", "Jean-Luc Dupont, Marie Dupont"],
  ])("%s means %s", (cell, family) => {
    expect(read(cell)).toEqual([family]);
  });

  it("is not certain if it may be two", () => {
    expect(read("los García")).toEqual(["? Lucía García, Pablo García"]);
    expect(read("the Whites")).toEqual(["? "]);
    expect(read("Mr & Mrs Smith")).toEqual(["? Tom Smith, Anna Smith, Jack Smith"]);
  });

  it("follows one of them", () => {
    expect(read("Anna Berg & family")).toEqual(["Anna Berg", "Ben Berg, Mia Berg"]);
    expect(read("Cleo Dorn and family")).toEqual(["Cleo Dorn"]);
    expect(read("Cleo, the Smiths and Familie Berg")).toEqual(["Cleo Dorn", smiths, "Anna Berg, Ben Berg, Mia Berg"]);
  });
});

it.each([
  ...["", " ", "-", "—", "?", "n/a", "N/A", "none", "Nobody", "no one", "No preference", "anyone", "x"],
  ...["12", "+1"],
  ...["niemand", "keine", "egal", "personne", "aucun", "nadie", "ninguno", "nessuno", "geen", "нет", "; ,"],
])("%j names nobody", (cell) => {
  expect(read(cell)).toEqual([]);
});

it("reads any text, and never means the guest, nor anybody twice for certain", () => {
  const words = fc.constantFrom(
    ...people.flatMap(([name]) => [name, ...name.split(" ")]),
    ...["and", "&", ",", ";", "\n", "the", "family", "y", "Mr.", "with", "(", ")", "n/a", "/", "+", "x"],
  );
  const cell = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.array(words, { maxLength: 12 }).map((all) => all.join(" ")),
  );
  fc.assert(
    fc.property(cell, fc.constantFrom(...ids.values()), (text, self) => {
      const found = namesInCell(list, self, text, 20);
      expect(found.length).toBeLessThanOrEqual(20);
      expect(found.flatMap(({ guestIds }) => guestIds)).not.toContain(self);
      for (const { guestIds, isCertain } of found) {
        expect(new Set(guestIds).size).toBe(guestIds.length);
        if (isCertain) expect(guestIds.length).toBeGreaterThan(0);
      }
      const single = found.flatMap(({ guestIds, isCertain }) => (isCertain && guestIds.length === 1 ? guestIds : []));
      expect(new Set(single).size).toBe(single.length);
    }),
  );
});
