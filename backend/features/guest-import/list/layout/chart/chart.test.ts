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

it("reads guests beside their table's name from its row on, with tables side by side", () => {
  const sheet = drawnSheet(`
    Table 1 | Anna Meier | | Table 2 | Carla Ruiz
            | Ben Okafor | |         | Dora Holm
            | Emil Ost   | |         |

    Table 3 | Gina Lund  | | Table 4 | Ida Falk
            | Hugo Stein | |         | Jan Vogel
            |            | |         | Kim Sato
  `);
  expect(seatingOf(sheet)).toMatchObject({
    layout: "chartBeside",
    tables: {
      "Table 1": "Anna Meier, Ben Okafor, Emil Ost",
      "Table 2": "Carla Ruiz, Dora Holm",
      "Table 3": "Gina Lund, Hugo Stein",
      "Table 4": "Ida Falk, Jan Vogel, Kim Sato",
    },
  });
});

it.each(["Seating plan", "Plan de table", "Tischplan", "Mapa de mesas", "План рассадки", "座位表"])(
  "takes %s and the line below for no table",
  (title) => {
    const sheet = drawnSheet(`
      ${title}
      Grande salle, samedi 12 juin

      Table 1    | | Table 2
      Anna Meier | | Carla Ruiz
      Ben Okafor | | Dora Holm
    `);
    const { tables, notGuests } = seatingOf(sheet);
    expect(Object.keys(tables)).toEqual(["Table 1", "Table 2"]);
    expect(notGuests).toEqual([title, "Grande salle, samedi 12 juin"]);
  },
);

it("drops numbers before names, however few places are taken", () => {
  const sheet = drawnSheet(`
    Table 1       | | Table 2       | | Table 3
    1. Anna Meier | | 1. Carla Ruiz | | 1. Gina Lund
    2. Ben Okafor | | 2. Dora Holm  | | 2. Hugo Stein
    3. Emil Ost   | | 3.            | | 3. Ida Falk
    4. Finn Berg  | | 4.            | | 4.
    5. Jan Vogel  | | 5.            | | 5.
    6. Kim Sato   | | 6.            | | 6.
  `);
  expect(seatingOf(sheet).tables).toEqual({
    "Table 1": "Anna Meier, Ben Okafor, Emil Ost, Finn Berg, Jan Vogel, Kim Sato",
    "Table 2": "Carla Ruiz, Dora Holm",
    "Table 3": "Gina Lund, Hugo Stein, Ida Falk",
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

it("reads blocks by the words above their columns", () => {
  const sheet = drawnSheet(`
    Table 1 |        |       | | Table 2 |        |
    Seat    | Nom    | Prénom | | Seat   | Nom    | Prénom
    1       | Robert | Yvonne | | 1      | Simon  | Noëlle
    2       | Garnier | Akunna | | 2     | Lucas  | Athanase
  `);
  expect(seatingOf(sheet).tables).toEqual({
    "Table 1": "Yvonne Robert, Akunna Garnier",
    "Table 2": "Noëlle Simon, Athanase Lucas",
  });
  const named = drawnSheet(`
    Rome |            |      | | Tulip |            |
    Seat | Name       | Meal | | Seat  | Name       | Meal
    1    | Anna Meier | Fish | | 1     | Carla Ruiz | Beef
    2    | Ben Okafor | Beef | | 2     | Dora Holm  | Fish
  `);
  expect(seatingOf(named).tables).toEqual({ Rome: "Anna Meier, Ben Okafor", Tulip: "Carla Ruiz, Dora Holm" });
});

it("joins names in two cells by families below each other, and no meals", () => {
  const names = drawnSheet(`
    Table 1 |            | | Table 2 |
    Rahsaan | Thiel      | | Viola   | Langworth
    Dario   | Thiel      | | Sage    | Renner
    Jeramie | Wunsch     | | Theron  | Sanford
    Florida | Wunsch     | | Raleigh | Sanford
  `);
  expect(seatingOf(names).tables).toEqual({
    "Table 1": "Rahsaan Thiel, Dario Thiel, Jeramie Wunsch, Florida Wunsch",
    "Table 2": "Viola Langworth, Sage Renner, Theron Sanford, Raleigh Sanford",
  });
  const meals = drawnSheet(`
    Table 1 |      | | Table 2 |
    Anna    | Fish | | Emil    | Beef
    Ben     | Beef | | Paul    | Fish
    Clara   | Beef | | Ida     | Beef
    Jonas   | Fish | | Lena    | Fish
  `);
  expect(seatingOf(meals).tables).toEqual({ "Table 1": "Anna, Ben, Clara, Jonas", "Table 2": "Emil, Paul, Ida, Lena" });
});

it("seats nobody at lines to write on, at empty boxes, or at what the guests have in common", () => {
  const sheet = drawnSheet(`
    طاولة 1         | | طاولة 2
    أصدقاء العريس    | | زملاء العمل
    1. خلود العطار  | | 1. ناصح النفطي
    2. نوف ادريس    | | 2. زياد الشتيوي
    3. __________   | | 3. __________
  `);
  expect(seatingOf(sheet).tables).toEqual({
    "طاولة 1": "خلود العطار, نوف ادريس",
    "طاولة 2": "ناصح النفطي, زياد الشتيوي",
  });
});

it("lists no side of the family between tables, but a host by name", () => {
  const sheet = drawnSheet(`
    Table 1          | | Table 2
    Host: Anna Meier | | Host: Dora Holm
    Ben Okafor       | | Emil Ost
    Carla Ruiz       | | Finn Berg

    Kin Groom

    Table 3          | | Table 4
    Gina Lund        | | Ida Falk
    Hugo Stein       | | Jan Vogel
  `);
  expect(seatingOf(sheet)).toMatchObject({
    tables: { "Table 1": "Host: Anna Meier, Ben Okafor, Carla Ruiz", "Table 3": "Gina Lund, Hugo Stein" },
    notGuests: ["Kin Groom"],
  });
});

it("reads a head table across, above tables with numbered seats", () => {
  const sheet = drawnSheet(`
    Head Table |            |            |   |
    Anna Meier | Ben Okafor | Carla Ruiz |   |

    Table 1    |            |            | Table 2 |
    1          | Dora Holm  |            | 1       | Gina Lund
    2          | Emil Ost   |            | 2       | Hugo Stein
    3          | Finn Berg  |            | 3       | Ida Falk
  `);
  expect(seatingOf(sheet).tables).toEqual({
    "Head Table": "Anna Meier, Ben Okafor, Carla Ruiz",
    "Table 1": "Dora Holm, Emil Ost, Finn Berg",
    "Table 2": "Gina Lund, Hugo Stein, Ida Falk",
  });
});

it.each([
  ["Table \\\\ Seat", { 1: "Anna Meier, Ben Okafor", 2: "Carla Ruiz, Dora Holm", 3: "Emil Ost, Finn Berg" }],
  ["Seat / Table", { 1: "Anna Meier, Carla Ruiz, Emil Ost", 2: "Ben Okafor, Dora Holm, Finn Berg" }],
  ["Seat → / Table ↓", { 1: "Anna Meier, Ben Okafor", 2: "Carla Ruiz, Dora Holm", 3: "Emil Ost, Finn Berg" }],
])("reads a grid of numbers by its corner %s", (corner, tables) => {
  const sheet = drawnSheet(`
    ${corner} | 1          | 2
    1         | Anna Meier | Ben Okafor
    2         | Carla Ruiz | Dora Holm
    3         | Emil Ost   | Finn Berg
  `);
  expect(seatingOf(sheet).tables).toEqual(tables);
});

it("knows titles by bold letters and by merged cells", () => {
  const rows = [
    { number: 1, cells: ["Mia Rose", "", "", "Lily May"], looks: new Map([[0, { isBold: true }] as const]) },
    { number: 2, cells: ["1", "", "Anna Meier", "1", "", "Carla Ruiz"] },
    { number: 3, cells: ["2", "", "Ben Okafor", "2", "", "Dora Holm"] },
  ];
  const merges = [0, 3].map((column) => ({ column, lastColumn: column + 2, firstRow: 1, lastRow: 1 }));
  expect(seatingOf({ name: "", rows, merges, warnings: [] }).tables).toEqual({
    "Mia Rose": "Anna Meier, Ben Okafor",
    "Lily May": "Carla Ruiz, Dora Holm",
  });
});

it("takes people with the word in their names for guests", () => {
  const sheet = drawnSheet(`
    Mesa 1              | | Mesa 2
    Víctor Samaniego Mesa | | Irene Madera
    Enrique Mesa Girón  | | Rafael Torres
    Lucas Badillo       | | Adriana Blanco
  `);
  expect(seatingOf(sheet).tables).toEqual({
    "Mesa 1": "Víctor Samaniego Mesa, Enrique Mesa Girón, Lucas Badillo",
    "Mesa 2": "Irene Madera, Rafael Torres, Adriana Blanco",
  });
});

it("reads remarks in brackets after names as details", () => {
  const sheet = drawnSheet(`
    Table 1        | | Table 2        |
    Anna Meier (F) | | Carla Ruiz (V) |
    Ben Okafor (V) | | Dora Holm (F)  |
    Emil Ost (F)   | | Finn Berg (F)  |
  `);
  expect(seatingOf(sheet).tables).toEqual({
    "Table 1": "Anna Meier, Ben Okafor, Emil Ost",
    "Table 2": "Carla Ruiz, Dora Holm, Finn Berg",
  });
});
