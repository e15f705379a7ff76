import { expect, it } from "vitest";
import { drawnSheet, seatingOf } from "../../../../../testing/drawn-sheet.ts";

it("reads boxes of different heights and places below a title", () => {
  const sheet = drawnSheet(`
    Our seating plan
    | Table 1    | | | Table 2
    | Anna Meier | | | Carla Ruiz
    | Ben Okafor | | | Dora Holm
    | Emil Ost   | | |
    |            | | Table 3    |
    | Table 4    | | Finn Berg  |
    | Gina Lund  | | Hugo Stein |
  `);
  expect(seatingOf(sheet)).toMatchObject({
    layout: "chartBelow",
    isCertain: true,
    tables: {
      "Table 1": "Anna Meier, Ben Okafor, Emil Ost",
      "Table 2": "Carla Ruiz, Dora Holm",
      "Table 3": "Finn Berg, Hugo Stein",
      "Table 4": "Gina Lund",
    },
    notGuests: ["Our seating plan"],
  });
});

it("finds tables without the word by their places", () => {
  const sheet = drawnSheet(`
    Rose       | Lily       | Iris
    Anna Meier | Carla Ruiz | Olivia Lind
    Ben Okafor | Dora Holm  | Peter Kranz

    Tulip      | Dahlia     |
    Gina Lund  | Hugo Stein |
    Ida Falk   | Jan Vogel  |
  `);
  expect(seatingOf(sheet).tables).toEqual({
    Rose: "Anna Meier, Ben Okafor",
    Lily: "Carla Ruiz, Dora Holm",
    Iris: "Olivia Lind, Peter Kranz",
    Tulip: "Gina Lund, Ida Falk",
    Dahlia: "Hugo Stein, Jan Vogel",
  });
});

it("reads guests around a table's name or number", () => {
  const sheet = drawnSheet(`
               | Anna Meier |           |            | Kim Sato     |
    Carla Ruiz | 1          | Dora Holm | Max Horn   | 2            | Nora Klein
               | Emil Ost   |           |            | Otto Brandt  |

               | Gina Lund  |           |            | Rita Sommer  |
    Hugo Stein | 3          | Ida Falk  | Sven Kraus | 4            | Tina Busch
               | Jan Vogel  |           |            | Uwe Lang     |
  `);
  expect(seatingOf(sheet)).toMatchObject({
    layout: "chartAround",
    tables: {
      1: "Anna Meier, Carla Ruiz, Dora Holm, Emil Ost",
      2: "Kim Sato, Max Horn, Nora Klein, Otto Brandt",
      3: "Gina Lund, Hugo Stein, Ida Falk, Jan Vogel",
      4: "Rita Sommer, Sven Kraus, Tina Busch, Uwe Lang",
    },
  });
});

it("reads guests above and beside the names of their tables", () => {
  const above = drawnSheet(`
    Anna Meier | | Carla Ruiz
    Ben Okafor | | Dora Holm
    Table 1    | | Table 2

    Gina Lund  | | Jan Vogel
    Hugo Stein | | Kim Sato
    Table 3    | | Table 4
  `);
  expect(seatingOf(above)).toMatchObject({ layout: "chartAbove", tables: { "Table 3": "Gina Lund, Hugo Stein" } });
  const beside = drawnSheet(`
    Table 1 | Anna Meier | Carla Ruiz
            | Ben Okafor | Dora Holm
    Table 2 | Emil Ost   | Gina Lund
            | Finn Berg  |
    Table 3 | Jan Vogel  | Kim Sato
  `);
  expect(seatingOf(beside)).toMatchObject({
    layout: "chartBeside",
    tables: { "Table 2": "Emil Ost, Gina Lund, Finn Berg", "Table 3": "Jan Vogel, Kim Sato" },
  });
});

it("lists subtitles, totals and words of the room as no guests", () => {
  const sheet = drawnSheet(`
                            | | Stage
    Table 1                 | | Table 2
    Family of the bride     | | Friends from work
    Anna Meier              | | Carla Ruiz
    Ben Okafor              | | Dora Holm
    Total: 2                | | Total: 2
    Tanzfläche              | | Bar
  `);
  expect(seatingOf(sheet)).toMatchObject({
    tables: { "Table 1": "Anna Meier, Ben Okafor", "Table 2": "Carla Ruiz, Dora Holm" },
    notGuests: expect.arrayContaining(["Stage", "Family of the bride", "Total: 2", "Tanzfläche", "Bar"]),
  });
});

it("joins first and last names in cells beside each other", () => {
  const sheet = drawnSheet(`
    Tisch 1 |       | | Tisch 2 |
    Anna    | Meier | | Carla   | Ruiz
    Ben     | Fuchs | | Julia   | Berg
    Peter   | Ost   | | Thomas  | Holm
  `);
  expect(seatingOf(sheet).tables).toEqual({
    "Tisch 1": "Anna Meier, Ben Fuchs, Peter Ost",
    "Tisch 2": "Carla Ruiz, Julia Berg, Thomas Holm",
  });
});

it("reads a box in one cell, and scripts without our words", () => {
  const boxes = drawnSheet(`
    Table 1\\nAnna Meier\\nBen Okafor | Table 2\\nCarla Ruiz\\nDora Holm
  `);
  expect(seatingOf(boxes).tables).toEqual({ "Table 1": "Anna Meier, Ben Okafor", "Table 2": "Carla Ruiz, Dora Holm" });
  const thai = drawnSheet(`
    โต๊ะ 1       | | โต๊ะ 2
    สมชาย ใจดี   | | สมหญิง รักดี
    วิชัย สุขใจ  | | มานี มีนา
  `);
  expect(seatingOf(thai).tables).toEqual({ "โต๊ะ 1": "สมชาย ใจดี, วิชัย สุขใจ", "โต๊ะ 2": "สมหญิง รักดี, มานี มีนา" });
});

it("joins the sides of one list, also by letters", () => {
  const sheet = drawnSheet(`
    A          |   | | M          |
    Anna Adler | 1 | | Max Meier  | 2
    Adam Ast   | 2 | | Mia Moll   | 1
    B          |   | | N          |
    Ben Berg   | 1 | | Nora Nagel | 2
  `);
  expect(seatingOf(sheet)).toMatchObject({
    layout: "sideBySide",
    tables: { 1: "Anna Adler, Ben Berg, Mia Moll", 2: "Adam Ast, Max Meier, Nora Nagel" },
    notGuests: ["A", "M", "B", "N"],
  });
});
