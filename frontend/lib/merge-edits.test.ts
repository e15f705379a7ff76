import { expect, it } from "vitest";
import { changedFields, changesOf, mergeEdits } from "./merge-edits.ts";

const base = { name: "Gala", date: "June 12", showTablemates: true, hiddenColumns: ["Meal"] };

it("names the fields that changed, including lists", () => {
  const after = { ...base, date: "June 13", hiddenColumns: [] };
  expect(changedFields(base, { ...base, hiddenColumns: ["Meal"] })).toEqual([]);
  expect(changedFields(base, after)).toEqual(["date", "hiddenColumns"]);
  expect(changesOf(base, after)).toEqual({ date: "June 13", hiddenColumns: [] });
});

it("keeps my changes and takes over other people's", () => {
  const latest = { ...base, name: "Ball", date: "June 14" };
  const mine = { ...base, date: "June 13", showTablemates: false };
  expect(mergeEdits(base, latest, mine)).toEqual({
    name: "Ball",
    date: "June 13",
    showTablemates: false,
    hiddenColumns: ["Meal"],
  });
});

it("merges lists that both sides changed", () => {
  const latest = { ...base, hiddenColumns: ["Meal", "Phone", "Email"] };
  const merged = (hiddenColumns: string[]) => mergeEdits(base, latest, { ...base, hiddenColumns }).hiddenColumns;
  expect(merged(["Meal", "Notes"])).toEqual(["Meal", "Phone", "Email", "Notes"]);
  expect(merged(["Phone"])).toEqual(["Phone", "Email"]);
  expect(merged([])).toEqual(["Phone", "Email"]);
  expect(mergeEdits(base, { ...base, hiddenColumns: [] }, { ...base, hiddenColumns: ["Meal", "Notes"] })).toEqual({
    ...base,
    hiddenColumns: ["Notes"],
  });
});
