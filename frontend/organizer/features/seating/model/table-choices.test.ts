import { describe, expect, it } from "vitest";
import { newTables, nextNumber, swapChoices, usualCapacity } from "./new-tables.ts";
import { guestRow, tableRow } from "./rows-for-tests.ts";

const tables = [
  tableRow(1, { label: "12", capacity: 2 }),
  tableRow(2, { capacity: 1 }),
  tableRow(3, { label: "Head Table" }),
  tableRow(4, { label: "20", capacity: 8 }),
];

describe("new tables", () => {
  it("count on from the highest number", () => {
    expect(nextNumber(tables)).toBe(21);
    expect(nextNumber([])).toBe(1);
  });

  it("skip labels that tables have", () => {
    const labels = (firstLabel: string, count: number) =>
      newTables(tables, { firstLabel, count, capacity: 8, shape: "ROW" }).map(({ label }) => label);
    expect(labels("11", 3)).toEqual(["11", "13", "14"]);
    expect(labels("head table", 2)).toEqual(["head table 2", "head table 3"]);
    expect(labels("Rose", 2)).toEqual(["Rose", "Rose 2"]);
    expect(labels("A1", 2)).toEqual(["A1", "A2"]);
  });

  it("have as many seats as most tables", () => {
    expect(usualCapacity([{ capacity: 8 }, { capacity: 10 }, { capacity: 8 }, { capacity: null }])).toBe(8);
    expect(usualCapacity([{ capacity: null }])).toBeNull();
  });
});

it("offers guests of other tables to swap with, by parts of their names", () => {
  const moved = guestRow(1, { name: "Ana Berg", tableNumber: "2" });
  const guests = [
    moved,
    guestRow(2, { name: "Zoë Berg", tableNumber: "3" }),
    guestRow(3, { name: "Zoe Conti", tableNumber: "2" }),
    guestRow(4, { name: "Zoe Dahl" }),
  ];
  expect(swapChoices(guests, moved, "zoe").map(({ id }) => id)).toEqual([2]);
  expect(swapChoices(guests, moved, "z")).toEqual([]);
});
