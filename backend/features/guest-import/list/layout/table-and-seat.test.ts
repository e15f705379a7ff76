import { expect, it } from "vitest";
import { plainRows } from "../model/guest-rows.ts";
import { withTableAndSeat } from "./table-and-seat.ts";

function tablesIn(header: string, ...places: string[]) {
  const rows = places.map((place, index) => ({ number: index + 2, cells: [`Guest ${index}`, place] }));
  const { rows: read, fixed } = withTableAndSeat(plainRows(["Name", header], rows));
  return fixed.table == null ? undefined : read.map(({ cells }) => cells.slice(fixed.table ?? 0).join("/"));
}

it.each([
  ["Table", ["1A", "1B", "1C", "2A", "2B", "2C"]],
  ["Table/Seat", ["1-1", "1-2", "1-3", "2-1", "2-2", "2-3"]],
  [
    "Seat",
    ["Table 1, Seat 1", "Table 1, Seat 2", "Table 1, Seat 3", "Table 2, Seat 1", "Table 2, Seat 2", "Table 2, Seat 3"],
  ],
  [
    "",
    [
      "Tisch 1 – Platz 1",
      "Tisch 1 – Platz 2",
      "Tisch 1 – Platz 3",
      "Tisch 2 – Platz 1",
      "Tisch 2 – Platz 2",
      "Tisch 2 – Platz 3",
    ],
  ],
])("divides places below %s", (header, places) => {
  const number = (text: string) => text.replace(/\D/gu, "");
  expect(tablesIn(header, ...places)?.map(number)).toEqual(["11", "12", "13", "21", "22", "23"]);
});

it.each([
  ["tables that guests share", "Table", ["1A", "1A", "1B", "1B", "2A", "2A"]],
  ["a table for each guest", "Table", ["1A", "2A", "3A", "4A", "5A", "6A"]],
  ["numbers of rooms", "Room", ["1A", "1B", "1C", "2A", "2B", "2C"]],
  ["fractions", "", ["1/1", "1/2", "1/3", "2/1", "2/2", "2/3"]],
  ["high numbers", "Table", ["1-11", "1-22", "1-33", "2-11", "2-22", "2-33"]],
  ["few guests", "Table", ["1A", "1B", "2A"]],
])("leaves %s alone", (_, header, places) => {
  expect(tablesIn(header, ...places)).toBeUndefined();
});
