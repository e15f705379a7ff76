import { expect, it } from "vitest";
import { withAnswerSections } from "./answer-sections.ts";
import { plainRows } from "./model/guest-rows.ts";

const rowsOf = (...rows: string[][]) => rows.map((cells, index) => ({ number: index + 2, cells }));
const header = ["Name", "Table"];

it.each(["Regrets", "Not coming (2):", "Absagen", "Absents", "No asisten", "Не придут", "不出席", "ไม่มา", "المعتذرون"])(
  "takes %s for a heading above those who do not come",
  (heading) => {
    const rows = rowsOf(["Anna Meier", "1"], [heading], ["Carla Ruiz", ""], ["Attending"], ["Dan Smith", "2"]);
    const read = withAnswerSections(plainRows(header, rows));
    expect(read.headers).toEqual(["Name", "Table", "Attendance"]);
    const text = heading.replace(/[:]/u, "");
    expect(read.rows.map(({ cells }) => cells)).toEqual([
      ["Anna Meier", "1"],
      ["Carla Ruiz", "", text],
      ["Dan Smith", "2", "Attending"],
    ]);
    expect(read.notGuests.map(({ row }) => row)).toEqual([3, 5]);
  },
);

it("ends the tables at a heading after a gap that names no table", () => {
  const at = (number: number, ...cells: string[]) => ({ number, cells });
  const rows = [
    at(2, "Anna Meier", "1"),
    at(5, "Ben Okafor", "2"),
    at(7, "Evening guests only", "2"),
    at(8, "Xqz Vbn", "2"),
  ];
  const roles = new Map([
    [1, "heading" as const],
    [4, "heading" as const],
  ]);
  const read = withAnswerSections(plainRows(header, rows, { fixed: { table: 1 }, roles }));
  expect(read.rows.map(({ cells }) => cells)).toEqual([
    ["Anna Meier", "1"],
    ["Ben Okafor", "2"],
    ["Xqz Vbn", ""],
  ]);
});

it("takes the table of the heading above from those who do not come", () => {
  const rows = rowsOf(["Anna Meier", "Rose"], ["Regrets", "Rose"], ["Carla Ruiz", "Rose"]);
  const read = withAnswerSections(plainRows(header, rows, { fixed: { table: 1 } }));
  expect(read.rows.map(({ cells }) => cells)).toEqual([
    ["Anna Meier", "Rose"],
    ["Carla Ruiz", "", "Regrets"],
  ]);
});

it("leaves lists as they are that have answers, or nobody who does not come", () => {
  const answered = plainRows(["Name", "RSVP"], rowsOf(["Anna Meier", "yes"], ["Regrets"], ["Carla Ruiz", "no"]));
  expect(withAnswerSections(answered)).toBe(answered);
  const coming = plainRows(header, rowsOf(["Attending"], ["Anna Meier", "1"], ["No"], ["Carla Ruiz", "2"]));
  expect(withAnswerSections(coming)).toBe(coming);
});

it.each(["Not seated", "Ohne Tisch (2):", "Sin mesa", "Non placés", "未安排"])(
  "ends the table above at %s",
  (heading) => {
    const rows = rowsOf(["Anna Meier", "Rose"], [heading, "Rose"], ["Carla Ruiz", "Rose"], ["Dan Smith", "Lily"]);
    const read = withAnswerSections(plainRows(header, rows, { fixed: { table: 1 } }));
    expect(read.rows.map(({ cells }) => cells)).toEqual([
      ["Anna Meier", "Rose"],
      ["Carla Ruiz", ""],
      ["Dan Smith", "Lily"],
    ]);
    expect(read.notGuests.map(({ row }) => row)).toEqual([3]);
  },
);
