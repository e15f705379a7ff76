import { expect, it } from "vitest";
import { rowDifference } from "./row-differences.ts";

const guest = { id: 7, name: "Derek Holm", table_number: "7", seat_number: 2, additional_info: { Meal: "Fish" } };
const table = { id: 1, label: "7", capacity: 8, is_set_up: true, x: 100, y: 100 };

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
