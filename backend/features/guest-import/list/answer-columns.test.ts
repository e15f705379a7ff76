import { expect, it } from "vitest";
import { withAnswerColumns } from "./answer-columns.ts";
import { plainRows } from "./model/guest-rows.ts";

const read = (...[headers = [], ...rows]: string[][]) =>
  withAnswerColumns(
    plainRows(
      headers,
      rows.map((cells, index) => ({ number: index + 2, cells })),
    ),
  );

it("makes one column of answers from columns with marks", () => {
  const { headers, rows } = read(
    ["Name", "Yes", "No", "Maybe", "Table"],
    ["Anna", "x", "", "", "1"],
    ["Ben", "", "1"],
    ["Cleo", "", "", "✓", "2"],
    ["Dora"],
  );
  expect(headers).toEqual(["Name", "", "", "", "Table", "Attendance"]);
  expect(rows.map(({ cells }) => cells.filter((cell) => cell !== ""))).toEqual([
    ["Anna", "1", "Yes"],
    ["Ben", "No"],
    ["Cleo", "2", "Maybe"],
    ["Dora"],
  ]);
});

it("knows such columns by words that may also head a column of answers", () => {
  const { headers } = read(["Name", "Attending", "Declined"], ["Anna", "x", ""], ["Ben", "", "x"]);
  expect(headers).toEqual(["Name", "", "", "Attendance"]);
});

it.each([
  [
    "numbers of guests",
    [
      ["Name", "Yes", "No"],
      ["Anna", "2", ""],
      ["Ben", "", "1"],
    ],
  ],
  [
    "two marks for a guest",
    [
      ["Name", "Yes", "No"],
      ["Anna", "x", "x"],
      ["Ben", "", "x"],
    ],
  ],
  [
    "other texts",
    [
      ["Name", "Yes", "No"],
      ["Anna", "Fish", ""],
      ["Ben", "", "x"],
    ],
  ],
  ["hardly any marks", [["Name", "Yes", "No"], ["Anna"], ["Ben"], ["Cleo", "x"]]],
  [
    "answers in a column of their own",
    [
      ["Name", "RSVP", "Yes", "No"],
      ["Anna", "Yes", "x", ""],
    ],
  ],
  [
    "no column of those who do not come",
    [
      ["Name", "Yes", "Maybe"],
      ["Anna", "x", ""],
    ],
  ],
])("leaves columns alone that have %s", (_, sheet) => {
  expect(read(...sheet).headers).toEqual(sheet[0]);
});
