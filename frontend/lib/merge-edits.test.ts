import { expect, it } from "vitest";
import { changedFields, changesOf, mergeEdits } from "./merge-edits.ts";

const base = { name: "Gala", date: "June 12", showTablemates: true, hiddenColumns: ["Meal"] };

it("finds nothing changed in equal values", () => {
  expect(changedFields(base, { ...base, hiddenColumns: ["Meal"] })).toEqual([]);
});

it("names the fields that changed, lists too", () => {
  const after = { ...base, date: "June 13", hiddenColumns: [] };
  expect(changedFields(base, after)).toEqual(["date", "hiddenColumns"]);
  expect(changesOf(base, after)).toEqual({ date: "June 13", hiddenColumns: [] });
});

it("keeps my changes and takes over the others'", () => {
  const latest = { ...base, name: "Ball", date: "June 14" };
  const mine = { ...base, date: "June 13", showTablemates: false };
  expect(mergeEdits(base, latest, mine)).toEqual({
    name: "Ball",
    date: "June 13",
    showTablemates: false,
    hiddenColumns: ["Meal"],
  });
});
