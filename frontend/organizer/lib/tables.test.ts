import { expect, it } from "vitest";
import { tableChoices } from "./tables.ts";

const tables = [
  { label: "2", capacity: 1, seatedCount: 1 },
  { label: "12", capacity: 2, seatedCount: 0 },
  { label: "20", capacity: 8, seatedCount: 0 },
  { label: "Head Table", capacity: null, seatedCount: 0 },
];
const labelsFor = (typed: string, count = 1) =>
  tableChoices(tables, { typed, count, canUnseat: true }).map(({ kind, label }) =>
    kind === "table" ? label : `${kind} ${label}`.trim(),
  );

it("lists tables with room for all first, in natural order, and no seat at the end", () => {
  expect(labelsFor("")).toEqual(["12", "20", "Head Table", "2", "noSeat"]);
  expect(labelsFor("", 3)).toEqual(["20", "Head Table", "2", "12", "noSeat"]);
});

it("finds tables by the label, its start, its words and its parts, and offers a new table last", () => {
  expect(labelsFor("2")).toEqual(["2", "20", "12"]);
  expect(labelsFor("tab")).toEqual(["Head Table", "newTable tab"]);
  expect(labelsFor(" head table ")).toEqual(["Head Table"]);
  expect(labelsFor("3")).toEqual(["newTable 3"]);
  expect(labelsFor("Table 2")).toEqual(["2"]);
});
