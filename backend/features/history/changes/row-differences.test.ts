import { expect, it } from "vitest";
import { rowDifference } from "./row-differences.ts";

const guest = { id: 7, name: "Derek Holm", table_number: "7", seat_number: 2, additional_info: { Meal: "Fish" } };
const table = { id: 1, label: "7", capacity: 8, is_set_up: true, x: 100, y: 100 };

it("names the fields of a guest that differ, with both values", () => {
  const after = { ...guest, table_number: "9", seat_number: null, additional_info: { Meal: "Beef", Notes: "Late" } };
  expect(rowDifference({ kind: "guests", before: guest, after })).toEqual({
    name: "Derek Holm",
    isAdded: false,
    isRemoved: false,
    fields: [
      { field: "tableNumber", column: null, from: "7", to: "9" },
      { field: "seatNumber", column: null, from: "2", to: "" },
      { field: "additionalInfo", column: "Meal", from: "Fish", to: "Beef" },
      { field: "additionalInfo", column: "Notes", from: "", to: "Late" },
    ],
  });
});

it("says what an added guest has, and what a deleted one had", () => {
  const added = rowDifference({ kind: "guests", before: null, after: guest });
  expect(added).toMatchObject({ name: "Derek Holm", isAdded: true, isRemoved: false });
  expect(added.fields).toContainEqual({ field: "tableNumber", column: null, from: "", to: "7" });
  const deleted = rowDifference({ kind: "guests", before: guest, after: null });
  expect(deleted).toMatchObject({ name: "Derek Holm", isAdded: false, isRemoved: true });
  expect(deleted.fields).toContainEqual({ field: "tableNumber", column: null, from: "7", to: "" });
});

it("keeps the name from before, and takes places and ids together", () => {
  expect(rowDifference({ kind: "tables", before: table, after: { ...table, label: "Rose", x: 5, y: 6 } })).toEqual({
    name: "7",
    isAdded: false,
    isRemoved: false,
    fields: [
      { field: "label", column: null, from: "7", to: "Rose" },
      { field: "place", column: null, from: "", to: "" },
    ],
  });
  const hosted = rowDifference({ kind: "guests", before: guest, after: { ...guest, guest_of_id: 12 } });
  expect(hosted.fields).toEqual([{ field: "guestOfId", column: null, from: "", to: "" }]);
});

it("takes a table that somebody sets up as added", () => {
  const before = { ...table, is_set_up: false, capacity: null };
  expect(rowDifference({ kind: "tables", before, after: table })).toMatchObject({ isAdded: true, isRemoved: false });
  expect(rowDifference({ kind: "tables", before: table, after: before })).toMatchObject({ isRemoved: true });
});
