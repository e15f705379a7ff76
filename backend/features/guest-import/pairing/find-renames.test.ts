import { expect, it } from "vitest";
import { findRenames } from "./find-renames.ts";

/** "Anna Lee @1 #2 (Lee)": name, table, row, household. */
function person(text: string) {
  const [, name = "", table = "", row, household = ""] =
    /^(.*?)(?: @(\S+))?(?: #(\d+))?(?: \((.*)\))?$/u.exec(text) ?? [];
  return { name, table, row: row === undefined ? null : Number(row), household };
}
const renamesOf = (gone: string[], coming: string[]) =>
  findRenames(
    gone.map((text, id) => ({ id, ...person(text) })),
    coming.map((text, place) => ({ place, ...person(text) })),
  ).map(({ id, place, doubt }) => `${gone[id]} -> ${coming[place]}${doubt ? ` ? ${doubt}` : ""}`);

it.each([
  ["a corrected letter at the same table", "Anna Meier @1 #2", "Anna Meyer @1 #9"],
  ["a corrected letter in the same row", "Anna Meier @1 #2", "Anna Meyer @7 #2"],
  ["a corrected letter in the same household", "Anna Meier @1 #2 (Meier)", "Anna Meyer @7 #3 (meier)"],
  ["accents and case", "ZOE AKESSON @1", "Zoë Åkesson @1"],
  ["first and last name swapped", "Meier, Anna @1", "Anna Meier @1"],
  ["an initial written out", "A. Meier @1", "Anna Meier @1"],
  ["a middle name", "Anna Meier @1", "Anna Maria Meier @1"],
  ["a slip in a first name in the same row at the same table", "Anna Meier @1 #2", "Anne Meier @1 #2"],
  ["a name for a companion in the same row", "Guest of Anna Meier @1 #2", "Ben Okafor @1 #2"],
  ["a name for a companion", "+1 @1 #2", "Ben Okafor @1 #2"],
])("recognizes %s", (_, gone, coming) => {
  expect(renamesOf([gone], [coming])).toEqual([`${gone} -> ${coming}`]);
});

it.each([
  ["a married name in the same row at the same table", "Anna Meier @1 #2", "Anna Okafor @1 #2", "same"],
  ["another first name that is near", "Anna Meier @1 #2", "Anne Meier @1 #9", "same"],
  ["a family member in the same row", "José Smith @6 #2", "John Smith @6 #2", "other"],
  ["a family member with a long name", "Tom Featherstonehaugh @6 #2", "Tim Featherstonehaugh @6 #2", "other"],
])("doubts %s", (_, gone, coming, doubt) => {
  expect(renamesOf([gone], [coming])).toEqual([`${gone} -> ${coming} ? ${doubt}`]);
});

it.each([
  ["someone else in the same row", "Anna Meier @1 #2", "Ben Okafor @7 #2"],
  ["someone else at the same table", "Anna Meier @1 #2", "Ben Okafor @1 #3"],
  ["someone else in the same row at the same table", "Anna Meier @1 #2", "Ben Okafor @1 #2"],
  ["a near name somewhere else", "Anna Meier @1 #2", "Anna Meyer @7 #3"],
  ["a near name where neither has a table", "Anna Meier", "Anna Meyer"],
  ["a family member at the same table", "Anna Meier @1 #2", "Ben Meier @1 #3"],
  ["another number", "Guest 12 @1 #2", "Guest 13 @1 #3"],
  ["short names", "Tim @1 #2", "Tom @1 #3"],
  ["a family member with a long name", "Tom Featherstonehaugh @6 #2", "Tim Featherstonehaugh @6 #3"],
  ["a companion of someone else", "Guest of Anna Meier @1 #2", "Ben Okafor @1 #3"],
])("does not take %s for the same person", (_, gone, coming) => {
  expect(renamesOf([gone], [coming])).toEqual([]);
});

it("prefers the nearest, and decides nothing between two who are alike", () => {
  expect(renamesOf(["Anna Meier @1"], ["Anna Meyer @1", "Anna Mayer @1"])).toEqual(["Anna Meier @1 -> Anna Meyer @1"]);
  expect(renamesOf(["Anna Meier @1"], ["Anna Meyer @1", "Anna Meiér @1"])).toEqual(["Anna Meier @1 -> Anna Meiér @1"]);
  expect(renamesOf(["Anna Meier @1"], ["Anna Meyer @1", "Anna Meler @1"])).toEqual([]);
  expect(renamesOf(["Anna Meier @1 #2"], ["Anna Meyer @1 #2", "Anna Meler @1"])).toEqual([
    "Anna Meier @1 #2 -> Anna Meyer @1 #2",
  ]);
  expect(renamesOf(["Anna Meier @1", "Anna Meler @1"], ["Anna Meyer @1"])).toEqual([]);
});
