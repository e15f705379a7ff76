import { expect, it } from "vitest";
import { drawnSheet, seatingOf } from "../../../../../testing/drawn-sheet.ts";

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
